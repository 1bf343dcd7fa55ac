import Foundation

// What can be fetched of a contact.

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"

/// Names what is to be fetched: a key, or what a formatter needs.
public protocol CNKeyDescriptor: NSObjectProtocol {
  /// Differs from Apple's: the names of the keys, which Apple keeps to itself.
  var contactKeys: [String] { get }
}

extension NSString: CNKeyDescriptor {
  public var contactKeys: [String] { ["\(self)"] }
}

/// Several keys under one name.
final class KeyGroup: NSObject, CNKeyDescriptor, Sendable {
  let contactKeys: [String]

  init(_ keys: [String]) {
    contactKeys = keys
    super.init()
  }
}
