import CoreGraphics
import Metrics
import Testing

struct TabBarMetricsTests {
  @Test(arguments: [4, 12, 60] as [CGFloat])
  func aBadgeOfABarOnTopIsAsLargeAsOthersAndOverTheEndOfItsTab(_ textWidth: CGFloat) {
    let badge = TabBarMetrics.topBadge(textWidth: textWidth, inTab: 90)
    #expect(badge.size == TabBarMetrics.badge(textWidth: textWidth, inTab: 90).size)
    #expect(badge.height == TabBarMetrics.badgeHeight)
    #expect(badge.midX == 80)
    #expect(badge.minY == -4)
  }
}
