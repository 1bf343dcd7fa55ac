import Foundation
import XcodeProjects

/// The actions that build.
extension XcodeBuildRun {
  /// What a preparation is asked for, as far as all actions have it in common.
  func options(
    _ arguments: XcodeBuildArguments, of workspace: XcodeWorkspace
  ) -> ProjectPreparation.Options {
    let data = derivedData(of: workspace, arguments)
    var options = ProjectPreparation.Options()
    options.scheme = arguments.scheme
    options.configuration = arguments.configuration
    options.testPlan = arguments.testPlan
    options.testConfigurations = arguments.onlyTestConfigurations
    options.skippedTestConfigurations = arguments.skipTestConfigurations
    options.overrides = arguments.settings
    options.configurationFile = arguments.configurationFile.map { path($0).path }
    options.scratch = data
    options.build = buildPath(in: data)
    options.measuresCoverage = arguments.measuresCoverage
    options.adjust = { options in
      if let language = arguments.testLanguage { options.language = language }
      if let region = arguments.testRegion { options.region = region }
    }
    return options
  }

  func preparation(_ options: ProjectPreparation.Options) throws -> ProjectPreparation {
    ProjectPreparation(
      options: options, toolchain: try Toolchain.find(searchPath: environment["PATH"]),
      environment: environment, marker: RunMarker(inheriting: environment[RunMarker.variable]),
      interruption: interruption)
  }

  // MARK: Build

  func build(_ arguments: XcodeBuildArguments, _ action: XcodeBuildArguments.Action) throws -> Int32
  {
    let workspace = try workspace(arguments)
    for destination in arguments.destinations where !destination.isGeneric {
      // A device of Apple's is as good for a build as a virtual one.
      guard destination.platform?.lowercased() != "ios" else { continue }
      _ = try SimulatorDestination(
        devices: SimulatorSet(environment: environment).devices,
        scheme: arguments.scheme ?? workspace.name
      ).device(for: destination)
    }
    for destination in arguments.destinations where destination.isGeneric {
      guard ["ios", "ios simulator"].contains(destination.platform?.lowercased()) else {
        throw destination.missing(among: [], scheme: arguments.scheme ?? workspace.name)
      }
    }
    var options = options(arguments, of: workspace)
    let targets = try targets(arguments, of: workspace)
    guard !targets.isEmpty else {
      throw XcodeBuildError(.noInput, "\(workspace.path) has nothing to build besides tests.")
    }
    options.targets = targets
    if let name = arguments.scheme, options.configuration == nil {
      options.configuration = try scheme(name, of: workspace).launchAction.configuration
    }
    let prepared = try preparation(options).prepare(workspace.path)
    let bundle = try resultBundle(arguments, derivedData: nil)
    let reporter = reporter(
      arguments, action == .analyze ? .analyze : .build, prepared: prepared, bundle: bundle)
    var reporters: [any Reporter] = [reporter]
    if let bundle {
      let file = ResultBundleReporter(
        bundle, title: "Build \(workspace.name)", action: "build", words: words)
      reporters.insert(file, at: 0)
    }
    for note in prepared.notes { reporter.receive(.note(note)) }
    var swift = prepared.swift
    swift.environment = FastLinker.environment(
      for: swift.toolchain, options: [], environment: environment)
    let run = BuildRun(
      swift: swift, arguments: [], buildsTests: false, interruption: interruption
    ) { event in
      for reporter in reporters { reporter.receive(event) }
    }
    var report = RunReport(package: prepared.package, start: Date())
    report.build = try run.run()
    guard let result = report.build else { return ExitStatus.interrupted }
    for reporter in reporters { reporter.receive(.buildFinished(result)) }
    if result.succeeded {
      try prepared.project?.linkApps(from: Self.products(of: prepared.swift))
      try linkProducts(of: prepared, arguments, of: workspace)
    }
    for reporter in reporters { try reporter.finish(report) }
    return Self.status(of: report)
  }

