import Foundation

/// The folder in which a launched app finds its documents, caches and settings: the same for all launches in
/// a run of tests.
struct AppContainer {
  /// The folder for those of all apps that the tests launch; made by the tool.
  private static let variable = "VITRINE_CONTAINERS"

  /// The variables by which Foundation finds the app's folder; none where nobody has asked for it.
  ///
  /// - Parameters:
  ///   - app: The app's program.
  ///   - environment: That of the tests.
  /// - Returns: Variables for the app.
  static func variables(for app: URL, environment: [String: String]) -> [String: String] {
    guard let folder = environment[variable] else { return [:] }
    let home = URL(fileURLWithPath: folder).appendingPathComponent(app.lastPathComponent)
    func path(_ name: String) -> String { home.appendingPathComponent(name).path }
    for name in [
      "Documents", "Library/Caches", "Library/Preferences", "Library/Application Support",
    ] {
      try? FileManager.default.createDirectory(
        atPath: path(name), withIntermediateDirectories: true)
    }
    return [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path,
      "XDG_CACHE_HOME": path("Library/Caches"), "XDG_CONFIG_HOME": path("Library/Preferences"),
      "XDG_DATA_HOME": path("Library/Application Support"),
    ]
  }
}
