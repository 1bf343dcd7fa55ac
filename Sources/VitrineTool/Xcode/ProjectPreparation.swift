import Foundation
import XcodeProjects

/// Turns an Xcode project into a package whose tests can be built and run.
package struct ProjectPreparation {
  /// What the command line says about the project.
  package struct Options: Sendable {
    package var scheme: String?
    package var configuration: String?
    package var testPlan: String?
    /// Configurations of the test plan; empty for all.
    package var testConfigurations: [String] = []
    package var skippedTestConfigurations: [String] = []
    /// What is built; nil for the tests of a scheme or a plan.
    package var targets: [XcodeTarget]?
    /// Whether the code is to count what of it runs; nil leaves it to the test plan.
    package var measuresCoverage: Bool? = false
    /// Changes what the configurations of the test plan say.
    package var adjust: @Sendable (inout TestOptions) -> Void = { _ in }
    /// Settings that beat the project's.
    package var overrides: [String: String] = [:]
    /// An `.xcconfig` file that beats the project's settings.
    package var configurationFile: String?
    /// Where the package, its bundles and its build products go; nil for a folder in the user's caches.
    package var scratch: URL?
    /// Where the package is built; nil for a folder inside the scratch folder.
    package var build: URL?
    /// What is left out of the sources.
    package var retreat = Retreat()
    /// Why packages are adapted that SwiftPM could not build by itself, by their identities.
    package var unbuildable: [String: String] = [:]
    /// Whether script phases run.
    package var runsScripts = false

    package init() {}
  }

  /// A project as far as `TestRun` wants to know.
  package struct Prepared {
    package var package: TestPackage
    package var swift: SwiftCommand
    /// The ways in which its tests run.
    package var passes = [TestPass()]
    /// Sentences that are to be told before the build.
    package var notes: [String] = []
    package var absent = AbsentModules()
    /// The absolute paths of the sources that can be left out.
    package var sources: Set<String> = []
    /// What it was made of; nil for a package.
    package var project: GeneratedProject?
    /// The names of test targets by their modules.
    package var testTargets: [String: String] = [:]
    /// What the plan chooses among the tests.
    package var filter = TestFilter()
    package var tags = TagFilter()
    /// Whether the code counts what of it runs.
    package var measuresCoverage = false
    /// The test plan; nil where no tests are built.
    package var plan: TestPlan?
    package var scheme: XcodeScheme?
  }

  let options: Options
  let toolchain: Toolchain
  let environment: [String: String]
  let marker: RunMarker
  let interruption: Interruption

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
    importer.unbuildable = options.unbuildable
    let tests = try options.targets == nil ? tests(of: workspace) : nil
    let configuration = options.configuration ?? tests?.buildConfiguration ?? "Debug"
    var planner = ProjectPlanner(
      workspace: workspace, configuration: configuration, importer: importer)
    // What scripts write goes into the scratch folder, and is found there.
    planner.overrides = ["SYMROOT": scratch.path("Derived")].merging(options.overrides) { $1 }
    planner.configurationFile = options.configurationFile
    planner.resolver = PackageResolver(
      toolchain: toolchain, scratch: scratch, marker: marker, interruption: interruption)
    if options.runsScripts {
      planner.scripts = ScriptRunner(scratch: scratch, marker: marker, interruption: interruption)
    }
    planner.leftOut = options.retreat.files
    var modules = try planner.plan(
      options.targets ?? tests?.targets ?? [], packageTests: tests?.packageTests ?? [])
    let measuresCoverage =
      options.measuresCoverage ?? tests?.configurations.contains(where: \.options.measuresCoverage)
      ?? false
    for index in modules.indices { modules[index].settings.measuresCoverage = measuresCoverage }
    var generated = GeneratedProject(
      name: workspace.name.moduleName, modules: modules, vitrine: home, scratch: scratch)
    generated.packages = try planner.remotePackages()
    generated.pins = planner.externalPins
    if let tests {
      generated.ways = tests.ways(overrides: options.overrides)
      for index in generated.ways.indices { options.adjust(&generated.ways[index].options) }
    }
    var absent = AbsentModules()
    let notes = try adapt(
      generated, home: home, external: importer.externalModules, absent: &absent)
    try generated.writeBundles()
    var result = prepared(
      generated, project: project,
      notes: Self.diagnosis(of: workspace, configuration: configuration)
        + (tests?.notes ?? []) + planner.notes + [absent.note].compactMap(\.self) + notes
        + generated.interfaceNotes().map(\.description))
    result.absent = absent
    let filter = tests?.filter(modules: planner.names) ?? TestFilter()
    result.tags = tests?.tags(modules: planner.names) ?? TagFilter()
    for index in result.passes.indices {
      result.passes[index].includes = filter.includes
      result.passes[index].tags = result.tags
    }
    result.filter = filter
    result.measuresCoverage = measuresCoverage
    result.plan = tests?.plan
    result.scheme = tests?.scheme
    result.testTargets = Dictionary(
      modules.filter(\.kind.isTests).map { ($0.name, $0.target) }, uniquingKeysWith: { $1 })
    return result
  }

  /// What is wrong with the project or odd, a sentence each with its place, as `vitrine list` says it.
  private static func diagnosis(
    of workspace: XcodeWorkspace, configuration: String
  ) -> [String] {
    let diagnosis = ProjectDiagnosis(workspace, configuration: configuration)
    return (diagnosis.errors + diagnosis.notes).map(\.description)
  }

  private func tests(of workspace: XcodeWorkspace) throws -> ProjectTests {
    var choice = ProjectTests.Choice(
      scheme: options.scheme, plan: options.testPlan, configurations: options.testConfigurations)
    choice.skippedConfigurations = options.skippedTestConfigurations
    return try ProjectTests(workspace, choice: choice)
  }

  func adapt(
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

  func prepared(
    _ generated: GeneratedProject, project: URL, notes: [String]
  ) -> Prepared {
    let folder = project.deletingLastPathComponent()
    var swift = SwiftCommand(
      toolchain: toolchain, package: generated.scratch.url.path,
      scratchPath: options.build?.path ?? generated.scratch.path("build"), marker: marker)
    // Nobody edits what is generated; a folder that is given may be that of other builds.
    swift.omitsIndex = options.build == nil
    let tests = generated.modules.filter(\.kind.isTests).map(\.name)
    let passes = generated.ways.indices.map { index in
      let way = generated.ways[index]
      var pass = TestPass()
      pass.configuration = way.name
      pass.repetition = way.options.repetition
      pass.allowance = TimeAllowance(way.options)
      pass.hosts = { try generated.hosts(tests: $0, way: index) }
      return pass
    }
    return Prepared(
      package: TestPackage(name: generated.name, directory: folder, testTargets: tests),
      swift: swift, passes: passes, notes: Self.withoutRepeats(notes),
      sources: Set(generated.modules.flatMap(\.sources).map(\.file.path)), project: generated)
  }

  /// Each sentence once; those that another one says with its place, not without it.
  static func withoutRepeats(_ sentences: [String]) -> [String] {
    let placed = sentences.compactMap { sentence in
      sentence.firstRange(of: ": ").map { sentence[$0.upperBound...].lowercased() }
    }
    var seen = Set(placed)
    return sentences.filter { sentence in
      guard !seen.contains(sentence.lowercased()) else { return false }
      return seen.insert(sentence).inserted
    }
  }
}
