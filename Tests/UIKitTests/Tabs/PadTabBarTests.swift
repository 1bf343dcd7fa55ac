import Testing

@testable import UIKit

@MainActor
@Suite struct PadTabBarTests {
  // On an iPad the bar floats over content, whose grey backgrounds must not hide it.
  @Test func theCapsuleDiffersFromEveryBackground() {
    let pill = UIColor.tabBarPill(isOnTop: true)
    for background in [
      UIColor.systemBackground, .secondarySystemBackground, .systemGroupedBackground,
    ] {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(pill.resolvedColor(with: traits) != background.resolvedColor(with: traits))
      }
    }
    #expect(pill.cgColor.alpha < 1)
  }
}
