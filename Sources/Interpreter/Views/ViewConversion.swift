/// From values of the program to the engine's view values.
package import Basics
package import Engine
import Language

/// A value of the vocabulary that is a view of its own, such as a colour.
package protocol ViewRepresentable {
  func viewValue() -> ViewValue
}

extension HostObject: HostView {
  func hostView() -> ViewValue? { (value as? any ViewRepresentable)?.viewValue() }
  func hostElement(_ key: Value) -> Value? { (value as? any HostElements)?.element(key) }
}

/// Objects that may be views.
protocol HostView {
  func hostView() -> ViewValue?
  func hostElement(_ key: Value) -> Value?
}

extension Machine {
  /// The value as a view; nil when it is none. Structures of the program become composite views.
  package func viewValue(_ value: Value, at range: SourceRange = .none) -> ViewValue? {
    guard case .object(let object) = value else {
      return value.isNone ? EmptyView() : nil
    }
    if let view = object as? ViewValue { return view }
    if let structure = value.cast(to: StructObject.self) {
      guard structure.type.conforms(to: "View") || structure.type.declaration.getters["body"] != nil
      else { return shapeView(structure, at: range) }
      if structure.type.conforms(to: "Shape"), !structure.type.declares(getter: "body") {
        return shapeView(structure, at: range)
      }
      let view = CompositeView(
        InterpretedView(self, structure), held: structure.fields.reduce(0) { max($0, $1.viewDepth) }
      )
      view.range = range
      return view
    }
    if let host = object as? any HostView, let view = host.hostView() {
      view.range = range
      return view
    }
    return nil
  }

  private func shapeView(_ structure: StructObject, at range: SourceRange) -> ViewValue? {
    guard structure.type.conforms(to: "Shape") else { return nil }
    let view = ShapeView(InterpretedShape(self, structure))
    view.range = range
    return view
  }

  /// How builder blocks become the engine's views.
  package var engineViews: ViewBuilding {
    func view(_ value: Value) -> ViewValue {
      guard case .object(let object) = value, let view = object as? ViewValue else {
        return EmptyView()
      }
      return view
    }
    return ViewBuilding(
      item: { [unowned self] value, range in
        if case .object(let object) = value, object is ViewValue { return value }
        guard let view = self.viewValue(value, at: range) else { return nil }
        return .object(view)
      },
      tuple: { .object(TupleView($0.map(view))) },
      conditional: { branch, content, range in
        .object(ConditionalView(branch: branch, content: view(content), range: range))
      },
      empty: { .object(EmptyView()) },
      placeholder: { name, range in
        let text = TextView("?" + name)
        text.range = range
        text.isPlaceholder = true
        return .object(text)
      })
  }
}

extension Value {
  /// Whether it stands for something that nobody knows: so do all its members.
  var isPlaceholder: Bool {
    guard case .object(let object) = self else { return false }
    return (object as? TextView)?.isPlaceholder == true
  }

  /// Levels of the view value that this is; 0 for everything else.
  fileprivate var viewDepth: Int {
    guard case .object(let object) = self, let view = object as? ViewValue else { return 0 }
    return view.depth
  }
}

extension TypeInfo {
  func declares(getter name: String) -> Bool { declaration.getters[name] != nil }
}
