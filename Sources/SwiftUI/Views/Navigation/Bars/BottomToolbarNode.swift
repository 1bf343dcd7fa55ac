import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The bar at the bottom of a screen.
@MainActor
package final class BottomToolbarNode: LayoutNode {
  private var items: [LayoutNode] = []
  private var row = StackLayoutEngine(
    axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)

  /// Whether content goes on under the bar wherever it is scrolled to.
  var continuesBelow = false
  /// Whether a lone item stands at the leading edge, not in the middle.
  var startsAtLeadingEdge = false
  private var background: BarBackgroundSetting?
  private let outer: EnvironmentScope
  private var hasColorScheme = false

  override init(_ context: _NodeContext) {
    outer = context.environment
    super.init(context)
    environment = environment.makeChild { _ in }
  }

  package var isEmpty: Bool { items.isEmpty }
  package var height: CGFloat {
    guard !isEmpty else { return 0 }
    let traits = environment.barTraits
    return ToolbarMetrics.height(isCompact: traits.isLow, isPad: traits.isWide && traits.isHigh)
  }

  func update(_ new: [ToolbarItemNode], _ background: BarBackgroundSetting?) {
    self.background = background
    let scheme = background?.colorScheme
    if scheme != nil || hasColorScheme {
      hasColorScheme = scheme != nil
      _ = environment.update { $0.colorScheme = scheme ?? outer.values.colorScheme }
    }
    items = new.flatMap { item in
      item.bar = self
      item.setColorScheme(scheme)
      return item.elements
    }
    for item in items { item.layoutParent = self }
    row.invalidate()
    invalidateLayout()
    invalidatePlacement()
  }

  package override func willRemeasure() { row.invalidate() }

  package override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.isNaN ? 0 : proposal.width, height: height)
  }

  package override func placeChildren() {
    let elements = ContiguousArray(items)
    let proposal = Proposal(max(0, size.width - 2 * ToolbarMetrics.margin), size.height)
    let fitted = row.sizeThatFits(proposal, elements)
    row.place(
      in: CGRect(
        x: start(elements.count, fitted.width),
        y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height),
      proposal, elements, rightToLeft: environment.isRightToLeft)
  }

  /// Where the row of items begins, in points.
  private func start(_ count: Int, _ width: CGFloat) -> CGFloat {
    if count == 1, !startsAtLeadingEdge { return (size.width - width) / 2 }
    return environment.isRightToLeft
      ? size.width - ToolbarMetrics.margin - width : ToolbarMetrics.margin
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for item in items { body(item) }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let area = areaAcrossScreen(y: 0, height: size.height + touchedSafeAreaInsets.bottom)
    // What is scrolled may have found its length after the bar was placed.
    let continuesBelow = continuesBelow || nearest(ScreenNode.self)?.continuesBelow == true
    BarBackdrop(
      background, isScrolledUnder: continuesBelow,
      looks: .toolbar(environment.values.barPlace(isScrolledUnder: continuesBelow))
    ).draw(area, lineAt: .top, for: self, into: &canvas)
    super.draw(into: &canvas)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard point.y >= 0 else { return false }
    _ = hitTestChildren(point, &path)
    return true
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    builder.growBarButtons(inner, of: items)
    let element = builder.add(.toolbar, for: self, label: "Toolbar", children: inner)
    builder.tellBar(element, of: self)
  }

  package override var dumpLabel: String? { "Toolbar" }
}
