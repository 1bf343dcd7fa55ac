import Automation
import Foundation

/// The apps that were built into the folder of the running tests.
enum AppProducts {
  private static let targetVariable = "XCUI_TARGET_APP"

  /// The executable that `name` stands for; nil stands for the app of this package.
  ///
  /// - Throws: `.launchFailed` with the candidates if there is none or no telling which.
  static func executable(for name: String?) throws(AutomationError) -> URL {
    if let name { return try product(named: name, askedBy: "bundle identifier") }
    if let name = ProcessInfo.processInfo.environment[targetVariable], !name.isEmpty {
      return try product(named: name, askedBy: targetVariable)
    }
    if let only { return only }
    throw AutomationError(
      .launchFailed,
      """
      \(apps.isEmpty ? "No app was built" : "More than one app was built") beside the tests in \
      \(folder.path).\(list(apps))
      Make the test target depend on the app's executable target; of several apps, name one in the \
      variable \(targetVariable) or with XCUIApplication(bundleIdentifier:).
      """)
  }

  /// The app, if there is just one.
  static var only: URL? { apps.count == 1 ? apps[0] : nil }

  private static func product(
    named name: String, askedBy asker: String
  ) throws(AutomationError) -> URL {
    if name.contains("/") { return URL(fileURLWithPath: name) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for candidate in [name, last] {
      let url = folder.appendingPathComponent(candidate)
      if isExecutableFile(url) { return url }
    }
    throw AutomationError(
      .launchFailed,
      "No product \(last) was built in \(folder.path), as the \(asker) \(name) asks.\(list(apps))")
  }

  private static func list(_ apps: [URL]) -> String {
    apps.isEmpty
      ? "" : " There are: " + apps.map(\.lastPathComponent).joined(separator: ", ") + "."
  }

  // MARK: Looking

  /// The folder of this process's executable, where all products are.
  static let folder: URL =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// All apps in the folder, by name.
  private static let apps: [URL] = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let candidates = names.sorted().filter { name in
      name != own && !name.contains(".") && !name.hasSuffix("-tool")
        && !name.hasSuffix("-test-runner") && isExecutableFile(folder.appendingPathComponent(name))
    }
    return candidates.map { folder.appendingPathComponent($0) }.filter(servesAutomation)
  }()

  private static func isExecutableFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }

  /// Whether the program contains our UIKit: tools and plug-ins do not.
  private static func servesAutomation(_ url: URL) -> Bool {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return false }
    return data.prefix(4) == Data([0x7f, 0x45, 0x4c, 0x46])
      && data.range(of: Data(AutomationServer.socketVariable.utf8)) != nil
  }
}
