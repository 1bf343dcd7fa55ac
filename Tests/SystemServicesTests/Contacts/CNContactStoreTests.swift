import Contacts
import Device
import Foundation
import Testing

extension AskingTests {
  /// The device's contacts, as apps look for them and change them.
  @MainActor
  @Suite struct CNContactStoreTests {
    private let store = CNContactStore()
    private let nameKeys =
      [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [NSString]

    private func named(_ name: String) throws -> [CNContact] {
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: nameKeys)
    }

    @Test func theUserIsAskedOnce() async throws {
      try await deciding(.contacts, nil, answering: "Allow") {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        let isAllowed = try await store.requestAccess(for: .contacts)
        #expect(isAllowed)
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
      }
    }

    @Test func whoMayNotGetsNothing() async {
      await deciding(.contacts, nil, answering: "Don’t Allow") {
        await #expect(throws: CNError(.authorizationDenied)) {
          try await store.requestAccess(for: .contacts)
        }
        #expect(throws: CNError(.authorizationDenied)) { try named("Kate") }
      }
    }

    @Test func contactsAreFoundByName() async throws {
      try await deciding(.contacts, .granted) {
        let found = try named("kate b")
        #expect(found.map(\.familyName) == ["Bell"])
        let number = try #require(found.first?.phoneNumbers.first)
        #expect(number.value.stringValue == "(555) 564-8583")
        #expect(number.label == CNLabelPhoneNumberMobile)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: number.label ?? "") == "mobile")
        #expect(try named("nobody").isEmpty)
      }
    }

    @Test func contactsAreFoundByNumberAndAddress() async throws {
      try await deciding(.contacts, .granted) {
        let byNumber = try store.unifiedContacts(
          matching: CNContact.predicateForContacts(
            matching: CNPhoneNumber(stringValue: "+1 555 522 8243")), keysToFetch: nameKeys)
        #expect(byNumber.map(\.givenName) == ["Anna"])
        let byMail = try store.unifiedContacts(
          matching: CNContact.predicateForContacts(matchingEmailAddress: "ANNA-HARO@mac.com"),
          keysToFetch: nameKeys)
        #expect(byMail == byNumber)
      }
    }

    @Test func allComeInTheOrderThatIsAskedFor() async throws {
      try await deciding(.contacts, .granted) {
        let request = CNContactFetchRequest(keysToFetch: nameKeys)
        request.sortOrder = .familyName
        var names: [String] = []
        try store.enumerateContacts(with: request) { contact, stop in
          names.append(contact.familyName)
          if names.count == 3 { stop.pointee = true }
        }
        #expect(names == ["Appleseed", "Bell", "Haro"])
      }
    }

    @Test func whatWasNotFetchedCanNotBeRead() async throws {
      try await deciding(.contacts, .granted) {
        let contact = try #require(try named("John").first)
        #expect(contact.isKeyAvailable(CNContactGivenNameKey))
        #expect(!contact.isKeyAvailable(CNContactNoteKey))
        withKnownIssue {
          _ = contact.note
        } matching: { issue in
          issue.comments.contains {
            $0.rawValue.contains("A property was not requested when contact was fetched: note")
          }
        }
      }
    }

    @Test func contactsAreAddedChangedAndDeleted() async throws {
      try await deciding(.contacts, .granted) {
        let new = CNMutableContact()
        new.givenName = "Ada"
        new.familyName = "Lovelace"
        new.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org")]
        let adding = CNSaveRequest()
        adding.add(new, toContainerWithIdentifier: nil)
        try store.execute(adding)
        #expect(try named("Ada").count == 1)

        let fetched = try #require(try named("Ada").first)
        let changed = try #require(fetched.mutableCopy() as? CNMutableContact)
        changed.familyName = "King"
        let updating = CNSaveRequest()
        updating.update(changed)
        try store.execute(updating)
        let known = try store.unifiedContact(
          withIdentifier: new.identifier,
          keysToFetch: nameKeys + [CNContactEmailAddressesKey as NSString])
        #expect(known.familyName == "King")
        #expect(known.emailAddresses.first?.value == "ada@example.org")

        let deleting = CNSaveRequest()
        deleting.delete(changed)
        try store.execute(deleting)
        #expect(try named("Ada").isEmpty)
        #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(deleting) }
      }
    }

    @Test func formattersWriteNamesAndAddresses() async throws {
      try await deciding(.contacts, .granted) {
        let contact = try #require(
          try store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "Higgins"),
            keysToFetch: [
              CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
              CNContactPostalAddressesKey as NSString,
            ]
          ).first)
        #expect(
          CNContactFormatter.string(from: contact, style: .fullName) == "Daniel Higgins Jr.")
        let address = try #require(contact.postalAddresses.first?.value)
        #expect(
          CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
            == "332 Laguna Street\nCorte Madera CA 94925\nUnited States")
      }
    }
  }
}
