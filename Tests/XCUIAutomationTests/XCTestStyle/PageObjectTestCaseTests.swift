import XCTest
import XCUIAutomation

/// Page objects that derive from `XCTestCase` for its methods, in targets with Xcode's base class.
final class PageObjectTestCaseTests: _XcodeTestCase {
  private class Page: _XcodeTestCase {
    func wait(for seconds: TimeInterval) {
      let waited = expectation(description: "waited")
      DispatchQueue.main.async { waited.fulfill() }
      wait(for: [waited], timeout: seconds)
    }

    func waitForTooMuch() {
      let never = expectation(description: "never")
      never.isInverted = true
      never.fulfill()
      wait(for: [never])
    }
  }

  private final class LoginPage: Page {
    let title: String

    init(title: String) {
      self.title = title
      super.init()
    }

    required init(name: String, testClosure: @escaping XCTestCaseClosure) {
      title = name
      super.init(name: name, testClosure: testClosure)
    }
  }

  private let page = Page()

  func testAPageObjectUsesTheMethodsOfATestCase() {
    page.wait(for: 5)
    XCTAssertEqual(LoginPage(title: "Log in").title, "Log in")
    XCTAssertTrue(_XcodeTestCase().name.hasSuffix("(null)"))
  }

  func testAFailureOfAPageObjectIsTheTests() {
    var messages: [String] = []
    XCTExpectFailure(failingBlock: { page.waitForTooMuch() }) { issue in
      messages.append(issue.compactDescription)
      return true
    }
    XCTAssertEqual(messages.count, 1)
  }
}
