import CoreGraphics
import Foundation

/// How large and how small users may make a scene.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
  /// Differs from Apple's: kept, and read by nobody here; scenes have the size of the screen.
  public var minimumSize = CGSize.zero
  /// Differs from Apple's: kept, and read by nobody here; scenes have the size of the screen.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Differs from Apple's: kept, and read by nobody here; scenes have the size of the screen.
  public var allowsFullScreen = true
}

extension UIWindowScene {
  /// Nil, as where scenes have the size of the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene has the whole screen, as all have here.
  public var isFullScreen: Bool { true }
}
