import ArgumentParser
import Foundation
import XcodeProjects

/// `vitrine stub`: writes stand-ins for modules that can't be had on Linux.
package struct StubCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "stub",
    abstract: "Writes a stand-in for a module that can't be had here, as Firebase.",
    discussion: """
      For frameworks that come built, packages and pods in Objective-C, and classes of Objective-C that a bridging header
      shows (by the name of one of them). What the sources of the project, or of a
      package that is tested with --adapt, name of the module is written into \(StubModule.folder)/NAME.swift beside
      it: types, initialisers, members, as far as syntax tells. `vitrine test` compiles it in place of the module. The file is yours: correct types, and give bodies
      to what tests call. What has none fails with its name where it is called; a few calls that apps make when they are
      launched, as FirebaseApp.configure(), do nothing but tell so once.
      Exit status: 0 written, 1 an edited file was left as it is, 2 nothing could be written.
      """
  )

  @Argument(help: "The module, or the beginning of the names of several: Firebase.")
  package var names: [String]

  @Option(
    help: "The Xcode project or workspace, or the folder that holds one.", completion: .directory)
  package var project = "."

  @Option(help: "A Swift package in place of a project.", completion: .directory)
  package var package: String?

  @Flag(help: "Write files anew that have been edited.")
  package var force = false

  package init() {}

  package func run() throws {
    do {
      let environment = ProcessInfo.processInfo.environment
      let outcomes = try run(environment: environment, interruption: try Interruption())
      for outcome in outcomes { print(outcome.text) }
      if outcomes.contains(where: { !$0.isWritten }) { throw ExitCode(ExitStatus.failed) }
    } catch let error as ToolError {
      FileHandle.standardError.write(Data("error: \(error.description)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
  }

  /// Writes the stand-ins.
  ///
  /// - Throws: `ToolError` when there is nothing to write, or no way to.
  package func run(
    environment: [String: String], interruption: Interruption
  ) throws -> [StubGenerator.Outcome] {
    let home = try VitrineHome.find(environment: environment)
    let toolchain = try Toolchain.find(searchPath: environment["PATH"])
    let marker = RunMarker(inheriting: environment[RunMarker.variable])
    let program = try AdaptationProgram(
      home: home, toolchain: toolchain,
      cache: AdaptationProgram.cache(home: home, environment: environment), marker: marker,
      interruption: interruption)
    func scratch(of path: String) throws -> ScratchFolder {
      try ScratchFolder(
        ScratchFolder.standard(for: URL(fileURLWithPath: path), environment: environment))
    }
    let scope: StubScope
    if let folder = try packageFolder() {
      let reader = PackageReader(
        toolchain: toolchain, scratch: try scratch(of: folder.path), marker: marker,
        interruption: interruption)
      scope = .package(folder, try reader.read(folder))
    } else {
      scope = .project(try workspace())
    }
    return try StubGenerator(
      scope: scope, home: home, toolchain: toolchain, scratch: try scratch(of: scope.path),
      program: program, marker: marker, interruption: interruption
    ).write(names, force: force)
  }

  /// The folder of the package that is meant: a folder without a project may be one too.
  private func packageFolder() throws -> URL? {
    if let package { return try TestPackage.directory(at: package) }
    let manifest = URL(fileURLWithPath: project).appendingPathComponent("Package.swift").path
    guard !ProjectPreparation.isProject(project), FileManager.default.fileExists(atPath: manifest)
    else { return nil }
    return try TestPackage.directory(at: project)
  }

  private func workspace() throws -> XcodeWorkspace {
    do throws(ProjectError) {
      return try XcodeWorkspace.open(at: project)
    } catch {
      throw ToolError(error.description)
    }
  }
}
