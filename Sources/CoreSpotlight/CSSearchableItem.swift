import Foundation

/// Something that is to be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// When the item is no longer found; nil for a month from its making, as on iOS.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)
  open var attributeSet: CSSearchableItemAttributeSet

  /// - Parameters:
  ///   - uniqueIdentifier: What the app knows it by; nil for a new one.
  ///   - domainIdentifier: What it belongs to.
  ///   - attributeSet: What is said of it.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}
