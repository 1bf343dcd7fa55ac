import CoreGraphics

/// The window of the system's alerts: above all of the app's, and none of them.
final class SystemWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 20_000)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The system's window is made in code.")
  }

  override var canBecomeKey: Bool { false }
  override var isOfSystem: Bool { true }
}
