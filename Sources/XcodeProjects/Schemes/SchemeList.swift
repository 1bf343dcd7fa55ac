import Foundation

/// The schemes of a workspace and of its projects.
package struct SchemeList: Sendable {
  /// Shared ones first, each name once.
  package private(set) var schemes: [XcodeScheme] = []
  package private(set) var notes: [Note] = []

  /// The scheme of a name.
  package subscript(name: String) -> XcodeScheme? { schemes.first { $0.name == name } }

  fileprivate init(_ workspace: XcodeWorkspace) {
    if workspace.isWorkspace { read(workspace.path) }
    for project in workspace.projects {
      let before = schemes.count
      read(project.path)
      read(project.path + "/project.xcworkspace")
      let hasOwn = schemes.count > before
      // Pods come with the workspace and are nobody's own schemes.
      if !hasOwn, project.name != "Pods" { invent(for: project, in: workspace) }
    }
    schemes =
      schemes.filter { $0.path != nil && $0.isShared } + schemes.filter { !$0.isShared }
      + schemes.filter { $0.path == nil }
    var names: Set<String> = []
    schemes = schemes.filter { names.insert($0.name).inserted }
  }

  private mutating func read(_ container: String) {
    var folders = [container + "/xcshareddata/xcschemes"]
    let users = container + "/xcuserdata"
    for user in Self.names(in: users) { folders.append("\(users)/\(user)/xcschemes") }
    for folder in folders {
      for name in Self.names(in: folder) where name.pathSuffix == "xcscheme" {
        do throws(ProjectError) {
          schemes.append(try XcodeScheme(path: folder + "/" + name))
        } catch {
          notes.append(Note(error.file, line: error.line, error.sentence))
        }
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Makes a scheme for each product, with the tests that belong to it, as Xcode does for a project
  /// without schemes.
  private mutating func invent(for project: XcodeProject, in workspace: XcodeWorkspace) {
    let targets = project.targets
    let tests = targets.filter(\.type.isTests).map { test in
      (test, Set(workspace.dependencies(of: test, test.settings()).map(\.target)))
    }
    var placed: Set<XcodeTarget> = []
    func add(_ target: XcodeTarget, tests: [XcodeTarget]) {
      var scheme = XcodeScheme(name: target.name)
      scheme.buildTargets = [TargetReference(target)]
      scheme.testAction.testables = tests.map { TestPlan.Testable(target: TargetReference($0)) }
      scheme.testAction.options.expansionTarget = TargetReference(target)
      scheme.launchAction.target = TargetReference(target)
      schemes.append(scheme)
      placed.formUnion(tests)
    }
    for target in targets where !target.type.isTests && target.type != .aggregate {
      add(target, tests: tests.filter { $0.1.contains(target) }.map(\.0))
    }
    for (test, _) in tests where !placed.contains(test) { add(test, tests: [test]) }
  }
}

extension XcodeWorkspace {
  /// The schemes; a project without any gets one for each product, as in Xcode.
  package func schemes() -> SchemeList { SchemeList(self) }

  /// The test plans of a scheme, the one that is run by default first; a scheme without plans makes one
  /// of what it says itself.
  ///
  /// Plans that can't be read become notes.
  package func testPlans(of scheme: XcodeScheme) -> (plans: [TestPlan], notes: [Note]) {
    let action = scheme.testAction
    guard !action.plans.isEmpty else {
      var options = action.options
      options.isRandomOrder = action.testables.contains { $0.isRandomOrder == true }
      return ([TestPlan(name: scheme.name, testables: action.testables, options: options)], [])
    }
    var plans: [TestPlan] = []
    var notes: [Note] = []
    let others = action.plans.filter { $0 != action.defaultPlan }
    for reference in [action.defaultPlan].compactMap(\.self) + others {
      guard let path = place(reference, of: scheme) else {
        notes.append(
          Note(
            scheme.path ?? path,
            "the scheme “\(scheme.name)” names the test plan \(reference), which isn't there; it is "
              + "skipped. Make it in Xcode, or take it out of the scheme."))
        continue
      }
      do throws(ProjectError) {
        plans.append(try TestPlan(path: path))
      } catch {
        notes.append(Note(error.file, line: error.line, error.sentence))
      }
    }
    return (plans, notes)
  }

  /// Where a file that a scheme names is; nil when nothing is there.
  package func place(_ reference: String, of scheme: XcodeScheme) -> String? {
    let path = reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? reference
    var folders = [folder]
    if let file = scheme.path,
      let range = file.range(of: "/xcshareddata/") ?? file.range(of: "/xcuserdata/")
    {
      var container = String(file[..<range.lowerBound])
      if container.lastPathPart == "project.xcworkspace" {
        container = container.withoutLastPathPart
      }
      folders.insert(container.withoutLastPathPart, at: 0)
    }
    folders += projects.map(\.sourceRoot)
    for folder in folders {
      let candidate = folder.appending(path: path).standardizedPath
      switch DiskPath.find(candidate) {
      case .exact: return candidate
      case .respelled(let other): return other
      case .missing: continue
      }
    }
    return nil
  }

  /// The files of test plans that schemes name, each once.
  package func allTestPlans() -> [TestPlan] {
    var paths: Set<String> = []
    return schemes().schemes.flatMap { testPlans(of: $0).plans }
      .filter { $0.path.map { paths.insert($0).inserted } ?? false }
  }
}
