import CoreGraphics

/// How far a section is from the sides of the list and from what is above and below it, in points; nil for the usual.
struct ListSectionMargins {
  var top: CGFloat?
  var bottom: CGFloat?
  private var leading: CGFloat?
  private var trailing: CGFloat?

  init() {}

  /// Those that the section and the views around it say, the nearest first.
  @MainActor
  init(of section: SectionNode, in list: ListNode) {
    for case .sectionMargins(let edges, let length) in section.listTraits(upTo: list).reversed() {
      if let length, !section.accepts([length], as: "listSectionMargins") { continue }
      if edges.contains(.top) { top = length }
      if edges.contains(.bottom) { bottom = length }
      if edges.contains(.leading) { leading = length }
      if edges.contains(.trailing) { trailing = length }
    }
  }

  @MainActor
  func sides(in list: ListNode) -> (left: CGFloat, right: CGFloat) {
    let isRightToLeft = list.environment.isRightToLeft
    return (
      (isRightToLeft ? trailing : leading) ?? list.metrics.cardMargin,
      (isRightToLeft ? leading : trailing) ?? list.metrics.rightMargin
    )
  }
}

extension EdgeInsets {
  init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Takes some edges from other insets.
  mutating func set(_ edges: Edge.Set, to other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
