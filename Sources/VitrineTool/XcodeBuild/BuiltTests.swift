import Foundation
import XcodeProjects

/// Tests that were built, with all that running them needs: the contents of our `.xctestrun` files.
///
/// The paths in it are absolute: the folder of derived data has to stay where it is.
package struct BuiltTests: Codable, Equatable {
  /// A way of running all tests.
  package struct Way: Codable, Equatable {
    package var configuration: String?
    /// By the module of the tests.
    package var hosts: [String: TestHost]
    package var repetition: String
    package var count: Int
    package var allowance: TimeAllowance?
  }

  package var version = 1
  package var name: String
  package var directory: String
  /// The folder of the generated package, and where it was built.
  package var package: String
  package var build: String
  package var scheme: String
  package var plan: String
  /// The names of test targets by their modules.
  package var targets: [String: String]
  /// The modules of UI tests.
  package var uiTests: [String]
  package var filter: TestFilter
  package var tags = TagFilter()
  package var ways: [Way]
  /// The identifiers of the apps.
  package var apps: [String]
  package var measuresCoverage: Bool
  /// The sources that coverage counts, by the target: the user's files by their adapted copies.
  package var sources: [String: [String: String]]
  /// What coverage is read from besides the tests.
  package var programs: [String]

  private static let key = "VitrineBuiltTests"

  // MARK: Files

  /// Writes a file that `-xctestrun` takes.
  ///
  /// - Throws: `ToolError` when it can't be written.
  package func write(to file: URL) throws {
    struct Metadata: Encodable {
      var FormatVersion = 1
    }
    struct File: Encodable {
      var __xctestrun_metadata__ = Metadata()
      var VitrineBuiltTests: BuiltTests
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(File(VitrineBuiltTests: self)).write(to: file)
    } catch {
      throw ToolError("\(file.path) can't be written: \(error.localizedDescription)")
    }
  }

  /// Reads such a file.
  ///
  /// - Throws: `XcodeBuildError` when there is none, or one of Xcode's own.
  package init(file: URL) throws(XcodeBuildError) {
    struct File: Decodable {
      var VitrineBuiltTests: BuiltTests?
    }
    guard let data = try? Data(contentsOf: file) else {
      throw XcodeBuildError(.noInput, "The xctestrun file \(file.path) does not exist.")
    }
    guard let tests = try? PropertyListDecoder().decode(File.self, from: data).VitrineBuiltTests
    else {
      throw XcodeBuildError(
        .noInput,
        "\(file.path) was made by Xcode, for its own tests: run build-for-testing here first.")
    }
    self = tests
  }

  package init(
    _ prepared: ProjectPreparation.Prepared, project: GeneratedProject, hosts: [[String: TestHost]]
  ) {
    name = prepared.package.name
    directory = prepared.package.directory.path
    package = prepared.swift.package
    build = prepared.swift.scratchPath ?? "\(prepared.swift.package)/.build"
    scheme = prepared.scheme?.name ?? prepared.package.name
    plan = prepared.plan?.name ?? scheme
    targets = prepared.testTargets
    uiTests = project.modules.filter { $0.kind == .uiTests }.map(\.name)
    filter = prepared.filter
    tags = prepared.tags
    ways = zip(prepared.passes, hosts).map { pass, hosts in
      let (word, count) = Self.words(for: pass.repetition)
      return Way(
        configuration: pass.configuration, hosts: hosts, repetition: word, count: count,
        allowance: pass.allowance)
    }
    let ownApps = project.modules.filter { $0.kind == .app }.compactMap(\.bundle)
    apps = ownApps.map(\.identifier)
    measuresCoverage = prepared.measuresCoverage
    sources = [:]
    for module in project.modules where !module.kind.isTests {
      for (source, output) in project.outputs(of: module) {
        sources[module.target, default: [:]][project.scratch.path(output)] = source.path
      }
    }
    programs = ownApps.map {
      project.scratch.path("\(GeneratedProject.products)/\($0.path)/\($0.executable)")
    }
  }

  // MARK: Running

  /// The ways in which the tests run, once for each device.
  func passes(on devices: [SimulatorDevice], in set: SimulatorSet) throws -> [TestPass] {
    try devices.flatMap { device in
      var environment = device.environment(for: apps)
      environment.merge(try set.homeEnvironment(of: apps.first ?? name, on: device)) { $1 }
      if measuresCoverage { environment["LLVM_PROFILE_FILE"] = "\(profiles)/%p-%m.profraw" }
      return ways.map { way in
        var pass = TestPass()
        pass.configuration = way.configuration
        pass.device = device.udid
        pass.deviceName = "\(device.name) (iOS \(device.system.number))"
        pass.environment = environment
        pass.hosts = { _ in way.hosts }
        pass.includes = filter.includes
        pass.tags = tags
        pass.repetition = Self.repetition(way.repetition, way.count)
        pass.allowance = way.allowance
        return pass
      }
    }
  }

  /// The folder in which test processes leave what they have counted.
  var profiles: String { "\(package)/Coverage" }

  private static func words(for repetition: TestOptions.Repetition) -> (String, Int) {
    switch repetition {
    case .once: ("once", 1)
    case .retryOnFailure(let count): ("retryOnFailure", count)
    case .untilFailure(let count): ("untilFailure", count)
    case .fixed(let count): ("fixed", count)
    }
  }

  private static func repetition(_ word: String, _ count: Int) -> TestOptions.Repetition {
    switch word {
    case "retryOnFailure": .retryOnFailure(count)
    case "untilFailure": .untilFailure(count)
    case "fixed": .fixed(count)
    default: .once
    }
  }
}
