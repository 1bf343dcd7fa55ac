import Foundation

/// Something that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Where the film or the sound is.
  package let url: URL

  public init(url URL: URL) { url = URL }
}
