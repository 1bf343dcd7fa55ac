// Contacts: the people that the device's user knows. May import FoundationAdditions,
// CoreLocation, Device and what stands below them.

import Foundation
import FoundationAdditions

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// Somebody that the device's user knows.
///
/// A contact has what it was fetched with; to read something else fails the running test, where iOS raises an exception.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var content: ContactContent
  /// What was fetched; nil for all.
  let keys: Set<String>?

  public override init() {
    content = ContactContent()
    keys = nil
    super.init()
  }

  init(_ content: ContactContent, keys: Set<String>? = nil) {
    self.content = content
    self.keys = keys
    super.init()
  }

  /// What `key` names, if it was fetched.
  final func read<T>(_ key: String, _ path: KeyPath<ContactContent, T>) -> T {
    if let keys, !keys.contains(key) {
      Mistake.fail(
        "A property was not requested when contact was fetched: \(key). Ask for it in keysToFetch.")
    }
    return content[keyPath: path]
  }

  open var identifier: String { content.identifier }
  open var contactType: CNContactType { read(CNContactTypeKey, \.type) }
  open var namePrefix: String { read(CNContactNamePrefixKey, \.namePrefix) }
  open var givenName: String { read(CNContactGivenNameKey, \.givenName) }
  open var middleName: String { read(CNContactMiddleNameKey, \.middleName) }
  open var familyName: String { read(CNContactFamilyNameKey, \.familyName) }
  open var previousFamilyName: String {
    read(CNContactPreviousFamilyNameKey, \.previousFamilyName)
  }
  open var nameSuffix: String { read(CNContactNameSuffixKey, \.nameSuffix) }
  open var nickname: String { read(CNContactNicknameKey, \.nickname) }
  open var organizationName: String { read(CNContactOrganizationNameKey, \.organizationName) }
  open var departmentName: String { read(CNContactDepartmentNameKey, \.departmentName) }
  open var jobTitle: String { read(CNContactJobTitleKey, \.jobTitle) }
  open var phoneticGivenName: String { read(CNContactPhoneticGivenNameKey, \.phoneticGivenName) }
  open var phoneticFamilyName: String {
    read(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName)
  }
  open var note: String { read(CNContactNoteKey, \.note) }
  open var imageData: Data? { read(CNContactImageDataKey, \.imageData) }
  /// Differs from Apple's: the picture itself, in its own size.
  open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.imageData) }
  open var imageDataAvailable: Bool {
    read(CNContactImageDataAvailableKey, \.imageData) != nil
  }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    read(CNContactPhoneNumbersKey, \.phoneNumbers)
  }
  open var emailAddresses: [CNLabeledValue<NSString>] {
    read(CNContactEmailAddressesKey, \.emailAddresses)
  }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    read(CNContactPostalAddressesKey, \.postalAddresses)
  }
  open var urlAddresses: [CNLabeledValue<NSString>] {
    read(CNContactUrlAddressesKey, \.urlAddresses)
  }
  open var birthday: DateComponents? { read(CNContactBirthdayKey, \.birthday) }
  open var dates: [CNLabeledValue<NSDateComponents>] { read(CNContactDatesKey, \.dates) }

  // MARK: Keys

  open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }

  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    keyDescriptors.allSatisfy { $0.contactKeys.allSatisfy(isKeyAvailable) }
  }

  // MARK: Names

  /// The user's word for a key, as “first name”.
  open class func localizedString(forKey key: String) -> String {
    [
      CNContactGivenNameKey: "first name", CNContactFamilyNameKey: "last name",
      CNContactMiddleNameKey: "middle name", CNContactNicknameKey: "nickname",
      CNContactOrganizationNameKey: "company", CNContactJobTitleKey: "job title",
      CNContactDepartmentNameKey: "department", CNContactPhoneNumbersKey: "phone",
      CNContactEmailAddressesKey: "email", CNContactPostalAddressesKey: "address",
      CNContactUrlAddressesKey: "home page", CNContactBirthdayKey: "birthday",
      CNContactNoteKey: "note", CNContactNamePrefixKey: "prefix",
      CNContactNameSuffixKey: "suffix",
    ][key] ?? key
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(content, keys: keys) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(content, keys: keys) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return other.content == content && other.keys == keys
  }

  open override var hash: Int { content.identifier.hashValue }
}
