import Foundation

@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  enum Background {
    case `default`
    case opaque
    case transparent
  }

  private var background = Background.default
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  /// Differs from Apple's: kept, and never drawn; backgrounds are plain colours.
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  /// In place of the line at the bar's edge.
  open var shadowImage: UIImage?

  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Differs from Apple's: bars look alike for each `idiom`.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Takes over what bars of every kind have.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Takes over what another appearance says; subclasses take over what is theirs as well.
  func take(_ other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Another appearance that says the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = fresh()
      copy.take(self)
      return copy
    }
  }

  /// A new appearance of the same kind.
  func fresh() -> UIBarAppearance { UIBarAppearance() }

  /// Whether another appearance draws the same.
  func looks(like other: UIBarAppearance) -> Bool {
    background == other.background && backgroundColor == other.backgroundColor
      && backgroundImage == other.backgroundImage && backgroundEffect == other.backgroundEffect
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
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

  /// Whether the bar has the system's translucent background.
  var isChrome: Bool { backgroundColor == nil && background != .transparent }

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
