import Automation
import Foundation
import Testing

@testable import XCUIAutomation

extension AllTests {
  /// Which program an `XCUIApplication` stands for.
  @MainActor
  struct AppProductsTests {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("products-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Puts a program there that contains `text`.
    private func add(_ name: String, containing text: String = "VITRINE_AUTOMATION_SOCKET") throws {
      let url = folder.appendingPathComponent(name)
      try (Data([0x7f, 0x45, 0x4c, 0x46]) + Data(text.utf8)).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }

    private func product(_ name: String?) -> Result<String, AutomationError> {
      let products = AppProducts(folder: folder, own: "Tests")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        return .success(try products.executable(for: name).lastPathComponent)
      } catch {
        return .failure(error)
      }
    }

    @Test func theOnlyAppNeedsNoName() throws {
      try add("Shop")
      try add("Tests")
      try add("helper", containing: "nothing")
      try add("macro-tool")
      #expect(product(nil) == .success("Shop"))
    }

    @Test func severalAppsAreListed() throws {
      try add("Shop")
      try add("Clinic")
      let place = folder.resolvingSymlinksInPath().path
      #expect(
        product(nil)
          == .failure(
            AutomationError(
              .launchFailed,
              """
              More than one app was built beside the tests in \(place). There are: Clinic, Shop.
              Make the test target depend on the app's executable target; of several apps, name \
              one in the variable XCUI_TARGET_APP or with XCUIApplication(bundleIdentifier:).
              """)))
    }

    @Test func noAppSaysWhatToDo() {
      guard case .failure(let error) = product(nil) else {
        Issue.record("There is an app.")
        return
      }
      #expect(error.message.hasPrefix("No app was built beside the tests in /"))
      #expect(error.message.contains("Make the test target depend on the app's executable target"))
    }

    @Test func bundleIdentifiersEndInTheProduct() throws {
      try add("Shop")
      try add("Clinic")
      #expect(product("com.example.Clinic") == .success("Clinic"))
    }

    @Test func anUnknownNameListsTheApps() throws {
      try add("Shop")
      try add("Clinic")
      guard case .failure(let error) = product("com.example.Clinik") else {
        Issue.record("There is such an app.")
        return
      }
      #expect(
        error.message.hasSuffix(
          "as the bundle identifier com.example.Clinik asks. There are: Clinic, Shop."))
    }
  }
}
