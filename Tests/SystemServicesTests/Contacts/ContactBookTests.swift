import Device
import Foundation
import FoundationAdditions
import Testing

@testable import Contacts

/// Contacts at the app's next launch.
@Suite struct ContactBookTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("home-\(UUID().uuidString)").path

  private var book: ContactBook { ContactBook(ServiceRecords("Contacts", home: home)) }

  @Test func contactsAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let contact = CNMutableContact()
    contact.contactType = .organization
    contact.givenName = "Ada"
    contact.note = "Engine"
    contact.imageData = Data([1, 2])
    contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: nil, value: "a@b.org")]
    let address = CNMutablePostalAddress()
    address.city = "London"
    contact.postalAddresses = [CNLabeledValue(label: "den", value: address)]
    contact.dates = [CNLabeledValue(label: "x", value: NSDateComponents())]
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    let first = book
    try first.make(request.changes)
    StoredSettings.flush()
    #expect(book.all.count == first.all.count)
    let again = try #require(book.all.first { $0.givenName == "Ada" })
    #expect(again == contact.content)
    #expect(book.all.contains { $0.familyName == "Haro" })
  }

  @Test func whatIsNotChangedIsNotKept() {
    _ = book.all
    StoredSettings.flush()
    #expect(!FileManager.default.fileExists(atPath: home))
  }
}
