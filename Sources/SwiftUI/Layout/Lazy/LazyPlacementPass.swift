import Foundation

/// What one run through the lines of a lazy container has found.
@MainActor
struct LazyPlacementPass {
  /// The part of the container that shows, along its axis, in points.
  let visible: ClosedRange<CGFloat>
  /// How many missing views are noted at most.
  let limit: Int
  var placed: ContiguousArray<LayoutNode> = []
  var units: [_Node] = []
  private(set) var missing: [(items: any LazyItems, range: Range<Int>)] = []
  private var missed = 0

  init(visible: ClosedRange<CGFloat>, limit: Int) {
    self.visible = visible
    self.limit = limit
  }

  var isFull: Bool { missed >= limit }

  mutating func miss(_ items: any LazyItems, _ index: Int) {
    missed += 1
    if let last = missing.last, last.items === items, last.range.upperBound == index {
      missing[missing.count - 1].range = last.range.lowerBound..<(index + 1)
    } else {
      missing.append((items, index..<(index + 1)))
    }
  }
}

extension _Node {
  /// Whether a view from here down bears an identity.
  func containsIdentity(_ id: AnyHashable) -> Bool {
    if (self as? any IdentifiedNode)?.identity == id { return true }
    var result = false
    forEachChild { if !result { result = $0.containsIdentity(id) } }
    return result
  }
}
