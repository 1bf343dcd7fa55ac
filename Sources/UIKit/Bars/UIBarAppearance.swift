import Foundation

@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  enum Background {
    case `default`
    case opaque
    case transparent
  }

  private var background = Background.default
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  open func configureWithDefaultBackground() {
    background = .default
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  open func configureWithOpaqueBackground() {
    background = .opaque
    shadowColor = UIColor(white: 0, alpha: 0.3)
    backgroundColor = .systemBackground
  }

  open func configureWithTransparentBackground() {
    background = .transparent
    backgroundColor = nil
    shadowColor = nil
  }

  /// What lies behind the bar; nil for nothing.
  var shownBackgroundColor: UIColor? {
    if let backgroundColor { return backgroundColor }
    guard background != .transparent else { return nil }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
        : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
    }
  }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  @MainActor
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()

  public override init() {
    super.init()
  }
}