  /// Where the native build system puts programs.
  static func products(of swift: SwiftCommand) -> URL {
    URL(fileURLWithPath: swift.scratchPath ?? "\(swift.package)/.build")
      .appendingPathComponent("debug")
  }

  /// Lets the made bundles be found where Xcode has them.
  func linkProducts(
    of prepared: ProjectPreparation.Prepared, _ arguments: XcodeBuildArguments,
    of workspace: XcodeWorkspace
  ) throws {
    let folder = derivedData(of: workspace, arguments).appendingPathComponent("Build/Products")
    let configuration = arguments.configuration ?? prepared.scheme?.testAction.configuration
    let link = folder.appendingPathComponent("\(configuration ?? "Debug")-iphonesimulator")
    let manager = FileManager.default
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      if (try? manager.destinationOfSymbolicLink(atPath: link.path)) != nil {
        try manager.removeItem(at: link)
      }
      guard !manager.fileExists(atPath: link.path) else { return }
      try manager.createSymbolicLink(
        atPath: link.path,
        withDestinationPath: "\(prepared.swift.package)/\(GeneratedProject.products)")
    } catch {
      throw ToolError("\(link.path) can't be made: \(error.localizedDescription)")
    }
  }

  // MARK: Clean

  /// Takes away what was made of the project; what belongs to Vitrine itself stays built.
  func clean(_ arguments: XcodeBuildArguments) throws -> Int32 {
    let workspace = try workspace(arguments)
    if let name = arguments.scheme { _ = try scheme(name, of: workspace) }
    let data = derivedData(of: workspace, arguments)
    let manager = FileManager.default
    let sources = data.appendingPathComponent("Sources")
    let modules = (try? manager.contentsOfDirectory(atPath: sources.path)) ?? []
    let built = Self.products(
      of: SwiftCommand(
        toolchain: try Toolchain.find(searchPath: environment["PATH"]), package: data.path,
        scratchPath: buildPath(in: data).path,
        marker: RunMarker(inheriting: environment[RunMarker.variable])))
    for module in modules {
      try? manager.removeItem(at: built.appendingPathComponent("\(module).build"))
      try? manager.removeItem(at: built.appendingPathComponent("Modules/\(module).swiftmodule"))
    }
    for name in ["Sources", GeneratedProject.products, "Build", "Package.swift"] {
      try? manager.removeItem(at: data.appendingPathComponent(name))
    }
    print("** CLEAN SUCCEEDED **\n")
    return 0
  }

  // MARK: Parts

  func reporter(
    _ arguments: XcodeBuildArguments, _ action: XcodeBuildReporter.Action,
    prepared: ProjectPreparation.Prepared, bundle: ResultBundle.Place?
  ) -> XcodeBuildReporter {
    let reporter = XcodeBuildReporter(
      action: action,
      isSelection: !(arguments.onlyTesting + arguments.skipTesting).isEmpty,
      isQuiet: arguments.isQuiet, resultBundle: bundle?.url.path, write: print)
    reporter.steps = prepared.project.map(BuildSteps.init)
    return reporter
  }

  /// The status of `xcodebuild` for a report.
  static func status(of report: RunReport) -> Int32 {
    if report.wasInterrupted { return ExitStatus.interrupted }
    guard report.exitStatus != ExitStatus.passed else { return 0 }
    let messages = (report.build?.errors ?? []).filter { $0.file == nil }.map(\.message)
    let isFetching = messages.contains { message in
      ["ependencies could not be resolved", "ailed to clone", "ailed to fetch"]
        .contains { message.contains($0) }
    }
    return (isFetching ? XcodeBuildError.Status.packages : .failed).rawValue
  }
}

extension XcodeBuildArguments {
  /// How often tests run; nil leaves it to the test plan.
  var testRepetition: TestOptions.Repetition? {
    switch repetition {
    case .once: nil
    // As many as Xcode runs when no number is given.
    case .retryOnFailure: .retryOnFailure(iterations ?? 3)
    case .untilFailure: .untilFailure(iterations ?? 100)
    case .fixed: .fixed(iterations ?? 1)
    }
  }
}
