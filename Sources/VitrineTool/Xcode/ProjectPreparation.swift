import Foundation
import XcodeProjects

/// Turns an Xcode project into a package whose tests can be built and run.
package struct ProjectPreparation {
  /// What the command line says about the project.
  package struct Options: Equatable, Sendable {
    package var scheme: String?
    package var configuration: String?
    package var testPlan: String?
    /// A configuration of the test plan.
    package var testConfiguration: String?
    /// Settings that beat the project's.
    package var overrides: [String: String] = [:]
    /// Where the package, its bundles and its build products go; nil for a folder in the user's caches.
    package var scratch: URL?
    /// Where the package is built; nil for a folder inside the scratch folder.
    package var build: URL?
    /// What is left out of the sources.
    package var retreat = Retreat()
    /// Whether script phases run.
    package var runsScripts = false

    package init() {}
  }

  /// A project as far as `TestRun` wants to know.
  package struct Prepared {
    package var package: TestPackage
    package var swift: SwiftCommand
    package var hosts: (TestProduct) throws -> [String: TestHost]
    /// Sentences that are to be told before the build.
    package var notes: [String]
    /// Whether a test is to run.
    package var includes: (TestID) -> Bool = { _ in true }
    package var absent = AbsentModules()
    /// The absolute paths of the sources that can be left out.
    package var sources: Set<String> = []
  }

  private let options: Options
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let marker: RunMarker
  private let interruption: Interruption

  package init(
    options: Options, toolchain: Toolchain, environment: [String: String], marker: RunMarker,
    interruption: Interruption
  ) {
    self.options = options
    self.toolchain = toolchain
    self.environment = environment
    self.marker = marker
    self.interruption = interruption
  }

  /// Whether a path is that of a project, a workspace, or of a folder that has one and is no package.
  package static func isProject(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    guard !names.contains("Package.swift") else { return false }
    return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  /// Reads the project, adapts its sources and makes its bundles.
  ///
  /// - Throws: `ToolError` when nothing can be built.
  package func prepare(_ path: String) throws -> Prepared {
    let workspace: XcodeWorkspace
    do {
      workspace = try XcodeWorkspace.open(at: path)
    } catch {
      throw ToolError(error.description)
    }
    let home = try VitrineHome.find(environment: environment)
    let project = URL(fileURLWithPath: workspace.path)
    let scratch = try ScratchFolder(
      options.scratch ?? ScratchFolder.standard(for: project, environment: environment))
    let importer = PackageImporter(
      reader: PackageReader(
        toolchain: toolchain, scratch: scratch, marker: marker, interruption: interruption),
      products: scratch.path(GeneratedProject.products))
    let tests = try ProjectTests(
      workspace,
      choice: .init(
        scheme: options.scheme, plan: options.testPlan, configuration: options.testConfiguration))
    var planner = ProjectPlanner(
      workspace: workspace, configuration: options.configuration ?? tests.buildConfiguration,
      importer: importer)
    // What scripts write goes into the scratch folder, and is found there.
    planner.overrides = ["SYMROOT": scratch.path("Derived")].merging(options.overrides) { $1 }
    planner.resolver = PackageResolver(
      toolchain: toolchain, scratch: scratch, marker: marker, interruption: interruption)
    if options.runsScripts {
      planner.scripts = ScriptRunner(scratch: scratch, marker: marker, interruption: interruption)
    }
    planner.leftOut = options.retreat.files
    let modules = try planner.plan(tests.targets)
    var generated = GeneratedProject(
      name: workspace.name.moduleName, modules: modules, vitrine: home, scratch: scratch)
    generated.packages = try planner.remotePackages()
    generated.pins = planner.externalPins
    generated.options = tests.options(overrides: options.overrides)
    var absent = AbsentModules()
    let notes = try adapt(
      generated, home: home, external: importer.externalModules, absent: &absent)
    try generated.writeBundles()
    var result = prepared(
      generated, project: project,
      notes: tests.notes + planner.notes + [absent.note].compactMap(\.self) + notes)
    result.absent = absent
    let filter = tests.filter(modules: planner.names)
    result.includes = filter.includes
    return result
  }

  private func adapt(
    _ project: GeneratedProject, home: URL, external: [String], absent: inout AbsentModules
  ) throws -> [String] {
    let program = try AdaptationProgram(
      home: home, toolchain: toolchain,
      cache: AdaptationProgram.cache(home: home, environment: environment), marker: marker,
      interruption: interruption)
    let names =
      project.modules.map(\.name) + project.modules.flatMap(\.products).map(\.name) + external
    var below: [String: Set<String>] = [:]
    var notes: [String] = []
    try project.writeSources { module, files in
      let own = Set(module.dependencies).union(module.dependencies.flatMap { below[$0] ?? [] })
      below[module.name] = own
      let said = try program.adapt(
        module, files: files, broken: options.retreat.broken, modules: names, below: own.sorted(),
        scratch: project.scratch)
      for note in said {
        if let module = note.absentModule { absent.add(module, importedBy: note.file) }
      }
      notes += said.filter { $0.severity != "note" }.map {
        "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message)"
      }
    }
    return notes
  }

  private func prepared(
    _ generated: GeneratedProject, project: URL, notes: [String]
  ) -> Prepared {
    let folder = project.deletingLastPathComponent()
    let swift = SwiftCommand(
      toolchain: toolchain, package: generated.scratch.url.path,
      scratchPath: options.build?.path ?? generated.scratch.path("build"), marker: marker)
    let tests = generated.modules.filter(\.kind.isTests).map(\.name)
    return Prepared(
      package: TestPackage(name: generated.name, directory: folder, testTargets: tests),
      swift: swift, hosts: generated.hosts, notes: notes,
      sources: Set(generated.modules.flatMap(\.sources).map(\.file.path)))
  }
}
