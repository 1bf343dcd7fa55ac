// ContactsUI: choosing contacts. May import Contacts, UIKit and what stands below them.

import Contacts
import Foundation
import UIKit

/// Hears which contacts the user has chosen.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
}

/// The list of the device's contacts, of which the user chooses one; the app needs no permission for it.
///
/// Differs from Apple's: one contact is chosen as a whole, not several, nor a single number of one. The screen is plain.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Decides for each contact whether it can be chosen; nil for all.
  open var predicateForEnablingContact: NSPredicate?

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ContactList(enabling: predicateForEnablingContact) { [weak self] contact in
      self?.finish(with: contact)
    }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func finish(with contact: CNContact?) {
    if let contact {
      delegate?.contactPicker(self, didSelect: contact)
    } else {
      delegate?.contactPickerDidCancel(self)
    }
    presentingViewController?.dismiss(animated: true)
  }
}
