import Foundation

/// Some pieces of music, as those of an album.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  private let members: [MPMediaItem]

  public init(items: [MPMediaItem]) {
    members = items
    super.init()
  }

  open var items: [MPMediaItem] { members }
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  /// Those of all the items.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// Pieces of music that the user has put together; the library has none.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
  open var descriptionText: String? {
    value(forProperty: MPMediaPlaylistPropertyDescriptionText) as? String
  }
  open var authorDisplayName: String? {
    value(forProperty: MPMediaPlaylistPropertyAuthorDisplayName) as? String
  }
}
