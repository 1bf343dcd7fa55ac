import Foundation

/// A contact that the app makes or changes; `CNSaveRequest` keeps it.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { read(CNContactTypeKey, \.type) }
    set { content.type = newValue }
  }
  open override var namePrefix: String {
    get { read(CNContactNamePrefixKey, \.namePrefix) }
    set { content.namePrefix = newValue }
  }
  open override var givenName: String {
    get { read(CNContactGivenNameKey, \.givenName) }
    set { content.givenName = newValue }
  }
  open override var middleName: String {
    get { read(CNContactMiddleNameKey, \.middleName) }
    set { content.middleName = newValue }
  }
  open override var familyName: String {
    get { read(CNContactFamilyNameKey, \.familyName) }
    set { content.familyName = newValue }
  }
  open override var previousFamilyName: String {
    get { read(CNContactPreviousFamilyNameKey, \.previousFamilyName) }
    set { content.previousFamilyName = newValue }
  }
  open override var nameSuffix: String {
    get { read(CNContactNameSuffixKey, \.nameSuffix) }
    set { content.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { read(CNContactNicknameKey, \.nickname) }
    set { content.nickname = newValue }
  }
  open override var organizationName: String {
    get { read(CNContactOrganizationNameKey, \.organizationName) }
    set { content.organizationName = newValue }
  }
  open override var departmentName: String {
    get { read(CNContactDepartmentNameKey, \.departmentName) }
    set { content.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { read(CNContactJobTitleKey, \.jobTitle) }
    set { content.jobTitle = newValue }
  }
  open override var phoneticGivenName: String {
    get { read(CNContactPhoneticGivenNameKey, \.phoneticGivenName) }
    set { content.phoneticGivenName = newValue }
  }
  open override var phoneticFamilyName: String {
    get { read(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName) }
    set { content.phoneticFamilyName = newValue }
  }
  open override var note: String {
    get { read(CNContactNoteKey, \.note) }
    set { content.note = newValue }
  }
  open override var imageData: Data? {
    get { read(CNContactImageDataKey, \.imageData) }
    set { content.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { read(CNContactPhoneNumbersKey, \.phoneNumbers) }
    set { content.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { read(CNContactEmailAddressesKey, \.emailAddresses) }
    set { content.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { read(CNContactPostalAddressesKey, \.postalAddresses) }
    set { content.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { read(CNContactUrlAddressesKey, \.urlAddresses) }
    set { content.urlAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { read(CNContactBirthdayKey, \.birthday) }
    set { content.birthday = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { read(CNContactDatesKey, \.dates) }
    set { content.dates = newValue }
  }
}
