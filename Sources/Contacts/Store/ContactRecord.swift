import Foundation

/// A contact in a file.
struct ContactRecord: Codable {
  private struct Labeled<Value: Codable>: Codable {
    var identifier: String
    var label: String?
    var value: Value
  }

  private var identifier: String
  private var type: Int
  private var texts: [String]
  private var image: Data?
  private var phones: [Labeled<String>]
  private var emails: [Labeled<String>]
  private var addresses: [Labeled<CNPostalAddress.Content>]
  private var urls: [Labeled<String>]
  private var birthday: DateComponents?
  private var dates: [Labeled<DateComponents>]

  /// What of a contact is one text, in the order of the file.
  nonisolated(unsafe) private static let paths: [WritableKeyPath<ContactContent, String>] = [
    \.namePrefix, \.givenName, \.middleName, \.familyName, \.previousFamilyName, \.nameSuffix,
    \.nickname, \.organizationName, \.departmentName, \.jobTitle, \.phoneticGivenName,
    \.phoneticFamilyName, \.note,
  ]

  init(_ contact: ContactContent) {
    identifier = contact.identifier
    type = contact.type.rawValue
    texts = Self.paths.map { contact[keyPath: $0] }
    image = contact.imageData
    phones = Self.labeled(contact.phoneNumbers, \.stringValue)
    emails = Self.labeled(contact.emailAddresses) { "\($0)" }
    addresses = Self.labeled(contact.postalAddresses, \.content)
    urls = Self.labeled(contact.urlAddresses) { "\($0)" }
    birthday = contact.birthday
    dates = Self.labeled(contact.dates) { $0 as DateComponents }
  }

  var content: ContactContent {
    var contact = ContactContent()
    contact.identifier = identifier
    contact.type = CNContactType(rawValue: type) ?? .person
    for (path, text) in zip(Self.paths, texts) { contact[keyPath: path] = text }
    contact.imageData = image
    contact.phoneNumbers = Self.values(phones) { CNPhoneNumber(stringValue: $0) }
    contact.emailAddresses = Self.values(emails) { $0 as NSString }
    contact.postalAddresses = Self.values(addresses) { CNPostalAddress($0) }
    contact.urlAddresses = Self.values(urls) { $0 as NSString }
    contact.birthday = birthday
    contact.dates = Self.values(dates) { $0 as NSDateComponents }
    return contact
  }

  private static func labeled<Value, Object>(
    _ values: [CNLabeledValue<Object>], _ plain: (Object) -> Value
  ) -> [Labeled<Value>] {
    values.map { Labeled(identifier: $0.identifier, label: $0.label, value: plain($0.value)) }
  }

  private static func values<Value, Object>(
    _ values: [Labeled<Value>], _ object: (Value) -> Object
  ) -> [CNLabeledValue<Object>] {
    values.map { CNLabeledValue($0.identifier, $0.label, object($0.value)) }
  }
}
