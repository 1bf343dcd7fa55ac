import Foundation
import FoundationAdditions

/// Somebody who is talked to, called or paid.
open class INPerson: _IntentValues, INSpeakable, @unchecked Sendable {
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: false)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    set("relationship", relationship)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: isMe, suggestionType: .none)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: false, suggestionType: suggestionType)
    set("aliases", aliases)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init()
    take([
      "personHandle": personHandle, "nameComponents": nameComponents, "displayName": displayName,
      "image": image, "contactIdentifier": contactIdentifier,
      "customIdentifier": customIdentifier, "isMe": isMe, "suggestionType": suggestionType,
    ])
  }

  open var personHandle: INPersonHandle? { value("personHandle") }
  open var nameComponents: PersonNameComponents? { value("nameComponents") }

  /// The name that was given, else one made of its components, else the address.
  ///
  /// That the address stands for a missing name is unsure.
  open var displayName: String {
    if let name: String = value("displayName") { return name }
    if let nameComponents {
      return PersonNameComponentsFormatter().string(from: nameComponents)
    }
    return personHandle?.value ?? ""
  }

  open var image: INImage? { value("image") }
  open var contactIdentifier: String? { value("contactIdentifier") }
  open var customIdentifier: String? { value("customIdentifier") }
  open var relationship: INPersonRelationship? { value("relationship") }
  open var aliases: [INPersonHandle]? { value("aliases") }
  open var suggestionType: INPersonSuggestionType { value("suggestionType") ?? .none }
  open var isMe: Bool { value("isMe") ?? false }

  // MARK: Speech

  open var spokenPhrase: String { displayName }
  open var pronunciationHint: String? { nil }
  open var vocabularyIdentifier: String? { customIdentifier }
  /// Differs from Apple's: always nil; nobody asks by voice.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
}

public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile = 1
  case instantMessageAddress = 2
}

/// How somebody is related to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
