import UIKit

/// A way in which each page is shown.
enum Look: String, CaseIterable {
  case light
  case dark
  case largeText = "AX3"
  case rightToLeft = "right to left"
  case landscape
  case pad = "iPad"

  /// Of the window, in points; nil for that of the screen.
  var size: CGSize? { self == .pad ? CGSize(width: 834, height: 1194) : nil }

  var orientations: UIInterfaceOrientationMask { self == .landscape ? .landscape : .portrait }

  /// The window's traits are those of what it presents too.
  @MainActor
  func apply(to window: UIWindow) {
    window.overrideUserInterfaceStyle = self == .dark ? .dark : .light
    switch self {
    case .light, .dark, .landscape: break
    case .largeText:
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    case .rightToLeft: window.traitOverrides.layoutDirection = .rightToLeft
    case .pad:
      window.traitOverrides.userInterfaceIdiom = .pad
      window.traitOverrides.horizontalSizeClass = .regular
      window.traitOverrides.verticalSizeClass = .regular
    }
  }
}
