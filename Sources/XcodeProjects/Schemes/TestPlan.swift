import Foundation

/// Which tests are run and how: a `.xctestplan` file, or what a scheme says itself.
package struct TestPlan: Sendable {
  /// Tests of one target.
  package struct Testable: Equatable, Sendable {
    package var target: TargetReference
    /// Whether its tests are run at all.
    package var isEnabled = true
    package var isParallelizable = false
    /// Only these, as `Suite`, `Suite/test()` or `test()`; nil means all.
    package var selectedTests: [String]?
    /// All but these, written likewise.
    package var skippedTests: [String] = []
    package var selectedTags: [String] = []
    package var skippedTags: [String] = []
    package var isRandomOrder: Bool?

    package init(target: TargetReference) {
      self.target = target
    }
  }

  /// One way of running all tests of a plan.
  package struct Configuration: Equatable, Sendable {
    package var name: String
    package var options: TestOptions
    /// Whether it is run when none is named.
    package var isEnabled = true
  }

  package var name: String
  /// The file; nil for a plan that a scheme says itself.
  package var path: String?
  package var testables: [Testable]
  /// Each runs all tests once; there is at least one.
  package var configurations: [Configuration]

  init(name: String, testables: [Testable], options: TestOptions) {
    self.name = name
    self.testables = testables
    configurations = [Configuration(name: "Default", options: options)]
  }

  /// Reads a `.xctestplan` file.
  ///
  /// - Throws: `ProjectError` when it is missing or no JSON.
  package init(path: String) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "the test plan is missing or can't be read.")
    }
    guard let root = try? JSONSerialization.jsonObject(with: data) else {
      let text = String(decoding: data, as: UTF8.self)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("<<<<<<<") }
      throw ProjectError(
        path, line: line.map { $0 + 1 },
        line == nil
          ? "the test plan is no JSON that can be read; take it from the last good commit."
          : "a merge conflict is left in the test plan: keep one of its two sides and take the lines with "
            + "the markers out.")
    }
    self.init(PropertyList(root), path: path)
  }

  private init(_ root: PropertyList, path: String) {
    self.path = path
    name = path.pathBaseName
    var defaults = TestOptions()
    defaults.apply(root["defaultOptions"])
    let written = (root["configurations"]?.array ?? []).map { entry in
      var options = defaults
      options.apply(entry["options"])
      return Configuration(
        name: entry["name"]?.string ?? "Default", options: options, isEnabled: entry.isEnabled)
    }
    configurations =
      written.isEmpty ? [Configuration(name: "Default", options: defaults)] : written
    testables = (root["testTargets"]?.array ?? []).map { entry in
      var testable = Testable(target: TargetReference(entry["target"]))
      testable.isEnabled = entry.isEnabled
      testable.isParallelizable = entry["parallelizable"]?.string == "YES"
      testable.selectedTests = entry["selectedTests"].map(Self.identifiers)
      testable.skippedTests = entry["skippedTests"].map(Self.identifiers) ?? []
      testable.selectedTags = entry["selectedTags"]?["tags"]?.strings ?? []
      testable.skippedTags = entry["skippedTags"]?["tags"]?.strings ?? []
      return testable
    }
  }

  /// A list of names, or, as newer plans have it, of suites and classes with their functions and the suites inside.
  private static func identifiers(_ value: PropertyList) -> [String] {
    if let names = value.array?.compactMap(\.string) { return names }
    return (value["testFunctions"]?.strings ?? [])
      + identifiers(value["suites"], functions: "testFunctions")
      + identifiers(value["xctestClasses"], functions: "xctestMethods")
  }

  private static func identifiers(_ groups: PropertyList?, functions: String) -> [String] {
    (groups?.array ?? []).flatMap { group -> [String] in
      guard let name = group["name"]?.string, !name.isEmpty else { return [] }
      let inside =
        (group[functions]?.strings ?? []) + identifiers(group["suites"], functions: functions)
      return inside.isEmpty ? [name] : inside.map { "\(name)/\($0)" }
    }
  }
}
