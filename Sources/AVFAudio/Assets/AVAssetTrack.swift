import CoreGraphics
import CoreMedia
import Foundation

/// A number that tells the tracks of a file apart.
public typealias CMPersistentTrackID = Int32

/// The pictures or the sounds of a film, as the header of its file tells them.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  private let track: MediaFile.Track
  open private(set) weak var asset: AVAsset?

  init(_ track: MediaFile.Track, of asset: AVAsset) {
    self.track = track
    self.asset = asset
    super.init()
  }

  open var trackID: CMPersistentTrackID { track.id }
  open var mediaType: AVMediaType { track.type }
  /// In pixels, before it is turned; zero for sounds.
  open var naturalSize: CGSize { track.size }
  /// How pictures are turned where they are shown.
  open var preferredTransform: CGAffineTransform { track.transform }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: track.duration) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAssetTrack else { return false }
    return asset === other.asset && trackID == other.trackID
  }

  open override var hash: Int { trackID.hashValue }
}
