import CoreGraphics
import Foundation

/// Haptics: the simulated device has none to feel, so that nothing can be observed of them.
///
/// Differs from Apple's: nothing vibrates, whatever is asked of a generator; that is so on a simulator too.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Differs from Apple's: all feedback goes to the device, whatever the view.
  public init(view: UIView) {
    super.init()
  }

  /// Differs from Apple's: there is nothing to prepare, as nothing vibrates.
  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override convenience init() {
    self.init(style: .medium)
  }

  /// Differs from Apple's: `style` makes no difference: there is nothing to feel.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Differs from Apple's: `style` makes no difference: there is nothing to feel.
  public init(style: FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  /// Differs from Apple's: nothing vibrates.
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Differs from Apple's: nothing vibrates.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Differs from Apple's: nothing vibrates.
  open func selectionChanged() {}
}
