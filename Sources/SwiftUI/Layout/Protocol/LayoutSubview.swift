import Foundation

/// A view that a layout measures and places.
public struct LayoutSubview: Equatable, Sendable {
  package let element: LayoutNode
  let index: Int
  let host: LayoutHostNode

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var known: Any?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { known = element.layoutValue(id) }
    if let known { return known as? K.Value ?? K.defaultValue }
    return K.defaultValue
  }

  public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }

  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.spacing } }

  /// What the view tells the container by `containerValue(_:_:)` and `tag(_:includeOptional:)`.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { values = element.containerValues(upTo: host) }
    return values
  }

  /// The size that the view takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.sizeThatFits(Proposal(proposal)) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let dimensions = MainActor.assumeIsolated { element.dimensions(Proposal(proposal)) }
    return ViewDimensions(dimensions: dimensions)
  }

  /// Puts the view's `anchor` at a position in the space of the container's bounds, in points.
  ///
  /// Has an effect only while the layout places its views.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      host.place(self, at: position, anchor: anchor, Proposal(proposal))
    }
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}

/// The views that a layout measures and places, in the order of declaration.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  /// The direction of the environment; the layout itself always works left to right.
  public var layoutDirection: LayoutDirection
  private let elements: ContiguousArray<LayoutNode>
  /// The places of `elements` among all views of the container; nil for all of them.
  private let positions: ContiguousArray<Int>?
  private let bounds: Range<Int>
  private let host: LayoutHostNode

  init(
    _ elements: ContiguousArray<LayoutNode>, layoutDirection: LayoutDirection, host: LayoutHostNode
  ) {
    self.init(elements, nil, elements.indices, layoutDirection, host)
  }

  private init(
    _ elements: ContiguousArray<LayoutNode>, _ positions: ContiguousArray<Int>?,
    _ bounds: Range<Int>, _ layoutDirection: LayoutDirection, _ host: LayoutHostNode
  ) {
    self.elements = elements
    self.positions = positions
    self.bounds = bounds
    self.layoutDirection = layoutDirection
    self.host = host
  }

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: positions?[index] ?? index, host: host)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements, positions, bounds, layoutDirection, host)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = ContiguousArray(indices)
    return LayoutSubviews(
      ContiguousArray(chosen.map { elements[$0] }),
      ContiguousArray(chosen.map { positions?[$0] ?? $0 }), chosen.indices, layoutDirection, host)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }

  // MARK: The engine's side

  /// The nodes of the views.
  var nodes: ContiguousArray<LayoutNode> {
    bounds == elements.indices ? elements : ContiguousArray(elements[bounds])
  }

  func mayAlignExplicitly(_ guide: AlignmentKey) -> Bool {
    MainActor.assumeIsolated { host.mayAlignExplicitly(guide) }
  }

  /// From now on, places are noted and nothing moves.
  func startRecording() { MainActor.assumeIsolated { host.startRecording() } }

  func finishRecording() -> [LayoutHostNode.RecordedPlace] {
    MainActor.assumeIsolated { host.finishRecording() }
  }
}
