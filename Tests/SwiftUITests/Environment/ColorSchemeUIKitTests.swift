import SwiftUI
import Testing
import UIKit

/// Appearances on their way between SwiftUI and UIKit.
struct ColorSchemeUIKitTests {
  @Test(arguments: [(UIUserInterfaceStyle.light, ColorScheme.light), (.dark, .dark)])
  func aStyleAndASchemeStandForEachOther(style: UIUserInterfaceStyle, scheme: ColorScheme) {
    #expect(ColorScheme(style) == scheme)
    #expect(UIUserInterfaceStyle(scheme) == style)
  }

  @Test func anUnspecifiedStyleIsNoScheme() {
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UIUserInterfaceStyle(ColorScheme?.none) == .unspecified)
  }

  @MainActor
  @Test func aSchemeThatTheAppKeepsOverridesTheStyleOfAWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let kept: ColorScheme? = .dark
    window.overrideUserInterfaceStyle = UIUserInterfaceStyle(kept)
    #expect(ColorScheme(window.traitCollection.userInterfaceStyle) == .dark)
  }
}
