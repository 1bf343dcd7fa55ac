import Foundation
import XcodeProjects

extension ProjectPlanner {
  /// What a target says of itself.
  struct Survey {
    var settings: BuildSettings
    var contents: TargetContents
    /// The targets that it needs.
    var dependencies: [TargetDependency] = []
    /// The Swift sources, those that scripts have made among them.
    var sources: [ProjectModule.Source]
  }

  /// The targets that tests need, those that only hold scripts and resources among them, each after those it
  /// depends on.
  mutating func surveyAll(below tests: [XcodeTarget]) throws -> [XcodeTarget] {
    var seen: Set<XcodeTarget> = []
    var found: [XcodeTarget] = []
    func visit(_ target: XcodeTarget, _ planner: inout ProjectPlanner) throws {
      guard seen.insert(target).inserted else { return }
      let settings = target.settings(
        configuration: planner.configuration, overrides: planner.overrides,
        configurationFile: planner.configurationFile)
      if let reason = target.reasonToSkip(settings), target.type != .aggregate {
        planner.tell(reason.capitalizedSentence)
        return
      }
      let contents = target.contents(settings)
      var others = planner.workspace.dependencies(of: target, settings, contents: contents)
      others += planner.importedTargets(of: target, contents, known: others)
      for other in others { try visit(other.target, &planner) }
      try planner.take(target, settings, contents)
      planner.surveys[target]?.dependencies = others
      found.append(target)
    }
    for target in tests { try visit(target, &self) }
    return found
  }

  func survey(_ target: XcodeTarget) throws -> Survey {
    if let known = surveys[target] { return known }
    let settings = target.settings(
      configuration: configuration, overrides: overrides, configurationFile: configurationFile)
    return Survey(settings: settings, contents: target.contents(settings), sources: [])
  }

  private mutating func take(
    _ target: XcodeTarget, _ settings: BuildSettings, _ contents: TargetContents
  ) throws {
    var contents = contents
    var made: [String] = []
    for script in contents.scripts {
      guard let scripts else {
        noteUnrun(script, of: target, settings)
        continue
      }
      switch script.purpose {
      case .generator, .other:
        if let note = try scripts.run(script, of: target.name, settings) { tell(note) }
        made += script.outputPaths(settings)
      case .linter(let tool):
        tell("The script phases that call \(tool) are not run: it looks at sources only.")
      case .delivery(let tool):
        if tool != "CocoaPods" {
          tell(
            "The script phases that call \(tool) are not run: they deal with a finished product.")
        }
      }
    }
    if scripts != nil, !contents.scripts.isEmpty { contents = target.contents(settings) }
    var sources = contents.sources.filter { $0.kind == .swift }.map {
      ProjectModule.Source($0.url, flags: $0.flags)
    }
    let known = Set(sources.map(\.file.path))
    sources += made.filter {
      $0.hasSuffix(".swift") && !known.contains($0) && FileManager.default.fileExists(atPath: $0)
    }.map { ProjectModule.Source(URL(fileURLWithPath: $0)) }
    surveys[target] = Survey(settings: settings, contents: contents, sources: sources)
  }

  /// Names the sources that are missing because a script has not run.
  private mutating func noteUnrun(
    _ script: ScriptPhase, of target: XcodeTarget, _ settings: BuildSettings
  ) {
    guard script.generatesSources else { return }
    let outputs = script.outputPaths(settings)
    let missing = outputs.filter { !FileManager.default.fileExists(atPath: $0) }
    let what = "\(target.name): the script phase “\(script.name)”"
    if let first = missing.first {
      let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      tell(
        "\(what) makes \(first)\(more), which is missing. Scripts of a project are run if you say so: --run-scripts"
      )
    } else if outputs.isEmpty {
      tell(
        "\(what) makes sources and is not run. What it has made before is used; with --run-scripts it runs."
      )
    }
  }
}

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
