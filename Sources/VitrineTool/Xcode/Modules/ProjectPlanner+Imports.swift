import Foundation
import XcodeProjects

/// Targets that others need without saying so: their sources import them.
extension ProjectPlanner {
  /// The targets of the workspace whose modules others may import, by the module's name.
  ///
  /// What Vitrine has a module for, or the user has written a stand-in for, is found without them.
  func importableTargets() -> [String: [XcodeTarget]] {
    var found: [String: [XcodeTarget]] = [:]
    for target in workspace.targets where Self.kind(of: target.type)?.isTests == false {
      let settings = target.settings(
        configuration: configuration, overrides: overrides, configurationFile: configurationFile)
      let name = settings.moduleName
      guard target.reasonToSkip(settings) == nil, stubs[name] == nil,
        !VitrineLibraries.modules.contains(name)
      else { continue }
      found[name, default: []].append(target)
    }
    return found
  }

  /// The targets whose modules the sources of another one import, and of which it says nothing else.
  ///
  /// In Xcode such frameworks are found where they happen to be built before. Apps are found for unit tests only:
  /// nothing else could be linked with one.
  /// - Parameters:
  ///   - target: The one that imports.
  ///   - contents: What it is made of.
  ///   - known: The dependencies that are known.
  /// - Returns: The further ones.
  func importedTargets(
    of target: XcodeTarget, _ contents: TargetContents, known: [TargetDependency]
  ) -> [TargetDependency] {
    let mayImportApps = target.type == .unitTests
    let products = Set(target.packageProducts.map(\.name.moduleName))
    let candidates = importable.compactMapValues { targets -> XcodeTarget? in
      guard !targets.contains(target), !targets.contains(where: { isKnown($0, known) }) else {
        return nil
      }
      let near = targets.first { $0.project.path == target.project.path } ?? targets.first
      return near.flatMap { mayImportApps || Self.kind(of: $0.type) != .app ? $0 : nil }
    }.filter { !products.contains($0.key) }
    guard !candidates.isEmpty else { return [] }
    let files = contents.sources.filter { $0.kind == .swift }.map(\.url)
    let imports = SourceImports(of: files).always
    return candidates.filter { imports.contains($0.key) }.sorted { $0.key < $1.key }.map {
      TargetDependency(target: $0.value, reason: .imported)
    }
  }

  private func isKnown(_ target: XcodeTarget, _ dependencies: [TargetDependency]) -> Bool {
    dependencies.contains { $0.target == target }
  }

  /// Takes out the imports that would close a circle: what they mean was built before, and is not made here.
  mutating func cutCircles() {
    func reaches(_ goal: XcodeTarget, from start: XcodeTarget) -> Bool {
      var seen: Set<XcodeTarget> = []
      var open = [start]
      while let target = open.popLast() {
        if target == goal { return true }
        guard seen.insert(target).inserted else { continue }
        open += (surveys[target]?.dependencies ?? []).map(\.target)
      }
      return false
    }
    for (target, survey) in surveys.sorted(by: { $0.key.name < $1.key.name }) {
      let kept = survey.dependencies.filter {
        $0.reason != .imported || !reaches(target, from: $0.target)
      }
      surveys[target]?.dependencies = kept
    }
  }

  // MARK: Tests without a host

  /// Says of unit tests that import an app and run without it what this means.
  mutating func noteMissingHost(of target: XcodeTarget, _ survey: Survey) {
    let host = survey.settings.string("TEST_HOST")
    let files = survey.sources.map(\.file)
    for dependency in survey.dependencies where Self.kind(of: dependency.target.type) == .app {
      let app = dependency.target
      guard let settings = surveys[app]?.settings,
        let place = SourceImports.place(of: settings.moduleName, in: files)
      else { continue }
      let reason =
        host.isEmpty
        ? "has no host (TEST_HOST is empty)"
        : "is to run in \(host.lastPathComponent) (TEST_HOST), which no target makes"
      let sentence =
        "\(target.name) imports \(settings.moduleName), an app, and \(reason): its tests run with the app's "
        + "code, but the app does not start before them; Xcode could not link them. Set TEST_HOST to "
        + "$(BUILT_PRODUCTS_DIR)/\(settings.fullProductName)/\(settings.executableName), and BUNDLE_LOADER to "
        + "$(TEST_HOST)."
      tell(Note(place.file.path, line: place.line, sentence).description)
    }
  }
}

extension String {
  fileprivate var lastPathComponent: String { URL(fileURLWithPath: self).lastPathComponent }
}
