import Contacts
import Foundation
import UIKit

/// The device's contacts, a row each.
final class ContactList: UITableViewController {
  private let contacts = CNContactStore.everybody
  private let predicate: NSPredicate?
  private let choose: (CNContact?) -> Void

  init(enabling predicate: NSPredicate?, _ choose: @escaping (CNContact?) -> Void) {
    self.predicate = predicate
    self.choose = choose
    super.init(style: .plain)
    title = "Contacts"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in choose(nil) })
  }

  required init?(coder: NSCoder) { nil }

  private func isEnabled(_ contact: CNContact) -> Bool {
    predicate?.evaluate(with: contact) ?? true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "contact")
      ?? UITableViewCell(style: .default, reuseIdentifier: "contact")
    let contact = contacts[indexPath.row]
    cell.textLabel?.text = CNContactFormatter.string(from: contact, style: .fullName)
    cell.textLabel?.isEnabled = isEnabled(contact)
    cell.isUserInteractionEnabled = isEnabled(contact)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(contacts[indexPath.row])
  }
}
