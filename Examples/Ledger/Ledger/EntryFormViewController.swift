import UIKit

class EntryFormViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet weak var amountField: UITextField!
  @IBOutlet weak var kindControl: UISegmentedControl!
  @IBOutlet weak var saveButton: UIButton!

  var onSave: ((Entry) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    amountField.addTarget(self, action: #selector(fieldChanged), for: .editingChanged)
    fieldChanged()
  }

  /// The form as an entry; nil while something is missing.
  var entry: Entry? {
    guard let title = titleField.text, !title.isEmpty, let amount = Double(amountField.text ?? "")
    else { return nil }
    let cents = Int((amount * 100).rounded())
    return Entry(title: title, amount: kindControl.selectedSegmentIndex == 0 ? -cents : cents)
  }

  @IBAction func fieldChanged() {
    saveButton.isEnabled = entry != nil
  }

  @IBAction func save(_ sender: UIButton) {
    guard let entry = entry else { return }
    onSave?(entry)
    dismiss(animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    amountField.becomeFirstResponder()
    return false
  }
}
