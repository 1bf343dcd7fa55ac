import Foundation

/// Writes a run as a result bundle.
package final class ResultBundleReporter: Reporter {
  private let place: ResultBundle.Place
  private let title: String
  private let action: String
  private let words: [String]
  /// The tests that run; nil for a build.
  package var tests: BuiltTests?
  package var devices: [SimulatorDevice] = []
  /// What of the code has run; nil where nobody has counted.
  package var coverage: CoverageReport?

  /// - Parameters:
  ///   - place: Where the bundle goes.
  ///   - title: What tools show of it first.
  ///   - action: `build` or `test`.
  ///   - words: The command line.
  package init(_ place: ResultBundle.Place, title: String, action: String, words: [String]) {
    self.place = place
    self.title = title
    self.action = action
    self.words = words
  }

  /// - Throws: `ToolError` when the folder can't be written to.
  package func finish(_ report: RunReport) throws {
    var bundle = ResultBundle(
      title: title, action: action, command: ["xcodebuild"] + words,
      start: report.start.timeIntervalSince1970, end: Date().timeIntervalSince1970,
      plan: tests?.plan ?? report.package.name)
    bundle.devices = devices.map { device in
      ResultBundle.Device(
        id: device.udid, name: device.name, model: device.model, system: device.system.number,
        build: device.runtime.build)
    }
    bundle.configurations = tests?.ways.compactMap(\.configuration) ?? []
    bundle.build = report.build.map(Self.build)
    bundle.problems = report.problems
    try? FileManager.default.createDirectory(
      at: place.attachments, withIntermediateDirectories: true)
    bundle.tests = report.tests.map(test)
    try bundle.write(to: place)
    guard let coverage else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      try encoder.encode(coverage).write(to: place.coverage)
    } catch {
      throw ToolError("\(place.coverage.path) can't be written: \(error.localizedDescription)")
    }
  }

  private static func build(_ result: BuildResult) -> ResultBundle.Build {
    func problem(_ diagnostic: CompilerDiagnostic) -> ResultBundle.Problem {
      ResultBundle.Problem(
        message: diagnostic.message, file: diagnostic.file, line: diagnostic.line,
        column: diagnostic.column)
    }
    return ResultBundle.Build(
      succeeded: result.succeeded, duration: result.duration, errors: result.errors.map(problem),
      warnings: result.warnings.map(problem), warningCount: result.warningCount)
  }

  private func test(_ record: TestRecord) -> ResultBundle.Test {
    let module = record.id.target ?? ""
    let hasParentheses = record.id.name.hasSuffix(")")
    let runs = record.runs.isEmpty ? [record] : record.runs
    return ResultBundle.Test(
      target: tests?.targets[module] ?? module,
      isUITest: tests?.uiTests.contains(module) ?? false,
      suites: record.id.suite.split(separator: "/").map(String.init),
      name: hasParentheses ? record.id.name : "\(record.id.name)()",
      displayName: record.displayName, configuration: record.configuration, device: record.device,
      status: record.status.rawValue, runs: runs.map(run))
  }

  private func run(_ record: TestRecord) -> ResultBundle.Run {
    var run = ResultBundle.Run(
      status: record.status.rawValue, start: record.start, duration: record.duration)
    run.issues = record.issues.map {
      ResultBundle.Issue(message: $0.message, file: $0.file, line: $0.line)
    }
    run.skipReason = record.skipReason
    run.output = record.output
    let end = (record.start ?? 0) + (record.duration ?? 0)
    run.attachments = record.artifacts.compactMap { attach($0, at: end) }
    return run
  }

  /// Copies a file into the bundle; one that can't be copied is left out.
  private func attach(_ path: String, at time: Double) -> ResultBundle.Attachment? {
    let source = URL(fileURLWithPath: path)
    let uuid = UUID().uuidString
    let file =
      source.pathExtension.isEmpty ? uuid : "\(uuid).\(source.pathExtension.lowercased())"
    do {
      try FileManager.default.copyItem(
        at: source, to: place.attachments.appendingPathComponent(file))
    } catch {
      return nil
    }
    return ResultBundle.Attachment(
      file: file, name: source.lastPathComponent, uuid: uuid, timestamp: time)
  }
}
