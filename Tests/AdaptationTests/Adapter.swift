import Foundation
import Testing

/// The program built from `Sources/Adaptation`, run on sources in a folder of its own.
final class Adapter: Sendable {
  /// What a run tells.
  struct Run {
    var status: Int32 = 0
    var lines: [[String: Any]] = []

    /// "line severity: message" of each note, of all files.
    var notes: [String] {
      lines.filter { $0["kind"] as? String == "note" }.map {
        "\($0["line"] as? Int ?? 0) \($0["severity"] as? String ?? ""): \($0["message"] as? String ?? "")"
      }
    }

    /// What became of each file, by its name.
    var files: [String: String] {
      let pairs = lines.filter { $0["kind"] as? String == "file" }.map { line in
        ((line["input"] as? NSString ?? "").lastPathComponent, line["status"] as? String ?? "")
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }

    var summary: [String: Any] { lines.last ?? [:] }
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("adaptation-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Files

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// The adapted text with its header.
  func output(_ name: String, module: String = "App") throws -> String {
    let url = folder.appendingPathComponent("out-\(module)/\(name)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  func modified(_ name: String, module: String = "App") throws -> Date? {
    let path = folder.appendingPathComponent("out-\(module)/\(name)").path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  // MARK: Running

  /// Adapts files of the folder; `options` are more of the job.
  @discardableResult
  func adapt(
    _ names: [String], module: String = "App", options: [String: any Sendable] = [:]
  ) throws -> Run {
    let files = names.map { name in
      [
        "input": folder.appendingPathComponent(name).path,
        "output": folder.appendingPathComponent("out-\(module)/\(name)").path,
      ]
    }
    var job: [String: any Sendable] = [
      "module": module, "files": files, "index": index(of: module), "conditions": ["DEBUG"],
    ]
    job.merge(options) { $1 }
    let path = folder.appendingPathComponent("\(module).json")
    try JSONSerialization.data(withJSONObject: job).write(to: path)
    let (status, text) = try Self.run(try Self.program.get(), ["--job", path.path])
    let lines = try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return Run(status: status, lines: lines)
  }

  /// What the program answers to a job of another kind, line by line.
  func ask(_ mode: String, _ job: [String: any Sendable]) throws -> [[String: Any]] {
    let path = folder.appendingPathComponent("job.json")
    try JSONSerialization.data(withJSONObject: job).write(to: path)
    let (status, text) = try Self.run(try Self.program.get(), [mode, path.path])
    #expect(status == 0)
    return try text.split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  func index(of module: String) -> String {
    folder.appendingPathComponent("\(module).index").path
  }

  /// Where the program lies; built on the first use, which takes a while.
  private static let program = Result { () throws -> String in
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let (status, text) = try run(
      root.appendingPathComponent("Scripts/adaptation").path, ["--build"])
    return try #require(
      status == 0 ? text.split(separator: "\n").last.map(String.init) : nil, "\(text)")
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

/// The adapted lines of one file, without blanks at their ends.
func adapted(_ source: String, options: [String: any Sendable] = [:]) throws -> [String] {
  try adaptedWithNotes(source, options: options).lines
}

func adaptedWithNotes(
  _ source: String, options: [String: any Sendable] = [:]
) throws -> (lines: [String], notes: [String]) {
  let adapter = try Adapter()
  try adapter.write(source, to: "File.swift")
  let run = try adapter.adapt(["File.swift"], options: options)
  let text = try adapter.output("File.swift")
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.trimmingCharacters(in: .whitespaces)
  }
  #expect(
    lines.first == "#sourceLocation(file: \"\(adapter.folder.path)/File.swift\", line: 1)")
  #expect(lines.count - 1 == source.split(separator: "\n", omittingEmptySubsequences: false).count)
  return (Array(lines.dropFirst()), run.notes)
}
