// A small language for writing layout trees in tests.
import Drawing
import Engine

/// A node of a layout tree, with what is below it.
struct Sketch {
  var algorithm: LayoutAlgorithmID
  var parameters: LayoutParameters
  var children: [Sketch] = []
  /// How the test asks for its rectangle.
  var name: String?
  var guide: GuideContent?
  var text: TextContent?
  var hook: (any LayoutHook)?
  /// Whether it comes from a ForEach, so that a stack of it alone is not skipped (D17).
  var isDynamic = false
}

// MARK: - Leaves

func color(_ name: String? = nil) -> Sketch {
  Sketch(algorithm: .fill, parameters: .none, name: name)
}

func color(_ name: String? = nil, _ width: Double, _ height: Double) -> Sketch {
  color(name).frame(width: width, height: height)
}

func circle(_ name: String? = nil) -> Sketch {
  Sketch(algorithm: .circle, parameters: .none, name: name)
}

func image(_ name: String? = nil, _ width: Double, _ height: Double) -> Sketch {
  Sketch(algorithm: .fixedLeaf, parameters: .fixedLeaf(Size(width, height)), name: name)
}

func spacer(_ name: String? = nil, min: Double? = nil) -> Sketch {
  Sketch(algorithm: .spacer, parameters: .spacer(minLength: min), name: name)
}

func divider(_ name: String? = nil) -> Sketch {
  Sketch(algorithm: .divider, parameters: .divider(thickness: 1), name: name)
}

func text(_ name: String? = nil, _ content: TextContent) -> Sketch {
  Sketch(algorithm: .text, parameters: .none, name: name, text: content)
}

// MARK: - Containers

func hstack(
  _ spacing: Double?, _ alignment: AlignmentKey, _ children: [Sketch]
) -> Sketch {
  let single = children.count == 1 && !children[0].isDynamic
  return Sketch(
    algorithm: .hstack,
    parameters: .stack(alignment: alignment, spacing: spacing, single: single), children: children)
}

func vstack(
  _ spacing: Double?, _ alignment: AlignmentKey, _ children: [Sketch]
) -> Sketch {
  let single = children.count == 1 && !children[0].isDynamic
  return Sketch(
    algorithm: .vstack,
    parameters: .stack(alignment: alignment, spacing: spacing, single: single), children: children)
}

func zstack(_ alignment: Alignment, _ children: [Sketch]) -> Sketch {
  let single = children.count == 1 && !children[0].isDynamic
  return Sketch(
    algorithm: .zstack, parameters: .zstack(alignment, single: single), children: children)
}

func hstack(_ spacing: Double?, _ children: [Sketch]) -> Sketch {
  hstack(spacing, .verticalCenter, children)
}

func hstack(_ children: [Sketch]) -> Sketch { hstack(nil, .verticalCenter, children) }

func vstack(_ spacing: Double?, _ children: [Sketch]) -> Sketch {
  vstack(spacing, .horizontalCenter, children)
}

func vstack(_ children: [Sketch]) -> Sketch { vstack(nil, .horizontalCenter, children) }
func zstack(_ children: [Sketch]) -> Sketch { zstack(.center, children) }

// MARK: - Modifiers

extension Sketch {
  func wrapped(_ algorithm: LayoutAlgorithmID, _ parameters: LayoutParameters) -> Sketch {
    Sketch(
      algorithm: algorithm, parameters: parameters, children: [self], isDynamic: isDynamic)
  }

  func named(_ name: String) -> Sketch {
    var sketch = self
    sketch.name = name
    return sketch
  }

  var fromForEach: Sketch {
    var sketch = self
    sketch.isDynamic = true
    return sketch
  }

  func frame(
    width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center
  ) -> Sketch {
    wrapped(.frame, .frame(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    _ alignment: Alignment = .center
  ) -> Sketch {
    wrapped(
      .flexibleFrame,
      .flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Insets in the order top, leading, bottom, trailing.
  func padding(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Sketch {
    wrapped(
      .padding,
      .padding(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }

  func padding(_ inset: Double) -> Sketch { padding(inset, inset, inset, inset) }
  func offset(_ x: Double, _ y: Double) -> Sketch { wrapped(.offset, .offset(x: x, y: y)) }
  func position(_ x: Double, _ y: Double) -> Sketch { wrapped(.position, .position(x: x, y: y)) }
  func priority(_ value: Double) -> Sketch { wrapped(.layoutPriority, .priority(value)) }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Sketch {
    wrapped(.fixedSize, .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: Double? = nil, fill: Bool = false) -> Sketch {
    wrapped(.aspectRatio, .aspectRatio(ratio, fill: fill))
  }

  func overlay(_ others: [Sketch]) -> Sketch { overlay(.center, others) }

  func overlay(_ alignment: Alignment, _ others: [Sketch]) -> Sketch {
    var sketch = wrapped(.overlay, .overlay(alignment))
    sketch.children += others
    return sketch
  }

  func guide(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double) -> Sketch {
    var sketch = wrapped(.alignmentGuide, .none)
    sketch.guide = GuideContent(key: key, value: value)
    return sketch
  }

  func hooked(_ hook: any LayoutHook) -> Sketch {
    var sketch = wrapped(.hook, .none)
    sketch.hook = hook
    return sketch
  }
}

extension Alignment {
  static let leading = Alignment(.leading, .verticalCenter)
  static let trailing = Alignment(.trailing, .verticalCenter)
  static let bottomLeading = Alignment(.leading, .bottom)
  static let topTrailing = Alignment(.trailing, .top)
  static let bottomTrailing = Alignment(.trailing, .bottom)
}
