import Foundation

/// What will keep the targets of a workspace from being built or tested as they stand.
package struct ProjectDiagnosis: Sendable {
  /// What no build can come of.
  package private(set) var errors: [Note] = []
  /// What is left out or odd.
  package private(set) var notes: [Note] = []

  /// Looks at all targets in one configuration.
  package init(_ workspace: XcodeWorkspace, configuration: String = "Debug") {
    notes = workspace.notes
    var modules: [String: XcodeTarget] = [:]
    var needs: [XcodeTarget: [XcodeTarget]] = [:]
    var built: [XcodeTarget] = []
    for target in workspace.targets {
      let settings = target.settings(configuration: configuration)
      if let reason = target.reasonToSkip(settings) {
        notes.append(target.note(reason))
        continue
      }
      built.append(target)
      let contents = target.contents(settings)
      notes += settings.notes + contents.notes
      notes += contents.resources.filter { ["storyboard", "xib"].contains($0.path.pathSuffix) }
        .compactMap { InterfaceFileCheck.problem(with: $0.path) }
      noteScripts(of: target, contents)
      noteRules(of: target, contents)
      noteHost(of: target, settings, in: workspace)
      if target.type != .bundle { noteModule(of: target, settings, &modules) }
      needs[target] = workspace.dependencies(of: target, settings, contents: contents).map(\.target)
    }
    noteCircles(built, needs)
    notes = notes.withoutRepeats
  }

  // MARK: Targets

  private mutating func noteModule(
    of target: XcodeTarget, _ settings: BuildSettings, _ modules: inout [String: XcodeTarget]
  ) {
    let name = settings.moduleName
    guard let other = modules[name] else {
      modules[name] = target
      return
    }
    errors.append(
      target.note(
        "the targets “\(other.name)” and “\(target.name)” both make the module \(name): give one of them "
          + "another PRODUCT_MODULE_NAME."))
  }

  private mutating func noteScripts(of target: XcodeTarget, _ contents: TargetContents) {
    for script in contents.scripts where script.generatesSources {
      let root = target.project.sourceRoot
      let missing = script.outputs.map { root.appending(path: $0) }.filter {
        !FileManager.default.fileExists(atPath: $0)
      }
      let what =
        "the script “\(script.name)” of the target “\(target.name)” makes sources and isn't run"
      let advice =
        script.outputs.isEmpty
        ? "what it makes has to be there already. Run it yourself before."
        : missing.isEmpty
          ? "its output that is there already is used."
          : "\(missing[0].lastPathPart) is missing. Run it yourself before."
      notes.append(Note(target.project.file, line: script.line, "\(what): \(advice)"))
    }
  }

  /// What a target's own rules would make of its files, which are its sources as they stand here.
  private mutating func noteRules(of target: XcodeTarget, _ contents: TargetContents) {
    let names =
      (contents.sources.map(\.path) + contents.resources.map(\.path)).map(\.lastPathPart).sorted()
    for rule in target.object.strings("buildRules").compactMap({ target.project.objects[$0] })
    where rule.string("compilerSpec") == "com.apple.compilers.proxy.script" {
      let patterns = (rule.string("filePatterns") ?? "").shellWords
      let files = names.filter { name in patterns.contains { Glob.matches(file: name, $0) } }
      guard let first = files.first else { continue }
      let rest = files.count > 1 ? " and \(files.count - 1) more" : ""
      notes.append(
        Note(
          target.project.file, line: target.project.objects.line(rule),
          "the build rule for \(patterns.joined(separator: " ")) of the target “\(target.name)” isn't run: what it "
            + "makes of \(first)\(rest) is missing. Make it yourself and add it to the target."))
    }
  }

  private mutating func noteHost(
    of target: XcodeTarget, _ settings: BuildSettings, in workspace: XcodeWorkspace
  ) {
    guard target.type.isTests, workspace.hostTarget(of: target, settings) == nil else { return }
    let host = settings.string("TEST_HOST")
    let what = "the test target “\(target.name)”"
    if target.type == .uiTests {
      let name = settings.string("TEST_TARGET_NAME")
      errors.append(
        target.note(
          name.isEmpty
            ? "\(what) names no app to test: set TEST_TARGET_NAME to the name of the app's target."
            : "\(what) tests “\(name)” (TEST_TARGET_NAME), which no target is called: set it to the name "
              + "of the app's target."))
    } else if !host.isEmpty {
      errors.append(
        target.note(
          "\(what) runs in \(host.lastPathPart) (TEST_HOST), which no target makes: set TEST_HOST to the "
            + "app's executable, as $(BUILT_PRODUCTS_DIR)/App.app/App, or clear it for tests without an "
            + "app."))
    } else {
      notes.append(
        target.note("\(what) has no host (TEST_HOST is empty): its tests run without an app."))
    }
  }

  // MARK: Circles

  private mutating func noteCircles(
    _ targets: [XcodeTarget], _ needs: [XcodeTarget: [XcodeTarget]]
  ) {
    var finished: Set<XcodeTarget> = []
    var circles: [[XcodeTarget]] = []
    func visit(_ target: XcodeTarget, _ open: [XcodeTarget]) {
      if let start = open.firstIndex(of: target) {
        circles.append(Array(open[start...]) + [target])
        return
      }
      guard !finished.contains(target) else { return }
      for other in needs[target] ?? [] { visit(other, open + [target]) }
      finished.insert(target)
    }
    for target in targets { visit(target, []) }
    for circle in circles {
      guard let first = circle.first else { continue }
      errors.append(
        first.note(
          "the targets \(circle.map { "“\($0.name)”" }.joined(separator: " → ")) need each other in a "
            + "circle: take one of these dependencies away."))
    }
  }
}
