import Foundation
import XcodeProjects

/// What `vitrine list` tells of a project.
package struct ProjectListing: Equatable, Encodable, Sendable {
  /// A scheme and the targets whose tests it runs.
  package struct Scheme: Equatable, Encodable, Sendable {
    package var name: String
    /// Whether it stands in no file, since the project has no schemes.
    package var isGenerated: Bool
    package var isShared: Bool
    package var testConfiguration: String
    package var testPlans: [String]
    package var testTargets: [String]
  }

  /// A target and what becomes of it.
  package struct Target: Equatable, Encodable, Sendable {
    package var name: String
    package var project: String
    /// In words, as `unit tests`.
    package var kind: String
    package var module: String
    /// The app that tests run in or drive.
    package var host: String?
    /// Why it isn't built; nil when it is.
    package var reasonToSkip: String?
    package var isTest: Bool
  }

  /// A sentence about a place in a file.
  package struct Message: Equatable, Encodable, Sendable {
    package var file: String
    package var line: Int?
    package var sentence: String
  }

  package var path: String
  package var name: String
  package var configurations: [String]
  package var schemes: [Scheme]
  package var targets: [Target]
  package var testPlans: [String]
  /// What keeps the project from being built.
  package var errors: [Message]
  package var notes: [Message]

  package init(_ workspace: XcodeWorkspace, configuration: String) {
    path = workspace.path
    name = workspace.name
    configurations = workspace.projects.first?.configurations ?? []
    let list = workspace.schemes()
    var notes = list.notes
    var plans: [String] = []
    schemes = list.schemes.map { scheme in
      let found = workspace.testPlans(of: scheme)
      notes += found.notes
      let named = found.plans.filter { $0.path != nil }.map(\.name)
      plans += named
      let testables = found.plans.flatMap(\.testables).filter(\.isEnabled)
      return Scheme(
        name: scheme.name, isGenerated: scheme.path == nil, isShared: scheme.isShared,
        testConfiguration: scheme.testAction.configuration, testPlans: named,
        testTargets: Self.withoutRepeats(testables.map(\.target.name)))
    }
    testPlans = Self.withoutRepeats(plans)
    targets = workspace.targets.map { target in
      let settings = target.settings(configuration: configuration)
      return Target(
        name: target.name, project: target.project.name, kind: target.type.name,
        module: settings.moduleName,
        host: workspace.hostTarget(of: target, settings)?.name,
        reasonToSkip: target.reasonToSkip(settings), isTest: target.type.isTests)
    }
    let diagnosis = ProjectDiagnosis(workspace, configuration: configuration)
    errors = diagnosis.errors.map(Message.init)
    // What is skipped stands beside the targets already.
    let skipped = Set(targets.compactMap(\.reasonToSkip))
    self.notes = (diagnosis.notes + notes).withoutRepeats.map(Message.init)
      .filter { !skipped.contains($0.sentence) }
  }

  private static func withoutRepeats(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The listing for programs.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// The listing for a person.
  package var text: String {
    var lines = ["\(name) (\(path))", ""]
    lines += section(
      "Schemes",
      schemes.map { scheme in
        var words = scheme.testTargets.isEmpty ? "no tests" : "tests \(list(scheme.testTargets))"
        if !scheme.testPlans.isEmpty { words += ", by the plans \(list(scheme.testPlans))" }
        if scheme.isGenerated { words += "; made here, the project has none of its own" }
        return (scheme.name, words)
      })
    lines += section("Targets", targets.filter { !$0.isTest }.map { ($0.name, describe($0)) })
    lines += section("Tests", targets.filter(\.isTest).map { ($0.name, describe($0)) })
    lines += section("Test plans", testPlans.map { ($0, "") })
    lines += section("Configurations", configurations.map { ($0, "") })
    for error in errors { lines.append("error: \(place(error))") }
    for note in notes { lines.append("note: \(place(note))") }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let width = rows.map(\.0.count).max() ?? 0
    return ["\(title):"]
      + rows.map { name, words in
        words.isEmpty
          ? "  \(name)"
          : "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(words)"
      } + [""]
  }

  private func describe(_ target: Target) -> String {
    var words = target.kind
    if let host = target.host { words += target.kind == "UI tests" ? " of \(host)" : " in \(host)" }
    if target.module != target.name { words += ", module \(target.module)" }
    if target.reasonToSkip != nil { words += ", skipped" }
    return words
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func place(_ message: Message) -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let prefix = "/\(folder)/"
    let file =
      message.file.hasPrefix(prefix) ? String(message.file.dropFirst(prefix.count)) : message.file
    return message.line.map { "\(file):\($0): \(message.sentence)" }
      ?? "\(file): \(message.sentence)"
  }
}

extension ProjectListing.Message {
  fileprivate init(_ note: Note) {
    self.init(file: note.file, line: note.line, sentence: note.sentence)
  }
}
