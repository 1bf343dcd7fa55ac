import CoreGraphics

/// The numbers of buttons with a shape around them.
package enum ButtonMetrics {
  /// Small ones, the usual ones, large ones.
  package enum Size: Sendable {
    case small
    case regular
    case large
  }

  /// Between the edge and the label: regular from Interface Builder's 34.33 high buttons, the others known.
  package static func inset(_ size: Size) -> CGSize {
    switch size {
    case .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large: CGSize(width: 20, height: 15)
    }
  }

  /// Known: small buttons have the letters of subheadlines.
  package static func fontSize(_ size: Size) -> CGFloat { size == .small ? 15 : 17 }

  /// The corners of SwiftUI's bordered buttons, of which small ones are capsules; known.
  package static func borderedRadius(_ size: Size, in bounds: CGSize) -> CGFloat {
    switch size {
    case .small: min(bounds.width, bounds.height) / 2
    case .regular: 8
    case .large: 12
    }
  }

  /// The corners of UIKit's configured buttons with the dynamic style; 5.95, measured as printed, for
  /// regular ones.
  package static func configuredRadius(_ size: Size, in bounds: CGSize) -> CGFloat {
    size == .regular ? 6 : borderedRadius(size, in: bounds)
  }
}
