import Accessibility
import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
    windowScene.adopt(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UIWindow.self)
  }

  private func setUp() {
    TurnPool.shared.keep(self)
    super.isHidden = true
  }

  /// Whether the system has put it there: apps do not know it.
  var isOfSystem: Bool { false }

  // MARK: Place

  open override var window: UIWindow? { self }
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.release(self)
      windowScene?.adopt(self)
    }
  }
  open var windowLevel = Level.normal { didSet { UIChange.note() } }
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  package override var responderWindow: UIWindow? { self }

  private lazy var ownUndoManager = UndoManager()
  /// The window's own, which all in it share that have none.
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var safeAreaInsets: UIEdgeInsets {
    screen.safeAreaInsets(for: frame)
  }

  open override var traitCollection: UITraitCollection {
    TraitPass.overridden(
      windowScene?.traitCollection ?? screen.traitCollection, style: overrideUserInterfaceStyle,
      by: ownTraits)
  }

  // MARK: Content

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      WindowContent.replace(oldValue, with: rootViewController, in: self)
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      commit = LayerCommit.stamp()
      WindowContent.visibilityChanged(of: self)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  // MARK: Key window

  open var isKeyWindow: Bool { UIApplication.shared.storedKeyWindow === self }
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  // MARK: Events

  open func sendEvent(_ event: UIEvent) {
    TouchDelivery.deliver(event, in: self)
  }

  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  // MARK: Accessibility

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.window, isElement: false)
  }
}
