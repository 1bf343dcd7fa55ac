import Foundation

/// All that is known of a contact.
struct ContactContent: Equatable {
  var identifier = UUID().uuidString + ":ABPerson"
  var type = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticFamilyName = ""
  var note = ""
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var birthday: DateComponents?
  var dates: [CNLabeledValue<NSDateComponents>] = []

  /// In the order of the user's setting, which is by family name.
  var sortKey: String {
    let name = familyName.isEmpty ? givenName : familyName
    return name.isEmpty ? organizationName : "\(name) \(givenName)"
  }
}
