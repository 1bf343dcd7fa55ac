import Automation
import Device
import Foundation

/// An app that the program of the tests is linked with, as it is when a test target depends on an executable one.
struct LinkedApp {
  typealias Entry =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

  /// The app's module.
  let name: String
  /// What its program would begin with: SwiftPM names it `<module>_main` in programs of tests.
  let entry: Entry

  /// The app that a product's name or path stands for, or else the only one.
  ///
  /// - Throws: `.launchFailed` with the candidates if there is none or no telling which.
  @MainActor
  static func named(
    _ name: String?, among apps: [LinkedApp] = all
  ) throws(AutomationError) -> LinkedApp {
    let list = apps.isEmpty ? "" : " There are: \(apps.map(\.name).joined(separator: ", "))."
    guard let name else {
      if apps.count == 1 { return apps[0] }
      throw AutomationError(
        .launchFailed,
        """
        The tests are linked with \(apps.isEmpty ? "no app" : "several apps").\(list)
        Make the test target depend on the app's executable target; of several apps, name one in the \
        variable \(LaunchSettings.targetVariable) or with XCUIApplication(bundleIdentifier:).
        """)
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for candidate in [name, last] {
      let module = Self.module(of: candidate)
      if let app = apps.first(where: { $0.name == module }) { return app }
    }
    throw AutomationError(
      .launchFailed,
      """
      The tests are not linked with an app \(last), which \(LaunchSettings.inProcessVariable) needs.\(list)
      Make the test target depend on the app's executable target.
      """)
  }

  /// The name of a module for a target: what Swift allows in no name becomes an underscore.
  private static func module(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Those of this program, by name.
  static let all: [LinkedApp] = {
    let suffix = "_main"
    let functions = ProgramFile.current?.functions(endingIn: suffix) ?? []
    return functions.sorted { $0.name < $1.name }.compactMap { function in
      // Names of Swift functions begin with a dollar, those of the C library with underscores.
      guard let first = function.name.first, first != "$", first != "_",
        let address = UnsafeRawPointer(bitPattern: function.address)
      else { return nil }
      return LinkedApp(
        name: String(function.name.dropLast(suffix.count)),
        entry: unsafeBitCast(address, to: Entry.self))
    }
  }()
}
