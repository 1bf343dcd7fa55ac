import Foundation

/// A piece of music, a film or a talk.
///
/// Differs from Apple's: the library is empty; one that an app makes itself knows what its own
/// `value(forProperty:)` says.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var mediaType: MPMediaType {
    MPMediaType(rawValue: value(forProperty: MPMediaItemPropertyMediaType) as? UInt ?? 0)
  }
  open var playbackStoreID: String {
    value(forProperty: MPMediaItemPropertyPlaybackStoreID) as? String ?? ""
  }
  open var albumPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyAlbumPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  open var artistPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyArtistPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  open var albumArtistPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyAlbumArtistPersistentID) as? MPMediaEntityPersistentID
      ?? 0
  }
  open var genrePersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyGenrePersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  open var composerPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyComposerPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  open var podcastPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyPodcastPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
  open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
  open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
  open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
  open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
  open var composer: String? { value(forProperty: MPMediaItemPropertyComposer) as? String }
  open var lyrics: String? { value(forProperty: MPMediaItemPropertyLyrics) as? String }
  open var comments: String? { value(forProperty: MPMediaItemPropertyComments) as? String }
  open var podcastTitle: String? { value(forProperty: MPMediaItemPropertyPodcastTitle) as? String }
  open var userGrouping: String? { value(forProperty: MPMediaItemPropertyUserGrouping) as? String }
  /// In seconds.
  open var playbackDuration: TimeInterval {
    value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0
  }
  /// In seconds.
  open var bookmarkTime: TimeInterval {
    value(forProperty: MPMediaItemPropertyBookmarkTime) as? TimeInterval ?? 0
  }
  open var albumTrackNumber: Int {
    value(forProperty: MPMediaItemPropertyAlbumTrackNumber) as? Int ?? 0
  }
  open var albumTrackCount: Int {
    value(forProperty: MPMediaItemPropertyAlbumTrackCount) as? Int ?? 0
  }
  open var discNumber: Int { value(forProperty: MPMediaItemPropertyDiscNumber) as? Int ?? 0 }
  open var discCount: Int { value(forProperty: MPMediaItemPropertyDiscCount) as? Int ?? 0 }
  open var beatsPerMinute: Int {
    value(forProperty: MPMediaItemPropertyBeatsPerMinute) as? Int ?? 0
  }
  open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
  open var skipCount: Int { value(forProperty: MPMediaItemPropertySkipCount) as? Int ?? 0 }
  open var rating: Int { value(forProperty: MPMediaItemPropertyRating) as? Int ?? 0 }
  open var isExplicitItem: Bool {
    value(forProperty: MPMediaItemPropertyIsExplicit) as? Bool ?? false
  }
  open var isCompilation: Bool {
    value(forProperty: MPMediaItemPropertyIsCompilation) as? Bool ?? false
  }
  open var isCloudItem: Bool {
    value(forProperty: MPMediaItemPropertyIsCloudItem) as? Bool ?? false
  }
  open var hasProtectedAsset: Bool {
    value(forProperty: MPMediaItemPropertyHasProtectedAsset) as? Bool ?? false
  }
  open var artwork: MPMediaItemArtwork? {
    value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork
  }
  open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
  open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
  open var lastPlayedDate: Date? { value(forProperty: MPMediaItemPropertyLastPlayedDate) as? Date }
}
