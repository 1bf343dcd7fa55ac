import CoreGraphics

/// The numbers of the bars at the bottom and above the keyboard.
package enum ToolbarMetrics {
  /// 44, Interface Builder; lower on a phone that lies on its side, higher on an iPad since iOS 12, both known.
  ///
  /// `isPad`: Whether there is room in both directions.
  package static func height(isCompact: Bool, isPad: Bool = false) -> CGFloat {
    if isCompact { return 32 }
    return isPad ? 50 : 44
  }
  /// At both sides; known.
  package static let margin: CGFloat = 16
}
