// The code of Sources/UIKit/UIKit.docc/TestingViewControllers.md. Scripts/check-documents compares them.

// begin snippet
import UIKit
import XCTest

final class LoginViewController: UIViewController {
  let name = UITextField()
  let button = UIButton(type: .system)
  var logIn: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Log in", for: .normal)
    button.isEnabled = false
    button.addAction(
      UIAction { [unowned self] _ in logIn(name.text ?? "") }, for: .touchUpInside)
    name.addAction(
      UIAction { [unowned self] _ in button.isEnabled = name.text != "" }, for: .editingChanged)
    view.addSubview(name)
    view.addSubview(button)
  }
}

@MainActor
final class LoginViewControllerTests: XCTestCase {
  private func makeSUT() -> LoginViewController {
    let sut = LoginViewController()
    sut.loadViewIfNeeded()
    return sut
  }

  func testTheButtonWaitsForAName() {
    let sut = makeSUT()
    XCTAssertFalse(sut.button.isEnabled)

    sut.name.text = "Ada"
    sut.name.sendActions(for: .editingChanged)

    XCTAssertTrue(sut.button.isEnabled)
  }

  func testTheNameIsHandedOver() {
    let sut = makeSUT()
    var names: [String] = []
    sut.logIn = { names.append($0) }
    sut.name.text = "Ada"

    sut.button.sendActions(for: .touchUpInside)

    XCTAssertEqual(names, ["Ada"])
  }
}
// end snippet
