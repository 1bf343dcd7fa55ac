import Foundation

/// A translucent material that bends light.
///
/// Differs from Apple's: it is drawn as a thin material with its tint over it, without refraction, and fills the
/// bounds of its view; a shape is given by the view's corners.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  let style: Style
  /// Differs from Apple's: kept, and read by nobody here; glass does not move under a finger.
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  /// The material below the tint.
  var material: UIColor {
    UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial).color
  }
}

/// What holds pieces of glass that flow together where they come near each other.
///
/// Differs from Apple's: the pieces stay apart.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Differs from Apple's: kept, and read by nobody here; pieces of glass stay apart.
  open var spacing: CGFloat = 0
  public override init() { super.init() }
}
