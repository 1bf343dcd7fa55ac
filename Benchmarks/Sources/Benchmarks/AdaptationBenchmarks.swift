import Foundation

/// Adapting the sources of an app of 500 files, against building some of them for debugging.
enum AdaptationBenchmarks {
  static func run(_ report: inout Report) {
    guard report.wants("adaptation") else { return }
    let count = report.isSmoke ? 5 : 500
    guard let app = try? SampleApp(count: count), let program = SampleApp.program else {
      report.add("adaptation/whole", ratio: .nan, note: "Scripts/adaptation has not been run")
      return
    }
    defer { app.remove() }
    let first = seconds { app.adapt(with: program) }
    let nothing = Timing(runs: 3) { seconds { app.adapt(with: program) } }
    let one = Timing(runs: 3) {
      app.change()
      return seconds { app.adapt(with: program) }
    }
    // Building takes long: a tenth of the files stands for all.
    let compiled = min(count, 50)
    let building = seconds { app.build(compiled) } * Double(count) / Double(compiled)
    let speed = Double(app.lines) / first
    report.add(
      "adaptation/whole", ratio: first / building, limit: report.isSmoke ? nil : 0.05,
      note: "\(milliseconds(first)), \(Int(speed)) lines a second, of a build for debugging, "
        + milliseconds(building))
    report.add(
      "adaptation/speed", ratio: linesPerSecond / speed, limit: report.isSmoke ? nil : 1,
      note: "\(Int(speed)) lines a second, of \(Int(linesPerSecond))")
    report.add(
      "adaptation/nothing changed", ratio: nothing.median / first,
      note: "\(nothing.text) of adapting all")
    report.add(
      "adaptation/one file changed", ratio: one.median / first, limit: report.isSmoke ? nil : 0.2,
      note: "\(one.text) of adapting all")
    report.add(
      "adaptation/wait for a change", ratio: one.median / longestWait,
      limit: report.isSmoke ? nil : 1,
      note: "\(one.text) of \(milliseconds(longestWait))")
  }

  // What people have to be able to count on, also where a machine is slow.
  private static let linesPerSecond = 20_000.0
  /// In seconds, for a file that was changed.
  private static let longestWait = 0.05
}

/// An app of view controllers, as plain as generated code is and as long as people write it.
private final class SampleApp {
  let folder: URL
  private let count: Int
  private let job: URL
  private(set) var lines = 0
  private var changes = 0

  /// The program, as `Scripts/adaptation` compiles it.
  static var program: URL? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent(".vitrine/bin/adaptation")
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  init(count: Int) throws {
    self.count = count
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("adaptation-\(UUID().uuidString)")
    job = folder.appendingPathComponent("job.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [[String: String]] = []
    for number in 0..<count {
      let text = Self.source(number)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).count
      try Data(text.utf8).write(to: input(number))
      files.append(["input": input(number).path, "output": output(number).path])
    }
    let values: [String: Any] = [
      "module": "Sample", "kind": "app", "files": files, "modules": ["Sample"],
      "indexes": [String](),
      "index": folder.appendingPathComponent("index.json").path, "conditions": ["DEBUG"],
      "defaultIsolation": "nonisolated", "languageMode": 5,
    ]
    try JSONSerialization.data(withJSONObject: values).write(to: job)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func input(_ number: Int) -> URL {
    folder.appendingPathComponent("Screen\(number).swift")
  }
  private func output(_ number: Int) -> URL {
    folder.appendingPathComponent("adapted/Screen\(number).swift")
  }

  func change() {
    changes += 1
    let text = Self.source(0) + "// \(changes)\n"
    try? Data(text.utf8).write(to: input(0))
  }

  func adapt(with program: URL) { Self.spawn(program.path, ["--job", job.path]) }

  /// Builds a module of files that import nothing but Foundation, on one processor as the adaptation: the least that a
  /// build does, without its plan and without linking.
  func build(_ count: Int) {
    let module = folder.appendingPathComponent("Sample.swiftmodule").path
    let objects = folder.appendingPathComponent("objects")
    try? FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    Self.spawn(
      "/usr/bin/env",
      [
        "swiftc", "-Onone", "-g", "-c", "-enable-batch-mode", "-j", "1", "-module-name", "Sample",
        "-emit-module", "-emit-module-path", module, "-D", "PLAIN",
      ] + (0..<count).map { input($0).path }, in: objects)
  }

  private static func spawn(_ program: String, _ arguments: [String], in folder: URL? = nil) {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "\(program) must end in good order")
  }

  private static func source(_ number: Int) -> String {
    var text = """
      import Foundation
      #if !PLAIN
        import UIKit
      #else
        class UIViewController: NSObject { func viewDidLoad() {} }
        class UILabel: NSObject { var text: String? }
      #endif

      class Screen\(number): UIViewController {
      #if !PLAIN
        @IBOutlet weak var label: UILabel!
      #else
        weak var label: UILabel!
      #endif
        private var values: [Int] = []

        override func viewDidLoad() {
          super.viewDidLoad()
      #if !PLAIN
          NotificationCenter.default.addObserver(
            self, selector: #selector(reload(_:)), name: .init("Reload"), object: nil)
      #endif
        }


      """
    text = text.replacingOccurrences(of: "class UI", with: "private class UI")
      .replacingOccurrences(of: "class Screen", with: "private class Screen")
    for method in 0..<12 {
      text += """
          func total\(method)(of values: [Int], adding extra: Int) -> Int {
            guard !values.isEmpty else { return extra }
            let doubled = values.map { $0 * 2 + \(method) }.filter { $0 % 3 != 0 }
            return doubled.reduce(extra) { $0 + $1 }
          }


        """
    }
    return text + """
      #if !PLAIN
        @objc private func reload(_ notification: Notification) {
          values = values.reversed()
          label.text = String(values.count)
        }
      #endif
      }

      """
  }
}
