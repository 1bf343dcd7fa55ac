import Foundation

/// The kinds of areas that something covers or keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars, the status bar and the device's corners cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the software keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A node that keeps a part of its bounds from its content: the root, `safeAreaInset`, bars.
@MainActor
package protocol SafeAreaSource: LayoutNode {
  /// How much of each edge is kept free, in points.
  var keptInsets: EdgeInsets { get }

  /// How much of `kept`, which are those insets, views may cover that ignore the given regions.
  func yieldedInsets(of kept: EdgeInsets, to regions: SafeAreaRegions) -> EdgeInsets
}

extension SafeAreaSource {
  package func yieldedInsets(of kept: EdgeInsets, to regions: SafeAreaRegions) -> EdgeInsets {
    regions.contains(.container) ? kept : EdgeInsets()
  }
}

extension RootLayoutNode: SafeAreaSource {
  package var keptInsets: EdgeInsets {
    var insets = graph.safeAreaInsets
    insets.bottom = max(insets.bottom, graph.keyboardHeight)
    return insets
  }

  /// Who ignores the keyboard alone stays above what the device covers, and the other way round.
  package func yieldedInsets(of kept: EdgeInsets, to regions: SafeAreaRegions) -> EdgeInsets {
    .yielded(
      to: regions, container: graph.safeAreaInsets, kept: kept.bottom,
      isTyping: graph.keyboardInset > 0)
  }
}

extension EdgeInsets {
  /// What a place keeps free from a container's insets and a keyboard yields to views that ignore some
  /// regions.
  ///
  /// `kept`: At the bottom, for both together, in points.
  package static func yielded(
    to regions: SafeAreaRegions, container: EdgeInsets, kept: CGFloat, isTyping: Bool
  ) -> EdgeInsets {
    var insets = regions.contains(.container) ? container : EdgeInsets()
    switch (regions.contains(.container), regions.contains(.keyboard)) {
    case (true, true): insets.bottom = kept
    case (true, false): insets.bottom = isTyping ? 0 : container.bottom
    case (false, true): insets.bottom = max(0, kept - container.bottom)
    case (false, false): insets.bottom = 0
    }
    return insets
  }
}

extension LayoutNode {
  /// How far the node may grow at each edge that touches the border of the safe area, in points.
  package final var touchedSafeAreaInsets: EdgeInsets { touchedSafeAreaInsets(.all) }

  /// How far the node may grow at each edge that touches the border of the safe area, in points, if
  /// it ignores some regions.
  ///
  /// An edge that has grown to the border of one source goes on at the next one around it.
  ///
  /// - Complexity: O(depth).
  package final func touchedSafeAreaInsets(_ regions: SafeAreaRegions) -> EdgeInsets {
    let isRightToLeft = environment.isRightToLeft
    var rect = CGRect(origin: origin, size: size)
    // The left and the right edge, whatever the direction of the text.
    var grown = (top: CGFloat(0), left: CGFloat(0), bottom: CGFloat(0), right: CGFloat(0))
    var parent = layoutParent
    while let current = parent {
      let offset = current.contentOffset
      rect.origin.x += offset.x
      rect.origin.y += offset.y
      if let source = current as? any SafeAreaSource {
        let growth = source.growth(of: rect, regions, isRightToLeft)
        grown.top += growth.top
        grown.left += growth.left
        grown.bottom += growth.bottom
        grown.right += growth.right
        rect = CGRect(
          x: rect.minX - growth.left, y: rect.minY - growth.top,
          width: rect.width + growth.left + growth.right,
          height: rect.height + growth.top + growth.bottom)
      }
      rect.origin.x += current.origin.x
      rect.origin.y += current.origin.y
      parent = current.layoutParent
    }
    return EdgeInsets(
      top: grown.top, leading: isRightToLeft ? grown.right : grown.left, bottom: grown.bottom,
      trailing: isRightToLeft ? grown.left : grown.right)
  }
}

extension SafeAreaSource {
  /// How far a rectangle in the source's space may grow at the edges that touch what it keeps free.
  fileprivate func growth(
    of rect: CGRect, _ regions: SafeAreaRegions, _ isRightToLeft: Bool
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    let kept = keptInsets
    let yielded = yieldedInsets(of: kept, to: regions)
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    let left = isRightToLeft ? kept.trailing : kept.leading
    let right = isRightToLeft ? kept.leading : kept.trailing
    return (
      isNear(rect.minY, kept.top) ? yielded.top : 0,
      isNear(rect.minX, left) ? (isRightToLeft ? yielded.trailing : yielded.leading) : 0,
      isNear(rect.maxY, size.height - kept.bottom) ? yielded.bottom : 0,
      isNear(rect.maxX, size.width - right)
        ? (isRightToLeft ? yielded.leading : yielded.trailing) : 0
    )
  }
}
