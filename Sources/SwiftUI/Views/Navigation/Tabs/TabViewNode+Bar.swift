import CoreGraphics
import Metrics
import UIKit

/// Where the bar stands.
extension TabViewNode {
  var barHeight: CGFloat {
    if hidesBar || isPaged { return 0 }
    return isOnTop ? TabBarMetrics.topHeight : TabBarMetrics.currentHeight(isCompact: isLow)
  }

  /// Whether the bar floats above the content.
  var isOnTop: Bool {
    let traits = environment.barTraits
    return !traits.isPaged && TabBarMetrics.isOnTop(isWide: traits.isWide, isHigh: traits.isHigh)
  }

  /// The items of a bar on top.
  var topItems: [CGRect] {
    TabBarMetrics.topItems(
      titles: tabs.map { $0.button.sizeThatFits(.unspecified).width }, width: size.width)
  }

  /// What of the bar's own area and the one below it the items stand on, in points.
  var barArea: CGRect {
    pill ?? CGRect(x: 0, y: barTop, width: size.width, height: barHeight)
  }

  /// The shape that floats above the end of the screen; nil for a bar from side to side.
  var pill: CGRect? {
    guard barHeight > 0 else { return nil }
    if isOnTop { return TabBarMetrics.topPill(topItems) }
    return SystemMetrics.current.tabBarPill(
      width: size.width, height: barHeight + areaBelow, isCompact: isLow
    )?.offsetBy(dx: 0, dy: barTop)
  }

  /// How far the bar reaches below its items, in points: to the end of the screen.
  var areaBelow: CGFloat { max(0, touchedSafeAreaInsets.bottom - coveredByKeyboard) }

  /// Where the bar begins, in points: it stays at the bottom of the screen, under the keyboard.
  var barTop: CGFloat { isOnTop ? 0 : size.height + coveredByKeyboard - barHeight }

  /// How much less room there is for the keyboard, in points.
  var coveredByKeyboard: CGFloat {
    graph.keyboardInset > 0 && barHeight > 0 ? touchedSafeAreaInsets(.keyboard).bottom : 0
  }
}
