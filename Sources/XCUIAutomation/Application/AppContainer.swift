import Automation
import Foundation
import Synchronization
import TestReporting

/// The folder in which a launched app finds its documents, caches and settings: the same for all launches in
/// a class of tests, as if the app had been installed for it.
///
/// What an app has stored is there again when it is launched again, however it has ended.
struct AppContainer {
  /// The folder for those of all apps that the tests launch, where the tool has made one.
  private static let variable = "VITRINE_CONTAINERS"
  /// A launch argument by which an app begins as if it had just been installed.
  static let wipeArgument = "-VitrineWipeContainer"

  /// The variables by which Foundation finds the app's folder.
  ///
  /// - Parameters:
  ///   - app: The app's program.
  ///   - arguments: What the app is launched with.
  ///   - environment: That of the tests.
  ///   - test: The name of the running test.
  /// - Returns: Variables for the app.
  static func variables(
    for app: URL, arguments: [String] = [], environment: [String: String],
    test: String? = TestReporting.currentTestName
  ) -> [String: String] {
    let home = home(of: app, environment: environment, test: test)
    if wipes(arguments) { try? FileManager.default.removeItem(at: home) }
    func path(_ name: String) -> String { home.appendingPathComponent(name).path }
    for name in folders {
      try? FileManager.default.createDirectory(
        atPath: path(name), withIntermediateDirectories: true)
    }
    var variables = [
      "CFFIXED_USER_HOME": home.path,
      "XDG_CACHE_HOME": path("Library/Caches"), "XDG_CONFIG_HOME": path("Library/Preferences"),
      "XDG_DATA_HOME": path("Library/Application Support"),
    ]
    // Fonts are looked for in the home of whoever runs the tests, unless the tool has given them another.
    if environment[variable] != nil { variables["HOME"] = home.path }
    return variables
  }

  /// Where an app stores things that is launched in a class of tests.
  static func home(
    of app: URL, environment: [String: String], test: String? = TestReporting.currentTestName
  ) -> URL {
    let folder = environment[variable].map { URL(fileURLWithPath: $0) } ?? ContainerFolder.ofProcess
    return folder.appendingPathComponent(name(ofClassOf: test))
      .appendingPathComponent(app.lastPathComponent)
  }

  /// Where apps store what they keep, in their homes.
  private static let folders = [
    "Documents", "Library/Caches", "Library/Preferences", "Library/Application Support",
  ]

  /// Empties the home that this process has of its own, for an app that is launched in it.
  ///
  /// - Throws: `.unsupported` where the home is that of whoever runs the tests.
  static func wipeOwn(
    arguments: [String], environment: [String: String], settings: UserDefaults = .standard
  ) throws(AutomationError) {
    guard wipes(arguments) else { return }
    guard let home = environment["CFFIXED_USER_HOME"] else {
      throw AutomationError(
        .unsupported,
        "\(wipeArgument) would empty the folders of whoever runs the tests: an app in their process stores what it "
          + "keeps there. Run the tests by `vitrine test`, which gives them a home of their own.")
    }
    let preferences = home + "/Library/Preferences"
    // Foundation keeps settings in memory as well.
    for file in (try? FileManager.default.contentsOfDirectory(atPath: preferences)) ?? [] {
      let name = file as NSString
      if name.pathExtension == "plist" {
        settings.removePersistentDomain(forName: name.deletingPathExtension)
      }
    }
    for folder in folders + ["Library/Keychains"] {
      let path = "\(home)/\(folder)"
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
      }
    }
  }

  private static func wipes(_ arguments: [String]) -> Bool {
    guard let index = arguments.firstIndex(of: wipeArgument) else { return false }
    let value = index + 1 < arguments.count ? arguments[index + 1] : "YES"
    return !["NO", "0", "false"].contains(value)
  }

  /// A folder's name for the class or the suites around a test.
  private static func name(ofClassOf test: String?) -> String {
    guard let test else { return "apps" }
    let names = test.prefix { $0 != "(" }.split(separator: ".")
    let suite = names.count > 1 ? names.dropLast() : names
    let name = String(suite.joined(separator: ".").map { "/\0".contains($0) ? "-" : $0 })
    return name.isEmpty ? "apps" : String(name.prefix(100))
  }
}

/// Where the containers of a process of tests lie that the tool has given none.
enum ContainerFolder {
  /// Removed when the process ends; those of processes that were killed go when the next one needs a folder.
  static let ofProcess: URL = {
    let all = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-containers-\(getuid())")
    removeOld(in: all)
    let own = all.appendingPathComponent("\(ProcessInfo.processInfo.processIdentifier)")
    path.withLock { $0 = own.path }
    atexit { ContainerFolder.removeOwn() }
    return own
  }()

  private static let path = Mutex("")

  private static func removeOwn() {
    let own = path.withLock { $0 }
    if !own.isEmpty { try? FileManager.default.removeItem(atPath: own) }
  }

  private static func removeOld(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where Int32(name).map({ kill($0, 0) != 0 }) ?? true {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
