import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

/// The column of titles at the side of a list: a finger on it goes to the section of the title that it touches.
@MainActor
package final class ListIndexNode: LayoutNode, GestureSource {
  private unowned let list: ListNode
  private(set) lazy var column = makeColumn()
  /// What is shown: titles, and dots for those without room.
  private(set) var titles: [Text] = []
  /// How many titles there are, with those without room.
  var count = 0
  private var chosen: Int?

  init(of list: ListNode) {
    self.list = list
    super.init(list.childContext)
    layoutParent = list
  }

  private func makeColumn() -> LabelContainerNode {
    let node = LabelContainerNode(childContext)
    node.layoutParent = self
    return node
  }

  /// The height of a title, in points.
  static func step(in node: _Node) -> CGFloat {
    let font = UIFont.systemFont(ofSize: SectionIndexMetrics.fontSize, weight: .semibold)
    let scale = max(node.environment.values.displayScale, 1)
    return (font.lineHeight * scale).rounded(.up) / scale
  }

  func show(_ titles: [Text]) {
    self.titles = titles
    let view = AnyView(ListIndexColumn(titles: titles, step: Self.step(in: self)))
    if let content = column.content {
      AnyView._updateNode(content, to: view)
    } else {
      column.setContent(AnyView._makeNode(view, column.childContext))
    }
    invalidateLayout()
  }

  // MARK: Layout

  package override func forEachChild(_ body: (_Node) -> Void) { body(column) }
  package override func forEachElement(_ body: (LayoutNode) -> Void) { body(column) }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: SectionIndexMetrics.width, height: height))
  }

  private var height: CGFloat { CGFloat(titles.count) * Self.step(in: self) }
  /// Above the first title, in points: they stand in the middle of the height.
  private var top: CGFloat { (size.height - height) / 2 }

  package override func placeChildren() {
    column.place(at: CGPoint(x: 0, y: top), Proposal(size.width, height))
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    collection.add(ListIndexRecognizer(self))
  }

  func begin() { chosen = nil }

  /// Goes to the section of the title at a place, in points from the column's top.
  func choose(atY y: CGFloat) {
    guard height > 0, count > 0 else { return }
    go(to: SectionIndexMetrics.title(at: (y - top) / height, of: count))
  }

  private func go(to index: Int) {
    guard index != chosen else { return }
    chosen = index
    list.showSection(titled: index)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    builder.add(.other, for: self, label: "Section index", traits: .adjustable)
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard count > 0 else { return false }
    switch action {
    case .increment: go(to: min((chosen ?? -1) + 1, count - 1))
    case .decrement: go(to: max((chosen ?? 0) - 1, 0))
    default: return false
    }
    return true
  }

  package override var dumpLabel: String? { "SectionIndex" }
}

/// The titles, one below the other.
private struct ListIndexColumn: View {
  let titles: [Text]
  let step: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      ForEach(titles.indices, id: \.self) { place in
        titles[place]
          .font(.system(size: SectionIndexMetrics.fontSize, weight: .semibold))
          .foregroundStyle(.tint)
          .lineLimit(1)
          .fixedSize()
          .frame(width: SectionIndexMetrics.width, height: step)
      }
    }
  }
}

/// Follows a finger on the titles of a list's index.
@MainActor
private final class ListIndexRecognizer: GestureRecognizer {
  private let index: ListIndexNode

  init(_ index: ListIndexNode) {
    self.index = index
    super.init(node: index, priority: .normal)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let touch = event.touches.first else { return .active }
    let y = index.localPoint(fromRoot: touch.location).y
    switch touch.phase {
    case .began:
      actions.append { [index] in
        index.begin()
        index.choose(atY: y)
      }
      return .active
    case .moved, .stationary:
      actions.append { [index] in index.choose(atY: y) }
      return .active
    case .ended: return .ended
    case .cancelled: return .failed
    }
  }
}
