import Device
import Foundation
import Testing

@testable import UIKit

/// What an app asks of its scene, and of the app's icon.
@MainActor
@Suite struct SceneRequestTests {
  private final class UprightController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func aSceneTurnsTheDevice() throws {
    let window = show(UIViewController())
    defer {
      UIApplication.shared.device.orientation = .portrait
      window.isHidden = true
      settle()
    }
    let scene = try #require(window.windowScene)
    var failures = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in failures += 1 }
    settle()
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(window.bounds.width > window.bounds.height)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in failures += 1 }
    #expect(scene.interfaceOrientation == .landscapeLeft)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in failures += 1 }
    #expect(scene.interfaceOrientation == .landscapeLeft)
    settle()
    #expect(failures == 0)
  }

  @Test func aSceneOpensAddressesAsTheAppDoes() throws {
    let window = show(UIViewController())
    defer { window.isHidden = true }
    let scene = try #require(window.windowScene)
    let url = try #require(URL(string: "https://example.com"))
    var answers: [Bool] = []
    scene.open(url, options: nil) { answers.append($0) }
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    scene.open(url, options: options) { answers.append($0) }
    settle()
    #expect(answers == [true, false])
  }

  @Test func whatTheControllerDoesNotSupportIsDenied() throws {
    let window = show(UprightController())
    defer { window.isHidden = true }
    let scene = try #require(window.windowScene)
    var codes: [UISceneError.Code?] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      codes.append(($0 as? UISceneError)?.code)
    }
    #expect(codes.isEmpty)
    settle()
    #expect(codes == [.geometryRequestDenied])
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func anotherSceneIsDenied() {
    var codes: [UISceneError.Code?] = []
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) {
      codes.append(($0 as? UISceneError)?.code)
    }
    settle()
    #expect(codes == [.multipleScenesNotSupported])
  }

  @Test func theKeyboardTypesInTheDevicesLanguage() {
    #expect(UIResponder().textInputMode?.primaryLanguage == "en-US")
    let device = UIApplication.shared.device
    let old = device.traits
    defer { device.traits = old }
    device.traits.locale = Locale(identifier: "de_AT")
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de-AT"])
  }
}
