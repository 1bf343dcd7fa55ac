import CoreGraphics
import Metrics

extension UITabBar {
  /// How the items share the bar.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width where that is compact, in the middle elsewhere.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Items in the middle of the bar, each `itemWidth` wide and `itemSpacing` apart; nil where they fill it, also
  /// because they have no room otherwise.
  ///
  /// What the system takes for 0 is documented nowhere: 76 and 34 points are what apps have measured on iPads before
  /// iOS 18.
  func centeredItems(_ count: Int, in area: CGRect) -> [CGRect]? {
    guard itemPositioning == .centered, count > 0 else { return nil }
    let width = itemWidth > 0 ? itemWidth : 76
    let spacing = itemSpacing > 0 ? itemSpacing : 34
    let whole = CGFloat(count) * width + CGFloat(count - 1) * spacing
    guard whole <= area.width else { return nil }
    let start = area.minX + (area.width - whole) / 2
    return (0..<count).map { index in
      let item = TabBarMetrics.item(0, of: 1, width: width, height: area.height)
      return item.offsetBy(dx: start + CGFloat(index) * (width + spacing), dy: area.minY)
    }
  }
}
