import CoreGraphics
import DisplayList
import Foundation
import Metrics

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
    /// Differs from Apple's: looks as `systemMaterial`.
    case regular = 4
    /// Differs from Apple's: looks as `systemMaterial`.
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

  private var material: SystemMaterial {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    default: .regular
    }
  }

  var color: UIColor {
    let material = material
    func color(_ cover: SystemMaterial.Cover) -> UIColor {
      UIColor(white: CGFloat(cover.white) / 255, alpha: cover.opacity)
    }
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      return color(material.dark)
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      return color(material.light)
    default:
      return UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        let cover = isDark ? material.dark : material.light
        return UIColor(white: CGFloat(cover.white) / 255, alpha: cover.opacity)
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
