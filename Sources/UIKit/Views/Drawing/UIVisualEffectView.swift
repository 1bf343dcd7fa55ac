import CoreGraphics
import DisplayList
import Foundation

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Differs from Apple's: blur and colours are those of Apple's sample code for iOS 7 and of its design resources, not
/// measured.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// How much of what lies behind is hidden, 0 to 1.
  private var density: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.44
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    default: 0.8
    }
  }

  var color: UIColor {
    let density = density
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return UIColor(white: 37 / 255, alpha: density)
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      return UIColor(white: 0.97, alpha: density)
    default:
      return UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 37 / 255, alpha: density) : UIColor(white: 0.97, alpha: density)
      }
    }
  }
}

@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Differs from Apple's: `blurEffect` makes no difference: the content is drawn as it is.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Differs from Apple's: `blurEffect` and `style` make no difference: the content is drawn as it is.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What is drawn with vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    coder.readInterface(into: self, as: UIVisualEffectView.self)
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if let blur = effect as? UIBlurEffect { canvas.fill(bounds, through: blur.color) }
    if let glass = effect as? UIGlassEffect {
      canvas.fill(bounds, through: glass.material)
      if let tint = glass.tintColor { canvas.fill(bounds, tint) }
    }
  }
}
