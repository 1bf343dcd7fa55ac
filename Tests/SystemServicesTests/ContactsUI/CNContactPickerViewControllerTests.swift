import Contacts
import ContactsUI
import Device
import Foundation
import Testing
import UIKit

@MainActor
struct CNContactPickerViewControllerTests {
  private final class Listener: NSObject, CNContactPickerDelegate {
    var chosen: [CNContact] = []
    var cancels = 0
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      chosen.append(contact)
    }
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancels += 1 }
  }

  private func list(_ picker: CNContactPickerViewController) throws -> UITableViewController {
    picker.loadViewIfNeeded()
    let navigation = try #require(picker.children.first as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    list.loadViewIfNeeded()
    return list
  }

  /// No permission is needed: the app gets what the user chooses.
  @Test func theUserChoosesAContact() throws {
    let picker = CNContactPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    let list = try list(picker)
    #expect(list.title == "Contacts")
    let first = IndexPath(row: 0, section: 0)
    let cell = list.tableView(list.tableView, cellForRowAt: first)
    #expect(cell.textLabel?.text == "John Appleseed")
    list.tableView(list.tableView, didSelectRowAt: first)
    #expect(listener.chosen.map(\.givenName) == ["John"])
    #expect(listener.chosen.first?.note == "College roommate")
  }

  @Test func theUserMayCancel() throws {
    let picker = CNContactPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    let list = try list(picker)
    let control = UIControl()
    control.sendAction(try #require(list.navigationItem.leftBarButtonItem?.primaryAction))
    #expect(listener.cancels == 1)
  }

  @Test func theAppSaysWhoCanBeChosen() throws {
    let picker = CNContactPickerViewController()
    picker.predicateForEnablingContact = NSPredicate { contact, _ in
      (contact as? CNContact)?.emailAddresses.isEmpty == false
    }
    let list = try list(picker)
    let cells = (0..<6).map {
      list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
    }
    let disabled = cells.filter { !$0.isUserInteractionEnabled }.map(\.textLabel?.text)
    #expect(disabled == ["David Taylor"])
  }
}
