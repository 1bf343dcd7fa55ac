import Foundation
import FoundationAdditions

/// The contacts that the device has.
final class ContactBook: @unchecked Sendable {
  static let shared = ContactBook()

  private let lock = NSLock()
  private let records: ServiceRecords
  private var contacts: [ContactContent]

  init(_ records: ServiceRecords = ServiceRecords("Contacts")) {
    self.records = records
    contacts = records.read([ContactRecord].self)?.map(\.content) ?? Self.people()
  }

  var all: [ContactContent] { lock.withLock { contacts } }

  /// - Throws: `CNError.recordDoesNotExist`; then nothing is changed.
  func make(_ changes: [CNSaveRequest.Change]) throws {
    try lock.withLock {
      var new = contacts
      for change in changes {
        switch change {
        case .add(let contact): new.append(contact.content)
        case .update(let contact):
          new[try Self.place(of: contact, in: new)].take(contact)
        case .delete(let contact): new.remove(at: try Self.place(of: contact, in: new))
        }
      }
      contacts = new
    }
    records.keep { self.all.map(ContactRecord.init) }
  }

  private static func place(
    of contact: CNContact, in contacts: [ContactContent]
  ) throws -> Int {
    guard let place = contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return place
  }

  // MARK: The people of a fresh simulator, from memory

  private static func people() -> [ContactContent] {
    [
      person(
        "Kate", "Bell",
        phones: [
          (CNLabelPhoneNumberMobile, "(555) 564-8583"), (CNLabelPhoneNumberMain, "(415) 555-3695"),
        ],
        email: (CNLabelWork, "kate-bell@mac.com"),
        address: (CNLabelWork, "165 Davis Street", "Hillsborough", "94010"), born: (1978, 1, 20)
      ) { person in
        person.organizationName = "Creative Consulting"
        person.jobTitle = "Producer"
        person.urlAddresses = [
          CNLabeledValue(
            label: CNLabelURLAddressHomePage, value: "www.icloud.com" as NSString)
        ]
      },
      person(
        "Daniel", "Higgins",
        phones: [
          (CNLabelHome, "555-478-7672"), (CNLabelPhoneNumberMobile, "(408) 555-5270"),
          (CNLabelPhoneNumberHomeFax, "(408) 555-3514"),
        ], email: (CNLabelHome, "d-higgins@mac.com"),
        address: (CNLabelHome, "332 Laguna Street", "Corte Madera", "94925")
      ) { person in
        person.nameSuffix = "Jr."
        person.note = "Sister: Emily"
      },
      person(
        "John", "Appleseed",
        phones: [(CNLabelPhoneNumberMobile, "888-555-5512"), (CNLabelHome, "888-555-1212")],
        email: (CNLabelWork, "John-Appleseed@mac.com"),
        address: (CNLabelWork, "3494 Kuhl Avenue", "Atlanta", "30303"), born: (1980, 6, 22)
      ) { person in
        person.note = "College roommate"
      },
      person(
        "Anna", "Haro", phones: [(CNLabelHome, "555-522-8243")],
        email: (CNLabelHome, "anna-haro@mac.com"),
        address: (CNLabelHome, "1001 Leavenworth Street", "Sausalito", "94965"),
        born: (1985, 8, 29)
      ) { person in
        person.nickname = "Annie"
      },
      person(
        "Hank", "Zakroff",
        phones: [(CNLabelWork, "(555) 766-4823"), (CNLabelOther, "(707) 555-1854")],
        email: (CNLabelWork, "hank-zakroff@mac.com"),
        address: (CNLabelWork, "1741 Kearny Street", "San Rafael", "94901")
      ) { person in
        person.middleName = "M."
        person.organizationName = "Financial Services Inc."
        person.jobTitle = "Portfolio Manager"
      },
      person(
        "David", "Taylor", phones: [(CNLabelHome, "555-610-6679")], email: nil,
        address: (CNLabelHome, "1747 Steuart Street", "Tiburon", "94920"), born: (1998, 6, 15)
      ) { person in
        person.note = "Plays on Cole's Little League Baseball Team"
      },
    ]
  }

  private typealias Address = (label: String, street: String, city: String, code: String)

  private static func person(
    _ givenName: String, _ familyName: String, phones: [(label: String, number: String)],
    email: (label: String, address: String)?, address: Address,
    born: (year: Int, month: Int, day: Int)? = nil, _ more: (inout ContactContent) -> Void
  ) -> ContactContent {
    var person = ContactContent()
    // The same at each start, so that an app may keep it.
    person.identifier = "\(givenName)-\(familyName):ABPerson"
    person.givenName = givenName
    person.familyName = familyName
    person.phoneNumbers = phones.map {
      CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.number))
    }
    if let email {
      person.emailAddresses = [
        CNLabeledValue(label: email.label, value: email.address as NSString)
      ]
    }
    let place = CNMutablePostalAddress()
    place.street = address.street
    place.city = address.city
    place.state = address.city == "Atlanta" ? "GA" : "CA"
    place.postalCode = address.code
    place.country = "United States"
    place.isoCountryCode = "us"
    person.postalAddresses = [CNLabeledValue(label: address.label, value: place)]
    if let born {
      person.birthday = DateComponents(
        calendar: Calendar(identifier: .gregorian), year: born.year, month: born.month,
        day: born.day)
    }
    more(&person)
    return person
  }
}

extension ContactContent {
  /// Becomes what an app has made of it; what the app has not fetched stays.
  fileprivate mutating func take(_ contact: CNContact) {
    guard let keys = contact.keys else {
      self = contact.content
      return
    }
    let new = contact.content
    func take<T>(_ key: String, _ path: WritableKeyPath<ContactContent, T>) {
      if keys.contains(key) { self[keyPath: path] = new[keyPath: path] }
    }
    take(CNContactTypeKey, \.type)
    take(CNContactNamePrefixKey, \.namePrefix)
    take(CNContactGivenNameKey, \.givenName)
    take(CNContactMiddleNameKey, \.middleName)
    take(CNContactFamilyNameKey, \.familyName)
    take(CNContactPreviousFamilyNameKey, \.previousFamilyName)
    take(CNContactNameSuffixKey, \.nameSuffix)
    take(CNContactNicknameKey, \.nickname)
    take(CNContactOrganizationNameKey, \.organizationName)
    take(CNContactDepartmentNameKey, \.departmentName)
    take(CNContactJobTitleKey, \.jobTitle)
    take(CNContactPhoneticGivenNameKey, \.phoneticGivenName)
    take(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName)
    take(CNContactNoteKey, \.note)
    take(CNContactImageDataKey, \.imageData)
    take(CNContactPhoneNumbersKey, \.phoneNumbers)
    take(CNContactEmailAddressesKey, \.emailAddresses)
    take(CNContactPostalAddressesKey, \.postalAddresses)
    take(CNContactUrlAddressesKey, \.urlAddresses)
    take(CNContactBirthdayKey, \.birthday)
    take(CNContactDatesKey, \.dates)
  }
}
