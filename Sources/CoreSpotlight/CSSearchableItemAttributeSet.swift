import Foundation
import UniformTypeIdentifiers

/// What is said of something that is to be found.
///
/// Differs from Apple's: there are the properties that apps set most.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// By the names of the properties.
  var values: [String: Any] = [:]
  /// The identifier of the kind of data.
  open var contentType: String?

  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }

  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }

  subscript(name: String) -> Any? { name == "contentType" ? contentType : values[name] }

  private func get<T>(_ name: String) -> T? { values[name] as? T }

  open var title: String? {
    get { get("title") }
    set { values["title"] = newValue }
  }
  open var displayName: String? {
    get { get("displayName") }
    set { values["displayName"] = newValue }
  }
  open var alternateNames: [String]? {
    get { get("alternateNames") }
    set { values["alternateNames"] = newValue }
  }
  open var contentDescription: String? {
    get { get("contentDescription") }
    set { values["contentDescription"] = newValue }
  }
  open var keywords: [String]? {
    get { get("keywords") }
    set { values["keywords"] = newValue }
  }
  open var identifier: String? {
    get { get("identifier") }
    set { values["identifier"] = newValue }
  }
  open var relatedUniqueIdentifier: String? {
    get { get("relatedUniqueIdentifier") }
    set { values["relatedUniqueIdentifier"] = newValue }
  }
  open var path: String? {
    get { get("path") }
    set { values["path"] = newValue }
  }
  open var contentURL: URL? {
    get { get("contentURL") }
    set { values["contentURL"] = newValue }
  }
  open var url: URL? {
    get { get("url") }
    set { values["url"] = newValue }
  }
  open var thumbnailURL: URL? {
    get { get("thumbnailURL") }
    set { values["thumbnailURL"] = newValue }
  }
  open var thumbnailData: Data? {
    get { get("thumbnailData") }
    set { values["thumbnailData"] = newValue }
  }
  open var contentCreationDate: Date? {
    get { get("contentCreationDate") }
    set { values["contentCreationDate"] = newValue }
  }
  open var contentModificationDate: Date? {
    get { get("contentModificationDate") }
    set { values["contentModificationDate"] = newValue }
  }
  open var addedDate: Date? {
    get { get("addedDate") }
    set { values["addedDate"] = newValue }
  }
  open var lastUsedDate: Date? {
    get { get("lastUsedDate") }
    set { values["lastUsedDate"] = newValue }
  }
  open var startDate: Date? {
    get { get("startDate") }
    set { values["startDate"] = newValue }
  }
  open var endDate: Date? {
    get { get("endDate") }
    set { values["endDate"] = newValue }
  }
  open var dueDate: Date? {
    get { get("dueDate") }
    set { values["dueDate"] = newValue }
  }
  open var completionDate: Date? {
    get { get("completionDate") }
    set { values["completionDate"] = newValue }
  }
  open var authorNames: [String]? {
    get { get("authorNames") }
    set { values["authorNames"] = newValue }
  }
  open var artist: String? {
    get { get("artist") }
    set { values["artist"] = newValue }
  }
  open var album: String? {
    get { get("album") }
    set { values["album"] = newValue }
  }
  open var genre: String? {
    get { get("genre") }
    set { values["genre"] = newValue }
  }
  open var creator: String? {
    get { get("creator") }
    set { values["creator"] = newValue }
  }
  open var subject: String? {
    get { get("subject") }
    set { values["subject"] = newValue }
  }
  open var comment: String? {
    get { get("comment") }
    set { values["comment"] = newValue }
  }
  open var textContent: String? {
    get { get("textContent") }
    set { values["textContent"] = newValue }
  }
  open var namedLocation: String? {
    get { get("namedLocation") }
    set { values["namedLocation"] = newValue }
  }
  open var city: String? {
    get { get("city") }
    set { values["city"] = newValue }
  }
  open var country: String? {
    get { get("country") }
    set { values["country"] = newValue }
  }
  open var fullyFormattedAddress: String? {
    get { get("fullyFormattedAddress") }
    set { values["fullyFormattedAddress"] = newValue }
  }
  open var phoneNumbers: [String]? {
    get { get("phoneNumbers") }
    set { values["phoneNumbers"] = newValue }
  }
  open var emailAddresses: [String]? {
    get { get("emailAddresses") }
    set { values["emailAddresses"] = newValue }
  }
  open var latitude: NSNumber? {
    get { get("latitude") }
    set { values["latitude"] = newValue }
  }
  open var longitude: NSNumber? {
    get { get("longitude") }
    set { values["longitude"] = newValue }
  }
  open var duration: NSNumber? {
    get { get("duration") }
    set { values["duration"] = newValue }
  }
  open var rating: NSNumber? {
    get { get("rating") }
    set { values["rating"] = newValue }
  }
  open var rankingHint: NSNumber? {
    get { get("rankingHint") }
    set { values["rankingHint"] = newValue }
  }
  open var supportsPhoneCall: NSNumber? {
    get { get("supportsPhoneCall") }
    set { values["supportsPhoneCall"] = newValue }
  }
  open var supportsNavigation: NSNumber? {
    get { get("supportsNavigation") }
    set { values["supportsNavigation"] = newValue }
  }
}
