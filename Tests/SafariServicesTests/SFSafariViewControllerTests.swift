import Accessibility
import Device
import Foundation
import SafariServices
import Testing
import UIKit

/// Web pages that an app opens over its screen.
@MainActor
struct SFSafariViewControllerTests {
  private final class Watcher: NSObject, SFSafariViewControllerDelegate {
    private(set) var log: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.append("finished")
    }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { log.append("loaded \(didLoadSuccessfully)") }
  }

  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let presenter = UIViewController()

    init() {
      window.rootViewController = presenter
      window.makeKeyAndVisible()
    }

    func present(_ browser: SFSafariViewController) {
      presenter.present(browser, animated: false)
      TurnScheduler.shared.runTurn()
    }

    func element(_ label: String) throws -> AccessibilityElement {
      let tree = try UIApplication.shared.settledTree()
      return try #require(tree.firstDescendant { $0.label == label })
    }

    func tap(_ label: String) throws {
      let frame = try element(label).frame
      try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
    }
  }

  private func browser(_ address: String = "https://example.com/page") throws
    -> SFSafariViewController
  {
    SFSafariViewController(url: try #require(URL(string: address)))
  }

  @Test func theAddressIsShown() throws {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    screen.present(try browser())
    #expect(try screen.element("Address").value == "https://example.com/page")
  }

  @Test func doneClosesIt() throws {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    let watcher = Watcher()
    let browser = try browser()
    browser.delegate = watcher
    screen.present(browser)
    try screen.tap("Done")
    _ = try UIApplication.shared.settledTree()
    #expect(screen.presenter.presentedViewController == nil)
    #expect(watcher.log == ["loaded false", "finished"])
  }

  @Test func theLoadIsToldOnce() throws {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    let watcher = Watcher()
    let browser = try browser()
    browser.delegate = watcher
    screen.present(browser)
    browser.present(
      UIAlertController(title: "x", message: nil, preferredStyle: .alert), animated: false)
    browser.dismiss(animated: false)
    TurnScheduler.shared.runTurn()
    #expect(watcher.log == ["loaded false"])
  }

  @Test func theButtonHasTheStyleThatWasChosen() throws {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    let browser = try browser()
    browser.dismissButtonStyle = .cancel
    screen.present(browser)
    #expect(try screen.element("Cancel").elementType == .button)
    browser.dismissButtonStyle = .close
    #expect(try screen.element("Close").elementType == .button)
  }

  @Test func itCoversTheScreen() throws {
    let browser = try browser()
    #expect(browser.modalPresentationStyle == .fullScreen)
  }

  @Test func theConfigurationIsKept() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let browser = SFSafariViewController(
      url: try #require(URL(string: "http://example.com")), configuration: configuration)
    #expect(browser.configuration === configuration)
    #expect(browser.configuration.barCollapsingEnabled)
  }

  @Test func onlyWebAddressesAreAllowed() throws {
    var issues: [String] = []
    let previous = RuntimeIssue.handler
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = previous }
    _ = try browser("ftp://example.com")
    #expect(
      issues.first?.contains("Only HTTP and HTTPS URLs are supported: ftp://example.com") == true)
  }
}
