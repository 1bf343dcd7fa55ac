import CoreGraphics
import Foundation
import Metrics

/// The buttons of an input assistant, in the room above the keys.
@MainActor
final class InputAssistantBar: UIView {
  private var item: UITextInputAssistantItem?
  private var views = BarItemViews()

  /// Shows the buttons of an iPad's keyboard; phones have none.
  func show(_ item: UITextInputAssistantItem) {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    if self.item !== item { self.item?.onChange = nil }
    self.item = isPad ? item : nil
    item.onChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.beginLayout()
    var start = NavigationBarMetrics.itemGap
    for button in (item?.leadingBarButtonGroups ?? []).flatMap(\.shownItems) {
      start += place(button) { CGRect(x: start, y: 0, width: $0, height: bounds.height) }
    }
    var end = bounds.width - NavigationBarMetrics.itemGap
    for button in (item?.trailingBarButtonGroups ?? []).flatMap(\.shownItems).reversed() {
      end -= place(button) { CGRect(x: end - $0, y: 0, width: $0, height: bounds.height) }
    }
    views.endLayout()
  }

  /// Returns what the button takes of the width, in points.
  private func place(_ item: UIBarButtonItem, _ frame: (CGFloat) -> CGRect) -> CGFloat {
    if item.isSpace { return item.width }
    let view = views.view(for: item, in: self, nil)
    let width = view.preferredWidth
    view.frame = mirrored(frame(width))
    if view.superview !== self { addSubview(view) }
    return width + NavigationBarMetrics.itemGap
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
