import Device
import Foundation

/// Keeps what an app has told a service of the device, as its contacts, for the app's next launch.
///
/// It lies in the app's home where it has one of its own. Tests of packages have the home of whoever runs them: what
/// they tell is forgotten when their process ends.
package struct ServiceRecords: Sendable {
  private let file: URL?

  /// - Parameters:
  ///   - name: The service's.
  ///   - home: The app's own; nil if it has none.
  package init(
    _ name: String, home: String? = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"]
  ) {
    file = home.map {
      URL(fileURLWithPath: $0).appendingPathComponent("Library/Services/\(name).plist")
    }
  }

  /// What was kept; nil if there is nothing, or nothing that can be read.
  package func read<Content: Decodable>(_ type: Content.Type) -> Content? {
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    do {
      return try PropertyListDecoder().decode(type, from: data)
    } catch {
      Mistake.fail("\(file.path) cannot be read: \(error)\nRemove it to begin anew.")
      return nil
    }
  }

  /// Keeps what there is when it is written, which is soon.
  ///
  /// - Parameter content: Called on any thread.
  package func keep<Content: Encodable & SendableMetatype>(
    _ content: @escaping @Sendable () -> Content
  ) {
    guard let file else { return }
    StoredSettings.write(file.path) {
      do {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let data = try encoder.encode(content())
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      } catch {
        Mistake.fail("\(file.path) cannot be written: \(error)")
      }
    }
  }
}
