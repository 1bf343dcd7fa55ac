import CoreGraphics
import Foundation
import Metrics

/// The letters of large titles grow with the text size, and the bar with them.
extension UINavigationBar {
  var largeTitleFont: UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    return .systemFont(ofSize: size.pointSize, weight: .bold)
  }

  /// How much higher than usual a line is, in points; negative for small letters.
  var largeTitleGrowth: CGFloat {
    let usual = UIFont.systemFont(ofSize: NavigationBarMetrics.largeTitleFontSize, weight: .bold)
    return largeTitleFont.lineHeight - usual.lineHeight
  }

  var showsLargeTitle: Bool {
    // On a phone that lies on its side all titles stand in the row.
    guard prefersLargeTitles, let item = topItem, item.titleView == nil,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    // An automatic item is as the one before it; the first one's title is large.
    let said = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    switch said ?? .always {
    case .never, .inline: return false
    case .always, .automatic: return true
    }
  }

  var fullLargeTitleHeight: CGFloat {
    showsLargeTitle ? NavigationBarMetrics.largeTitleHeight + largeTitleGrowth : 0
  }

  /// What of the large title is not scrolled away; the search bar goes first.
  var largeTitleHeight: CGFloat {
    let hidden = max((topItem?.collapsedHeight ?? 0) - hideableSearchHeight, 0)
    return max(fullLargeTitleHeight - hidden, 0)
  }

  /// How much of the bar may be scrolled away, in points.
  var collapsibleHeight: CGFloat {
    hidesTitles ? 0 : hideableSearchHeight + fullLargeTitleHeight
  }
}
