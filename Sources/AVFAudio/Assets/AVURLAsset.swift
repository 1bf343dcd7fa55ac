import Foundation

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open var url: URL { source }

  /// Differs from Apple's: the options make no difference; lengths are those that headers tell.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(source: URL) }

}

public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
