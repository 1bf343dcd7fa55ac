import Foundation

/// What `vitrine test --coverage` counts, and what it leaves.
struct CoverageMeasure {
  /// The folder in which test processes leave what they have counted.
  let profiles: String
  let sources: CoverageSources
  /// What is read besides the tests: the programs of apps.
  var programs: [String] = []

  /// Of a package, as it is or made of adapted sources.
  init(_ prepared: ProjectPreparation.Prepared) {
    let scratch =
      prepared.swift.scratchPath
      ?? prepared.package.directory.appendingPathComponent(".build").path
    profiles = "\(scratch)/vitrine-coverage"
    guard let project = prepared.project else {
      sources = .package(prepared.package)
      return
    }
    var files: [String: [String: String]] = [:]
    for module in project.modules where !module.kind.isTests {
      for (source, output) in project.outputs(of: module) {
        files[module.target, default: [:]][project.scratch.path(output)] = source.path
      }
    }
    sources = .adapted(files)
    programs = project.modules.filter { $0.kind == .app }.compactMap(\.bundle).map {
      project.scratch.path("\(GeneratedProject.products)/\($0.path)/\($0.executable)")
    }
  }

  /// What test processes need in their environment.
  var environment: [String: String] { ["LLVM_PROFILE_FILE": "\(profiles)/%p-%m.profraw"] }

  /// Forgets what earlier runs have counted.
  func begin() { try? FileManager.default.removeItem(atPath: profiles) }

  /// Writes `coverage.json`, as `xccov view --report --json` has it, and `coverage.lcov` for other tools.
  ///
  /// - Parameters:
  ///   - product: The program of the tests.
  ///   - swift: The command that has built it.
  ///   - artifacts: Where to write.
  ///   - interruption: Stops LLVM's tools.
  /// - Returns: What has run.
  /// - Throws: `ToolError` when nothing was counted, LLVM's tools fail, or the files can't be written.
  func report(
    of product: TestProduct?, swift: SwiftCommand, artifacts: ArtifactsFolder,
    interruption: Interruption
  ) throws -> CoverageReport {
    let collection = CoverageCollection(
      toolchain: swift.toolchain, marker: swift.marker, interruption: interruption,
      profiles: profiles)
    let all = ([product?.path].compactMap(\.self) + programs)
      .filter(FileManager.default.fileExists(atPath:))
    guard !all.isEmpty, let report = try collection.report(of: all, sources: sources) else {
      throw ToolError(
        "There is no coverage: no test process has left what it counted. Options after -- that swift test alone "
          + "knows, and the build system swiftbuild, keep it from that.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(report)
        .write(to: artifacts.url.appendingPathComponent(Self.jsonName))
      try Data(CoverageTrace(report: report).text.utf8)
        .write(to: artifacts.url.appendingPathComponent(Self.traceName))
    } catch {
      throw ToolError("The coverage can't be written: \(error.localizedDescription)")
    }
    return report
  }

  static let jsonName = "coverage.json"
  static let traceName = "coverage.lcov"
}
