import Foundation
import XcodeProjects

/// The questions that `xcodebuild` answers.
extension XcodeBuildRun {
  func answer(
    _ query: XcodeBuildArguments.Query, _ arguments: XcodeBuildArguments
  ) throws -> Int32 {
    switch query {
    case .version: print(XcodeBuildListing.version.withoutLastLineEnd)
    case .sdks: print(XcodeBuildListing.sdks.withoutLastLineEnd)
    case .help: print(Self.usage)
    case .setUp: break
    case .list:
      let workspace = try workspace(arguments)
      let text =
        arguments.isJSON
        ? try XcodeBuildListing.listJSON(workspace) : XcodeBuildListing.list(workspace)
      print(text.withoutLastLineEnd)
    case .buildSettings: print(try buildSettings(arguments))
    case .destinations: print(try destinations(arguments))
    case .testPlans: print(try testPlans(arguments))
    case .resolvePackages: return try resolvePackages(arguments)
    }
    return 0
  }

  private func buildSettings(_ arguments: XcodeBuildArguments) throws -> String {
    let workspace = try workspace(arguments)
    let data = derivedData(of: workspace, arguments)
    var overrides = [
      "SYMROOT": data.appendingPathComponent("Build/Products").path,
      "OBJROOT": data.appendingPathComponent("Build/Intermediates.noindex").path,
    ]
    overrides.merge(arguments.settings) { $1 }
    let scheme = try arguments.scheme.map { try self.scheme($0, of: workspace) }
    let configuration =
      arguments.configuration ?? scheme?.launchAction.configuration
      ?? (arguments.actions.contains(.test) ? "Debug" : "Release")
    let action = arguments.actions.first?.rawValue ?? "build"
    let settings = try targets(arguments, of: workspace).map { target in
      (
        target,
        target.settings(
          configuration: configuration, overrides: overrides,
          configurationFile: arguments.configurationFile.map { path($0).path })
      )
    }
    guard !arguments.isJSON else {
      return try XcodeBuildListing.settingsJSON(of: settings, action: action).withoutLastLineEnd
    }
    return settings.map { XcodeBuildListing.settings(of: $0, $1, action: action) }
      .joined(separator: "\n").withoutLastLineEnd
  }

  private func destinations(_ arguments: XcodeBuildArguments) throws -> String {
    let workspace = try workspace(arguments)
    let scheme = arguments.scheme ?? workspace.name
    if arguments.scheme != nil { _ = try self.scheme(scheme, of: workspace) }
    let devices = SimulatorSet(environment: environment).devices
    let lines = devices.map { "\t\t" + SimulatorDestination.destination($0).description }
    return (["\n\n\tAvailable destinations for the \"\(scheme)\" scheme:"] + lines)
      .joined(separator: "\n")
  }

  private func testPlans(_ arguments: XcodeBuildArguments) throws -> String {
    guard let name = arguments.scheme else {
      throw XcodeBuildError(.usage, "-showTestPlans needs a scheme; give one with -scheme.")
    }
    let workspace = try workspace(arguments)
    let scheme = try scheme(name, of: workspace)
    let plans = workspace.testPlans(of: scheme).plans.filter { $0.path != nil }.map(\.name)
    if arguments.isJSON {
      let data = try JSONEncoder().encode(["testPlans": plans.map { ["name": $0] }])
      return String(decoding: data, as: UTF8.self)
    }
    guard !plans.isEmpty else {
      return "There are no test plans associated with the scheme \"\(name)\"."
    }
    return
      (["Test plans associated with the scheme \"\(name)\":"]
      + plans.map { "        \($0)" }).joined(separator: "\n")
  }

  private func resolvePackages(_ arguments: XcodeBuildArguments) throws -> Int32 {
    let workspace = try workspace(arguments)
    print("Resolve Package Graph\n")
    var options = options(arguments, of: workspace)
    options.targets = try targets(arguments, of: workspace)
    let prepared = try preparation(options).prepare(workspace.path)
    var complaints: [String] = []
    let ending = try prepared.swift.child("package", ["resolve"]).run(interruption: interruption) {
      complaints.append($1)
    }
    guard ending == .exited(0) else {
      throw XcodeBuildError(
        .packages,
        "Could not resolve package dependencies:\n  "
          + complaints.suffix(10).joined(separator: "\n  "))
    }
    print("Resolved source packages:")
    for line in Self.resolved(in: URL(fileURLWithPath: prepared.swift.package)) { print(line) }
    print(
      "\nresolved source packages: \(prepared.project?.packages.map(\.identity).joined(separator: ", ") ?? "")"
    )
    return 0
  }

  /// `  Name: url @ 1.2.3` for each package that was fetched.
  private static func resolved(in package: URL) -> [String] {
    struct File: Decodable {
      struct Pin: Decodable {
        struct State: Decodable {
          var version: String?
          var branch: String?
          var revision: String?
        }
        var identity: String
        var location: String
        var state: State
      }
      var pins: [Pin]
    }
    let file = package.appendingPathComponent("Package.resolved")
    guard let data = try? Data(contentsOf: file),
      let content = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return content.pins.map { pin in
      let state = pin.state.version ?? pin.state.branch ?? pin.state.revision ?? "?"
      return "  \(pin.identity): \(pin.location) @ \(state)"
    }
  }

  private static let usage = """
    usage: xcodebuild [-project <name>|-workspace <name>] [-scheme <name>|-target <name>]... [<action>]...
           xcodebuild -list|-showBuildSettings [-json]
           xcodebuild -version|-showsdks|-showdestinations|-showTestPlans|-resolvePackageDependencies

    Actions: build, build-for-testing, test, test-without-building, clean, analyze
    Choice of tests: -only-testing:, -skip-testing:, -testPlan, -only-test-configuration,
      -skip-test-configuration, -enumerate-tests, -test-iterations, -retry-tests-on-failure,
      -run-tests-until-failure, -testLanguage, -testRegion
    Places: -destination, -derivedDataPath, -resultBundlePath, -xctestrun, -testProductsPath
    Other: -configuration, -xcconfig, -enableCodeCoverage, -parallel-testing-enabled,
      -parallel-testing-worker-count, -quiet, NAME=value
    """
}

extension String {
  /// For text whose end `print` gives.
  var withoutLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
