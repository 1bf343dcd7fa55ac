import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// A pointer that rests over views.
  @MainActor
  struct HoverTests {
    @Test func viewsHearOfThePointer() {
      let app = XCUIApplication(rootView: HoverScreen())
      app.staticTexts["First"].hover()
      #expect(app.staticTexts["first true, second false"].exists)
      app.staticTexts["Second"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).hover()
      #expect(app.staticTexts["first false, second true"].exists)
      app.staticTexts["Aside"].hover()
      #expect(app.staticTexts["first false, second false"].exists)
    }

    @Test func recognizersFollowThePointer() {
      let page = HoverController()
      let app = XCUIApplication(rootViewController: page)
      app.otherElements["pad"].hover()
      app.otherElements["pad"].coordinate(withNormalizedOffset: .zero)
        .withOffset(CGVector(dx: 10, dy: 20)).hover()
      app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).hover()
      #expect(page.heard == ["began 50 50", "changed 10 20", "ended 10 20"])
    }
  }
}

private struct HoverScreen: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    VStack(spacing: 40) {
      Text("first \(first ? "true" : "false"), second \(second ? "true" : "false")")
      Text("First").onHover { first = $0 }
      Text("Second").onContinuousHover { phase in
        if case .active = phase { second = true } else { second = false }
      }
      Text("Aside")
    }
  }
}

private final class HoverController: UIViewController {
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let pad = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    pad.accessibilityIdentifier = "pad"
    let recognizer = UIHoverGestureRecognizer()
    recognizer.addTarget(self, action: Selector("follow:", HoverController.follow(_:)))
    pad.addGestureRecognizer(recognizer)
    view.addSubview(pad)
  }

  func follow(_ recognizer: UIHoverGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    heard.append("\(recognizer.state) \(Int(place.x)) \(Int(place.y))")
  }
}
