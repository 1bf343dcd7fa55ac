import CoreGraphics
import Testing

@testable import UIKit

/// Glass, as far as it is drawn.
@MainActor
@Suite struct GlassEffectTests {
  private func view(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    return view
  }

  @Test func glassLooksAsAThinMaterialDoes() {
    #expect(view(UIGlassEffect()).drawn == view(UIBlurEffect(style: .systemThinMaterial)).drawn)
    #expect(
      view(UIGlassEffect(style: .clear)).drawn
        == view(UIBlurEffect(style: .systemUltraThinMaterial)).drawn)
    #expect(view(UIGlassContainerEffect()).drawn == view(nil).drawn)
  }

  @Test func itsTintLiesOverIt() {
    let glass = UIGlassEffect()
    let plain = view(glass).drawn
    glass.tintColor = .red
    #expect(view(glass).drawn.hasPrefix(plain))
    #expect(view(glass).drawn != plain)
  }

  @Test func buttonsOfGlassAreCapsules() {
    for configuration in [UIButton.Configuration.glass(), .prominentGlass(), .clearGlass()] {
      #expect(configuration.cornerStyle == .capsule)
    }
    #expect(UIBarButtonItem.Style.prominent == .done)
  }
}
