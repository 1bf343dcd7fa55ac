import Automation
import Foundation
import FoundationAdditions

/// An app that has an icon on the home screen.
@MainActor
struct HomeScreenApp {
  /// What stands below its icon.
  let name: String
  /// What an `XCUIApplication` that is made for it alone calls it.
  let bundleIdentifier: String
  let executable: URL

  /// The apps of the project, or of the package, by name; none for tests that hold their app in their own process.
  static var all: [HomeScreenApp] {
    guard !LaunchSettings.current.runsInProcess else { return [] }
    let apps: [HomeScreenApp]
    if let known = LaunchedProduct.current?.apps {
      apps = known.map { identifier, path in
        let executable = URL(fileURLWithPath: path)
        return HomeScreenApp(
          name: name(ofBundle: executable.deletingLastPathComponent())
            ?? executable.lastPathComponent,
          bundleIdentifier: identifier, executable: executable)
      }
    } else {
      apps = AppProducts.besideTests.apps.map { executable in
        let name = executable.lastPathComponent
        return HomeScreenApp(name: name, bundleIdentifier: name, executable: executable)
      }
    }
    return apps.sorted { ($0.name, $0.bundleIdentifier) < ($1.name, $1.bundleIdentifier) }
  }

  private static func name(ofBundle folder: URL) -> String? {
    let file = folder.appendingPathComponent("Info.plist")
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    return list?["CFBundleDisplayName"] as? String ?? list?["CFBundleName"] as? String
  }

  /// Where it stores things, in the running class of tests.
  var home: URL {
    AppContainer.home(of: executable, environment: ProcessInfo.processInfo.environment)
  }

  /// The handles by which tests have asked for it.
  private var handles: [AppHandle] {
    let own = isOwn ? ProcessLauncher.name(of: nil) : nil
    return RunningApps.shared.handles { name in
      name == bundleIdentifier || name == own
        || name.split(separator: ".").last.map(String.init) == executable.lastPathComponent
    }
  }

  /// Whether an `XCUIApplication` without a name is this app.
  private var isOwn: Bool {
    (try? AppProducts.besideTests.executable(for: nil))?.path == executable.path
  }

  /// Brings it to the front; starts it without arguments if it does not run.
  func open() {
    let handles = handles
    // Tests may have left it running under other names: the one that was in front last is meant.
    let last = RunningApps.shared.lastInFront(among: handles)
    if let last, last.state != .notRunning {
      RunningApps.shared.bringToFront(last)
      last.send(.activate) { "Failed to open \(name) by its icon: \($0)" }
      return
    }
    let own = ProcessLauncher.name(of: nil)
    let isAskedForWithoutName = isOwn && (handles.isEmpty || (last ?? handles.first)?.name == own)
    let app =
      isAskedForWithoutName
      ? XCUIApplication()
      : XCUIApplication(bundleIdentifier: (last ?? handles.first)?.name ?? bundleIdentifier)
    app.launch()
  }

  /// Ends it and forgets what it has stored and what the user has allowed it.
  func delete() {
    for handle in handles {
      handle.end()
      handle.permissions = nil
    }
    try? FileManager.default.removeItem(at: home)
  }
}
