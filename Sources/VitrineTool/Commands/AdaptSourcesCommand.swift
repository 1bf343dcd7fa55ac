import ArgumentParser
import Foundation

/// `vitrine adapt-sources`: what the plug-in AdaptedTests calls for a test target.
package struct AdaptSourcesCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "adapt-sources",
    abstract: "Adapts the sources of one test target, for the plug-in AdaptedTests.",
    shouldDisplay: false)

  @Option(help: "The module's name.")
  package var module: String

  @Option(help: "Where it is kept what the sources declare.")
  package var scratch: String

  @Option(help: "A module that the sources can import; may be repeated.")
  package var importable: [String] = []

  @Option(help: "A name after -D; may be repeated.")
  package var condition: [String] = []

  @Argument(help: "Each source, followed by the file that it becomes.")
  package var files: [String] = []

  package init() {}

  package func validate() throws {
    if files.isEmpty || files.count % 2 == 1 {
      throw ValidationError("Each source is followed by the file that it becomes.")
    }
  }

  package func run() throws {
    do {
      var failed = false
      for note in try adapt(ProcessInfo.processInfo.environment) where note.severity != "note" {
        failed = failed || note.severity == "error"
        let line = "\(note.file):\(note.line):\(note.column): \(note.severity): \(note.message)\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
      if failed { throw ExitCode(ExitStatus.failed) }
    } catch let error as ToolError {
      FileHandle.standardError.write(Data("error: \(error.description)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
  }

  /// Writes the adapted files.
  ///
  /// - Returns: What is to be said about the sources.
  /// - Throws: `ToolError` where the program that adapts can't be had, or fails.
  package func adapt(_ environment: [String: String]) throws -> [AdaptationProgram.Note] {
    let home = try VitrineHome.find(environment: environment)
    let program = try AdaptationProgram(
      home: home, toolchain: try Toolchain.find(searchPath: environment["PATH"]),
      cache: AdaptationProgram.cache(home: home, environment: environment),
      marker: RunMarker(inheriting: environment[RunMarker.variable]),
      interruption: try Interruption())
    var target = ProjectModule(name: module.moduleName, target: module, kind: .unitTests)
    target.settings.conditions = condition
    // A package that is built on Linux says in its sources what it does there.
    target.knowsLinux = true
    let pairs = stride(from: 0, to: files.count, by: 2).map { index in
      (source: URL(fileURLWithPath: files[index]), output: files[index + 1])
    }
    return try program.adapt(
      target, files: pairs, modules: importable, below: [],
      scratch: try ScratchFolder(URL(fileURLWithPath: scratch)))
  }
}
