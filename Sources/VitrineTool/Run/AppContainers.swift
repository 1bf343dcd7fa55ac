import Foundation

/// Folders in which apps find their documents, caches and settings, instead of those of whoever runs the
/// tests: one for each process, as if the app had just been installed.
package struct AppContainers: Codable, Equatable, Sendable {
  /// Holds a folder for each run that has not been cleared away.
  package var folder: URL
  /// Whether the home of other programs, which know nothing of Foundation, is another one too.
  package var changesHome: Bool

  package init(_ folder: URL, changesHome: Bool = true) {
    self.folder = folder
    self.changesHome = changesHome
  }

  /// Makes a new container.
  ///
  /// The folder for temporary files stays the system's: sockets lie there, whose paths must be short.
  /// - Returns: The variables by which Foundation finds it, and by which a driver makes those of its apps.
  package func make() -> [String: String] {
    let run = folder.appendingPathComponent("\(ProcessInfo.processInfo.processIdentifier)")
    let own = run.appendingPathComponent(UUID().uuidString)
    var variables = Self.variables(home: own.appendingPathComponent("Home"))
    if !changesHome { variables["HOME"] = nil }
    variables["VITRINE_CONTAINERS"] = own.appendingPathComponent("Apps").path
    return variables
  }

  /// Removes the containers of runs that are over.
  package func removeOld() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where Int32(name).map({ kill($0, 0) != 0 }) ?? true {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// The folders of an app's home, as iOS has them.
  private static func variables(home: URL) -> [String: String] {
    for name in [
      "Documents", "Library/Caches", "Library/Preferences", "Library/Application Support",
    ] {
      try? FileManager.default.createDirectory(
        at: home.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    func path(_ name: String) -> String { home.appendingPathComponent(name).path }
    return [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path,
      "XDG_CACHE_HOME": path("Library/Caches"), "XDG_CONFIG_HOME": path("Library/Preferences"),
      "XDG_DATA_HOME": path("Library/Application Support"),
    ]
  }
}
