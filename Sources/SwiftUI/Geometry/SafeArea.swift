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
}

extension RootLayoutNode: SafeAreaSource {
  package var keptInsets: EdgeInsets { graph.safeAreaInsets }
}

extension LayoutNode {
  /// How far the node may grow at each edge that touches the border of the safe area, in points.
  ///
  /// An edge that has grown to the border of one source goes on at the next one around it.
  ///
  /// - Complexity: O(depth).
  package final var touchedSafeAreaInsets: EdgeInsets {
    let rightToLeft = environment.isRightToLeft
    let tolerance = 0.01
    var rect = CGRect(origin: origin, size: size)
    var result = EdgeInsets()
    var parent = layoutParent
    while let current = parent {
      let offset = current.contentOffset
      rect.origin.x += offset.x
      rect.origin.y += offset.y
      if let source = current as? any SafeAreaSource {
        let kept = source.keptInsets
        let left = rightToLeft ? kept.trailing : kept.leading
        let right = rightToLeft ? kept.leading : kept.trailing
        let top = min(rect.minY, abs(rect.minY - kept.top) < tolerance ? 0 : rect.minY)
        let bottom =
          abs(rect.maxY - (current.size.height - kept.bottom)) < tolerance
          ? current.size.height : rect.maxY
        let minX = abs(rect.minX - left) < tolerance ? 0 : rect.minX
        let maxX =
          abs(rect.maxX - (current.size.width - right)) < tolerance
          ? current.size.width : rect.maxX
        result.top += rect.minY - top
        result.bottom += bottom - rect.maxY
        result.leading += rightToLeft ? maxX - rect.maxX : rect.minX - minX
        result.trailing += rightToLeft ? rect.minX - minX : maxX - rect.maxX
        rect = CGRect(x: minX, y: top, width: maxX - minX, height: bottom - top)
      }
      rect.origin.x += current.origin.x
      rect.origin.y += current.origin.y
      parent = current.layoutParent
    }
    return result
  }
}
