import Foundation

/// A container whose views a `Layout` arranges, without the layout's type.
@MainActor
package class LayoutHostNode: ContainerNode {
  /// Where a layout would put a view, left to right, in points.
  struct RecordedPlace: @unchecked Sendable {
    let subview: LayoutSubview
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  private enum Phase { case idle, placing, recording }

  private var phase = Phase.idle
  private var isPlaced: [Bool] = []
  private var recorded: [RecordedPlace] = []

  /// The views to arrange.
  final var subviews: LayoutSubviews {
    LayoutSubviews(
      elements, layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
      host: self)
  }

  /// Lets `body` place the views; those that it leaves out stand in the middle.
  final func placeSubviews(_ body: (LayoutSubviews) -> Void) {
    let subviews = subviews
    isPlaced = Array(repeating: false, count: subviews.count)
    phase = .placing
    body(subviews)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for (index, subview) in subviews.enumerated() where !isPlaced[index] {
      place(subview, at: middle, anchor: .center, placedProposal)
    }
    phase = .idle
  }

  final func place(
    _ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, _ proposal: Proposal
  ) {
    guard phase != .idle, subview.element.layoutParent === self else { return }
    let taken = subview.element.sizeThatFits(proposal)
    var origin = CGPoint(
      x: position.x - taken.width * anchor.x, y: position.y - taken.height * anchor.y)
    if !origin.x.isFinite { origin.x = 0 }
    if !origin.y.isFinite { origin.y = 0 }
    if phase == .recording {
      recorded.append(
        RecordedPlace(subview: subview, origin: origin, proposal: proposal.size))
      return
    }
    if subview.index < isPlaced.count { isPlaced[subview.index] = true }
    if environment.isRightToLeft { origin.x = size.width - origin.x - taken.width }
    subview.element.place(at: origin, proposal)
  }

  final func startRecording() {
    recorded = []
    phase = .recording
  }

  final func finishRecording() -> [RecordedPlace] {
    phase = .idle
    defer { recorded = [] }
    return recorded
  }
}

/// The node of views that a `Layout` arranges.
@MainActor
package final class LayoutContainerNode<L: Layout>: LayoutHostNode {
  private var layout: L
  private let name: String
  private var axis: Axis?
  private var storedCache: L.Cache?
  private var isCacheStale = false

  init(_ layout: L, name: String? = nil, _ context: _NodeContext) {
    self.layout = layout
    self.name = name ?? String(describing: L.self)
    axis = Self.orientation(of: layout)
    super.init(context)
  }

  /// Takes a new value of the layout; lays out again unless it is known to be equal.
  func update(_ new: L) {
    if areEqual(layout, new) { return }
    if let layout = layout as? AnyLayout, let new = new as? AnyLayout, layout.isSame(as: new) {
      return
    }
    layout = new
    axis = Self.orientation(of: new)
    invalidateLayout()
  }

  private static func orientation(of layout: L) -> Axis? {
    ((layout as? AnyLayout)?.properties ?? L.layoutProperties).stackOrientation
  }

  package override var stackAxis: Axis? { axis }

  private func cache(_ subviews: LayoutSubviews) -> L.Cache {
    guard var cache = storedCache else { return layout.makeCache(subviews: subviews) }
    if isCacheStale {
      storedCache = nil
      layout.updateCache(&cache, subviews: subviews)
    }
    isCacheStale = false
    return cache
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let subviews = subviews
    var cache = cache(subviews)
    let size = layout.sizeThatFits(proposal: proposal.size, subviews: subviews, cache: &cache)
    storedCache = cache
    return CGSize(
      width: size.width.isNaN ? 0 : max(0, size.width),
      height: size.height.isNaN ? 0 : max(0, size.height))
  }

  package override func placeChildren() {
    placeSubviews { subviews in
      var cache = cache(subviews)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: placedProposal.size, subviews: subviews,
        cache: &cache)
      storedCache = cache
    }
  }

  package override func willRemeasure() {
    super.willRemeasure()
    isCacheStale = true
  }

  package override func makeSpacing() -> ViewSpacing {
    let subviews = subviews
    var cache = cache(subviews)
    defer { storedCache = cache }
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    let subviews = subviews
    var cache = cache(subviews)
    defer { storedCache = cache }
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = dimensions.proposal.size
    switch guide.axis {
    case .horizontal:
      return layout.explicitAlignment(
        of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      return layout.explicitAlignment(
        of: VerticalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  package override var dumpLabel: String? { name }
}
