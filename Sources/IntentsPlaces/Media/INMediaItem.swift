import Foundation

/// Something to listen to or to look at.
open class INMediaItem: _IntentValues, @unchecked Sendable {
  public convenience init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String?
  ) {
    self.init()
    take([
      "identifier": identifier, "title": title, "type": type, "artwork": artwork,
      "artist": artist,
    ])
  }

  public convenience init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?
  ) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }

  open var identifier: String? { value("identifier") }
  open var title: String? { value("title") }
  open var type: INMediaItemType { value("type") ?? .unknown }
  open var artwork: INImage? { value("artwork") }
  open var artist: String? { value("artist") }
}

public enum INMediaItemType: Int, Sendable {
  case unknown = 0
  case song = 1
  case album = 2
  case artist = 3
  case genre = 4
  case playlist = 5
  case podcastShow = 6
  case podcastEpisode = 7
  case podcastPlaylist = 8
  case musicStation = 9
  case audioBook = 10
  case movie = 11
  case tvShow = 12
  case tvShowEpisode = 13
  case musicVideo = 14
  case podcastStation = 15
  case radioStation = 16
  case station = 17
  case music = 18
  case algorithmicRadioStation = 19
  case news = 20
}

/// What a user wants to hear, in the words of the request.
open class INMediaSearch: _IntentValues, @unchecked Sendable {
  public convenience init(
    mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown,
    mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil,
    genreNames: [String]? = nil, moodNames: [String]? = nil, activityNames: [String]? = nil,
    releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown,
    mediaIdentifier: String? = nil
  ) {
    self.init()
    take([
      "mediaType": mediaType, "sortOrder": sortOrder, "mediaName": mediaName,
      "artistName": artistName, "albumName": albumName, "genreNames": genreNames,
      "moodNames": moodNames, "activityNames": activityNames, "releaseDate": releaseDate,
      "reference": reference, "mediaIdentifier": mediaIdentifier,
    ])
  }

  open var mediaType: INMediaItemType { value("mediaType") ?? .unknown }
  open var sortOrder: INMediaSortOrder { value("sortOrder") ?? .unknown }
  open var mediaName: String? { value("mediaName") }
  open var artistName: String? { value("artistName") }
  open var albumName: String? { value("albumName") }
  open var genreNames: [String]? { value("genreNames") }
  open var moodNames: [String]? { value("moodNames") }
  open var activityNames: [String]? { value("activityNames") }
  open var releaseDate: INDateComponentsRange? { value("releaseDate") }
  open var reference: INMediaReference { value("reference") ?? .unknown }
  open var mediaIdentifier: String? { value("mediaIdentifier") }
}

public enum INMediaSortOrder: Int, Sendable {
  case unknown = 0
  case newest = 1
  case oldest = 2
  case best = 3
  case worst = 4
  case popular = 5
  case unpopular = 6
  case trending = 7
  case recommended = 8
}

public enum INMediaReference: Int, Sendable {
  case unknown = 0
  case currentlyPlaying = 1
  case my = 2
}

public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown = 0
  case none = 1
  case all = 2
  case one = 3
}

public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown = 0
  case now = 1
  case next = 2
  case later = 3
}
