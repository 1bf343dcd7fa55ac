import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIKeyboardGoldens {
  @Test func letters() throws {
    try expectGolden(
      "UIKit/keyboard", size: CGSize(width: 320, height: 320), scale: 1,
      controller: Form.init, prepare: { ($0 as? Form)?.beginTyping() })
  }
}

/// A field at the top of the screen, which leaves room for the keyboard.
private final class Form: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 16, width: 288, height: 36))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.text = "Ada"
    field.returnKeyType = .done
    view.addSubview(field)
  }

  /// Lets typing go to the field.
  func beginTyping() {
    field.becomeFirstResponder()
    addSystemWindows()
  }
}
