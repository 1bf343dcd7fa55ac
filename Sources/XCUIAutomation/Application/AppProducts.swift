import Automation
import Foundation
import FoundationAdditions

/// The apps that were built into a folder.
@MainActor
final class AppProducts {
  /// Those beside the running tests.
  static let besideTests = AppProducts(
    folder: executable.deletingLastPathComponent(), own: executable.lastPathComponent)

  private static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  private let folder: URL
  /// The name of the program of the tests themselves.
  private let own: String

  init(folder: URL, own: String) {
    self.folder = folder
    self.own = own
  }

  /// The executable that `name` stands for; nil stands for the app of this package.
  ///
  /// - Throws: `.launchFailed` with the candidates if there is none or no telling which.
  func executable(for name: String?) throws(AutomationError) -> URL {
    if let name { return try product(named: name, askedBy: "bundle identifier") }
    if let name = LaunchSettings.current.targetApp {
      return try product(named: name, askedBy: "variable \(LaunchSettings.targetVariable)")
    }
    if let only { return only }
    throw AutomationError(
      .launchFailed,
      """
      \(apps.isEmpty ? "No app was built" : "More than one app was built") beside the tests in \
      \(folder.path).\(list)
      Make the test target depend on the app's executable target; of several apps, name one in the \
      variable \(LaunchSettings.targetVariable) or with XCUIApplication(bundleIdentifier:).
      """)
  }

  /// The app, if there is just one.
  var only: URL? { apps.count == 1 ? apps[0] : nil }

  private func product(
    named name: String, askedBy asker: String
  ) throws(AutomationError) -> URL {
    if name.contains("/") { return URL(fileURLWithPath: name) }
    if let path = LaunchedProduct.current?.apps?[name] { return URL(fileURLWithPath: path) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for candidate in [name, last] {
      let url = folder.appendingPathComponent(candidate)
      if Self.isExecutableFile(url) { return url }
    }
    throw AutomationError(
      .launchFailed,
      "No product \(last) was built in \(folder.path), as the \(asker) \(name) asks.\(list)")
  }

  private var list: String {
    apps.isEmpty
      ? "" : " There are: " + apps.map(\.lastPathComponent).joined(separator: ", ") + "."
  }

  // MARK: Looking

  /// All apps in the folder, by name.
  private(set) lazy var apps: [URL] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let candidates = names.sorted().filter { name in
      name != own && !name.contains(".") && !name.hasSuffix("-tool")
        && !name.hasSuffix("-test-runner")
        && Self.isExecutableFile(folder.appendingPathComponent(name))
    }
    return candidates.map { folder.appendingPathComponent($0) }.filter(Self.servesAutomation)
  }()

  nonisolated private static func isExecutableFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }

  /// Whether the program contains our UIKit: tools and plug-ins do not.
  nonisolated private static func servesAutomation(_ url: URL) -> Bool {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return false }
    return data.prefix(4) == Data([0x7f, 0x45, 0x4c, 0x46])
      && data.range(of: Data(AutomationServer.socketVariable.utf8)) != nil
  }
}
