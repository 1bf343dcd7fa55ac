import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// In which order UI tests find what UIKit's screens show, and what is in buttons.
  @MainActor
  struct UIKitOrderTests {
    private final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Edit", style: .plain, target: nil, action: nil)
        let button = UIButton(type: .system)
        button.setTitle("Log in", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 190, height: 44)
        button.addAction(
          UIAction { [unowned self] _ in navigationItem.prompt = "Logged in" },
          for: .touchUpInside)
        view.addSubview(button)
      }
    }

    private let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: Screen()))

    @Test func barsComeBeforeTheScreensBelowThem() {
      #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Edit", "Log in"])
      #expect(app.staticTexts.firstMatch.label == "Account")
    }

    @Test func titlesAreInTheirButtons() {
      let button = app.buttons["Log in"]
      #expect(button.children(matching: .any).count == 1)
      #expect(button.isHittable)
      let title = button.staticTexts["Log in"]
      #expect(title.exists)
      #expect(button.frame.contains(title.frame))
      title.tap()
      #expect(app.staticTexts["Logged in"].exists)
      button.tap()
    }

    @Test func buttonsOfBarsHaveNone() {
      #expect(app.navigationBars.buttons["Edit"].staticTexts.count == 0)
    }
  }
}
