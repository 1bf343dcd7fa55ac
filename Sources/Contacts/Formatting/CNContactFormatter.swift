import Foundation

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault = 0
  case givenNameFirst = 1
  case familyNameFirst = 2
}

/// Writes the names of contacts, the given name first.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  private static let nameKeys = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
    CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
    CNContactOrganizationNameKey, CNContactTypeKey, CNContactPhoneticGivenNameKey,
    CNContactPhoneticFamilyNameKey,
  ]

  /// What a style needs of a contact.
  ///
  /// Differs from Apple's: the same for all styles.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    KeyGroup(nameKeys)
  }

  /// Nil for a contact without a name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      switch style {
      case .fullName:
        [
          contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
          contact.nameSuffix,
        ]
      case .phoneticFullName: [contact.phoneticGivenName, contact.phoneticFamilyName]
      }
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if style == .phoneticFullName { return name.isEmpty ? nil : name }
    if contact.contactType == .person, !name.isEmpty { return name }
    let other = [contact.organizationName, contact.nickname, name].first { !$0.isEmpty }
    return other
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap { string(from: $0) }
  }

  /// Differs from Apple's: the given name first, for every contact.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    .givenNameFirst
  }

  open class func delimiter(for contact: CNContact) -> String { " " }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Writes addresses, as in the United States.
///
/// Differs from Apple's: the same form in all countries.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    switch style {
    case .mailingAddress:
      let place = [postalAddress.state, postalAddress.postalCode]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let city = [postalAddress.city, place].filter { !$0.isEmpty }.joined(separator: " ")
      return [postalAddress.street, city, postalAddress.country]
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }
}
