import Accessibility
import Device
import Foundation
import LocalAuthentication
import SafariServices
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct SystemServicesTests {
  @Test func theBrowsersDoneButtonDismisses() throws {
    final class Delegate: NSObject, SFSafariViewControllerDelegate {
      var log: [String] = []
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        log.append("finished")
      }
      func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
      ) { log.append("loaded \(didLoadSuccessfully)") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let delegate = Delegate()
    let url = try #require(URL(string: "https://example.com/page"))
    let browser = SFSafariViewController(url: url)
    browser.delegate = delegate
    controller.present(browser, animated: false)
    TurnScheduler.shared.runTurn()
    let tree = try UIApplication.shared.settledTree()
    let address = try #require(tree.descendant(labelled: "Address"))
    #expect(address.value == "https://example.com/page")
    let done = try #require(tree.descendant(labelled: "Done"))
    try UIApplication.shared.send(
      .touches(.tap(at: CGPoint(x: done.frame.midX, y: done.frame.midY))))
    #expect(controller.presentedViewController == nil)
    #expect(delegate.log == ["loaded false", "finished"])
  }

  @Test func aNewDeviceKnowsNobody() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotEnrolled.rawValue)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }
}

extension AccessibilityElement {
  /// The first element below with a label.
  fileprivate func descendant(labelled label: String) -> AccessibilityElement? {
    firstDescendant { $0.label == label }
  }
}
