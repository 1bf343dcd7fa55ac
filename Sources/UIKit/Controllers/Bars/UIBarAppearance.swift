import Foundation

@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Over the effect.
  open var backgroundColor: UIColor?
  /// Over the effect and the colour.
  open var backgroundImage: UIImage?
  /// Blurs what is scrolled under the bar; nil for a bar that does not blur.
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
    backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && backgroundImageContentMode == other.backgroundImageContentMode
      && backgroundEffect?.style == other.backgroundEffect?.style
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
  }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
    backgroundColor = .systemBackground
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  /// The colour through which what is scrolled under the bar is seen, blurred; nil without an effect.
  package var materialColor: UIColor? {
    guard let backgroundEffect else { return nil }
    guard backgroundEffect.style == .systemChromeMaterial else { return backgroundEffect.color }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94)
        : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94)
    }
  }
}
