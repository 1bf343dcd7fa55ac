import CoreGraphics

/// Pulling content down to refresh it.
package enum RefreshMetrics {
  /// The height of a refresh control; known of `UIRefreshControl`.
  package static let height: CGFloat = 60
  /// How far the content shows below its place when a finger has pulled it down enough.
  ///
  /// Unsure: iOS asks for somewhat more, by an amount that differs between releases.
  package static let pull: CGFloat = 60
}
