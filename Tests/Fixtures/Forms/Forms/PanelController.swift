import Analytics
import UIKit

/// A screen whose controls call methods by their selectors.
class PanelController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet private var badges: [UIView] = []
  @IBInspectable var cornerRadius: CGFloat = 4

  let button = UIButton(type: .system)
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)
    button.addTarget(
      self, action: #selector(PanelController.pressWithEvent(_:event:)), for: .touchDown)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    NotificationCenter.default.addObserver(
      self, selector: #selector(heard(_:)), name: .panelDidChange, object: nil)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapped(recognizer:))))
  }

  @objc private func press(_ sender: UIButton) {
    Analytics.log("press")
    calls.append("press")
  }

  @IBAction func pressWithEvent(_ sender: Any, event: UIEvent) { calls.append("event") }

  @objc func add() { calls.append("add") }

  @objc private func heard(_ note: Notification) {
    calls.append("heard \(note.userInfo?["word"] as? String ?? "")")
  }

  @objc func tapped(recognizer: UITapGestureRecognizer) { calls.append("tapped") }

  @objc dynamic func late(_ word: NSString) { calls.append("late \(word)") }
}

extension Notification.Name {
  static let panelDidChange = Notification.Name("panelDidChange")
}

extension PanelController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear")
  }
}
