import CoreGraphics
import Metrics

/// The window that an edit menu is in; the app does not see it among its windows.
///
/// It covers the screen and lets touches beside the menu through.
final class EditMenuWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_001)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The edit menu's window is made in code.")
  }

  override var canBecomeKey: Bool { false }
  override var isOfSystem: Bool { true }

  /// Puts commands beside a rectangle, in screen points.
  func show(_ commands: [EditMenuCommand], beside rect: CGRect) {
    let bar = EditMenuBar(commands)
    bar.frame = EditMenuMetrics.frame(
      width: bar.idealWidth, beside: rect, screen: bounds.size,
      top: UIScreen.main.safeAreaInsets(for: bounds).top)
    addSubview(bar)
  }

  /// Tints a rectangle, in screen points, as one that is selected.
  func highlight(_ rect: CGRect, _ tint: UIColor) {
    let view = UIView(frame: rect)
    view.backgroundColor = tint.withAlphaComponent(EditMenuMetrics.selectionAlpha)
    view.isUserInteractionEnabled = false
    addSubview(view)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
