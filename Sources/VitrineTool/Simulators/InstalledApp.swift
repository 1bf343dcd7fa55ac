import Foundation

/// An app as it is put onto a virtual device.
struct InstalledApp {
  /// The `.app` folder that was built.
  let source: URL
  let identifier: String
  let executable: String
  let schemes: [String]

  /// Reads what a `.app` folder says of itself.
  ///
  /// - Throws: `SimctlError` when it is none, or none for this machine.
  init(_ path: String) throws {
    source = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    guard let data = try? Data(contentsOf: source.appendingPathComponent("Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any],
      let identifier = list["CFBundleIdentifier"] as? String,
      let executable = list["CFBundleExecutable"] as? String
    else {
      throw SimctlError(
        .failed,
        "\(path) is no app: it has no Info.plist with CFBundleIdentifier and CFBundleExecutable.")
    }
    self.identifier = identifier
    self.executable = executable
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    let program = source.appendingPathComponent(executable)
    let start = (try? FileHandle(forReadingFrom: program))?.readData(ofLength: 4)
    guard start == Data([0x7f, 0x45, 0x4c, 0x46]) else {
      throw SimctlError(
        .failed,
        "\(path) holds no program for this machine. Build the app here: xcodebuild build -scheme …")
    }
  }

  /// Copies the app into a folder of the device.
  ///
  /// - Throws: `SimctlError` when it can't be copied.
  /// - Returns: Where it lies now.
  func copy(to folder: URL) throws -> URL {
    let manager = FileManager.default
    let copy = folder.appendingPathComponent(source.lastPathComponent)
    do {
      if manager.fileExists(atPath: folder.path) { try manager.removeItem(at: folder) }
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try manager.copyItem(at: source, to: copy)
      if let product {
        try product.replacing("\"\(source.path)", with: "\"\(copy.path)").data(using: .utf8)?
          .write(to: Self.productFile(in: folder))
      }
    } catch {
      throw SimctlError(.failed, "\(source.path) can't be installed: \(error.localizedDescription)")
    }
    return copy
  }

  /// What the app's process is told about its modules, where the tool that built it has left it.
  private var product: String? {
    let folder = source.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") }.lazy.compactMap { name in
      let text = try? String(
        contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      // That of the app has no host, and names its program.
      return text.flatMap { text in
        text.contains("\"\(source.path)/\(executable)\"") && !text.contains("\"host\"")
          ? text : nil
      }
    }.first
  }

  static func productFile(in folder: URL) -> URL { folder.appendingPathComponent("product.json") }
}
