// The table of layout algorithms and the names of its entries.

/// Names an entry of `LayoutTree.algorithms`.
package struct LayoutAlgorithmID: Sendable, Hashable {
  /// The number of the entry.
  package var index: UInt16

  package init(_ index: UInt16) { self.index = index }

  // Leaves.
  /// Takes the proposal, 10 points where nothing was offered (L2).
  package static let fill = LayoutAlgorithmID(0)
  /// The largest square in the proposal (L3).
  package static let circle = LayoutAlgorithmID(1)
  /// A size of its own, whatever is proposed (L47).
  package static let fixedLeaf = LayoutAlgorithmID(2)
  /// Measured text (L44).
  package static let text = LayoutAlgorithmID(3)
  /// `Spacer` (L27).
  package static let spacer = LayoutAlgorithmID(4)
  /// `Divider` (L36).
  package static let divider = LayoutAlgorithmID(5)
  // Containers.
  /// `HStack` (L7-L13).
  package static let hstack = LayoutAlgorithmID(6)
  /// `VStack` (L7-L13).
  package static let vstack = LayoutAlgorithmID(7)
  /// `ZStack` (L29, D4).
  package static let zstack = LayoutAlgorithmID(8)
  /// A row of one static child, replaced by it (D17); only the axis for Spacers stays.
  package static let singleHStack = LayoutAlgorithmID(9)
  /// The same for a column.
  package static let singleVStack = LayoutAlgorithmID(10)
  /// The same for a ZStack, which leaves no axis.
  package static let transparentSingle = LayoutAlgorithmID(11)
  /// A primary child and others in its box: `.overlay` and `.background` (L28).
  package static let overlay = LayoutAlgorithmID(12)
  /// `GeometryReader` (L38).
  package static let geometryReader = LayoutAlgorithmID(13)
  /// `ScrollView` (L37).
  package static let scroll = LayoutAlgorithmID(14)
  // Modifiers of one child.
  /// Stands in the tree without any effect on layout.
  package static let passThrough = LayoutAlgorithmID(15)
  /// `.frame(width:height:alignment:)` (L23).
  package static let frame = LayoutAlgorithmID(16)
  /// `.frame(minWidth:...)` (L24).
  package static let flexibleFrame = LayoutAlgorithmID(17)
  /// `.padding` (L26).
  package static let padding = LayoutAlgorithmID(18)
  /// `.offset` (L32).
  package static let offset = LayoutAlgorithmID(19)
  /// `.position` (L33).
  package static let position = LayoutAlgorithmID(20)
  /// `.fixedSize` (L30).
  package static let fixedSize = LayoutAlgorithmID(21)
  /// `.aspectRatio`, `.scaledToFit`, `.scaledToFill` (L31, D5).
  package static let aspectRatio = LayoutAlgorithmID(22)
  /// `.layoutPriority` (L9, D7).
  package static let layoutPriority = LayoutAlgorithmID(23)
  /// `.alignmentGuide` (L14, D3).
  package static let alignmentGuide = LayoutAlgorithmID(24)
  /// A node whose child is placed by a `LayoutHook`.
  package static let hook = LayoutAlgorithmID(25)
  /// Displaced by its own size (X10).
  package static let move = LayoutAlgorithmID(26)
  /// A resizable image (L47).
  package static let resizable = LayoutAlgorithmID(27)
  /// `LazyVGrid` and `LazyHGrid` (L40-L43).
  package static let grid = LayoutAlgorithmID(28)
  /// A `Layout` of the program.
  package static let custom = LayoutAlgorithmID(29)
  /// `ViewThatFits`.
  package static let fitting = LayoutAlgorithmID(30)
  /// `Grid`.
  package static let table = LayoutAlgorithmID(31)
  /// `GridRow`.
  package static let tableRow = LayoutAlgorithmID(32)
  /// `.safeAreaInset`.
  package static let safeAreaInset = LayoutAlgorithmID(33)
  /// `.ignoresSafeArea` (L39).
  package static let ignoringSafeArea = LayoutAlgorithmID(34)
  /// The window: its first child stands in the safe area (L39).
  package static let device = LayoutAlgorithmID(35)
}

extension LayoutTree {
  /// One entry per algorithm, in the order of the numbers in `LayoutAlgorithmID`.
  package static let algorithms: [LayoutFunctions] = [
    LeafLayout.fill, LeafLayout.circle, LeafLayout.fixed, TextLeafLayout.functions,
    SpacerLayout.functions, DividerLayout.functions, StackLayout.horizontal, StackLayout.vertical,
    ZStackLayout.functions, PassThroughLayout.singleHStack, PassThroughLayout.singleVStack,
    PassThroughLayout.singleZStack, OverlayLayout.functions, GeometryReaderLayout.functions,
    ScrollLayout.functions, PassThroughLayout.functions, FrameLayout.functions,
    FlexibleFrameLayout.functions, PaddingLayout.functions, OffsetLayout.functions,
    PositionLayout.functions, FixedSizeLayout.functions, AspectRatioLayout.functions,
    LayoutPriorityLayout.functions, AlignmentGuideLayout.functions, HookLayout.functions,
    MoveLayout.functions, LeafLayout.resizable, GridLayout.functions,
    CustomLayoutAlgorithm.functions, FittingLayout.functions, TableLayout.functions,
    TableLayout.row, SafeAreaInsetLayout.functions, IgnoringSafeAreaLayout.functions,
    DeviceLayout.functions,
  ]
}
