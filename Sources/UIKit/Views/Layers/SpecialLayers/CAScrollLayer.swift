import CoreGraphics
import Foundation

/// How a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Puts a point of the layer's content at the layer's origin, as far as the mode lets it.
  open override func scroll(_ p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Shows as much as fits of a part of the content, on the shortest way.
  open override func scrollRectToVisible(_ r: CGRect) {
    func start(_ wanted: (CGFloat, CGFloat), _ shown: (CGFloat, CGFloat)) -> CGFloat {
      if wanted.0 < shown.0 { return wanted.0 }
      return wanted.1 > shown.1 ? max(shown.0 + wanted.1 - shown.1, shown.0) : shown.0
    }
    scroll(
      CGPoint(
        x: start((r.minX, r.maxX), (bounds.minX, bounds.maxX)),
        y: start((r.minY, r.maxY), (bounds.minY, bounds.maxY))))
  }
}
