import Foundation
import PackagePlugin

/// Adapts test sources that are written for Apple's systems, for packages whose tests run without `vitrine test --adapt`.
///
/// It takes the Swift files in the target's folder that the target itself leaves out (`exclude`), and compiles what is made
/// of them in their place, line for line: a synchronous `setUp` of a class of the main actor, `#selector` and the other
/// forms that `SUPPORT.md` lists. One source has to be left to the target itself, be it empty: SwiftPM passes over targets
/// without any, whatever a plug-in makes. The test target depends on `SwiftUI`, `UIKit`, `FoundationAdditions` and
/// `XCUIAutomation`. What it adapts knows nothing of classes that other modules of the package declare.
@main
struct AdaptedTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let compiled = Set(module.sourceFiles.map(\.url.standardizedFileURL.path))
    let sources = Self.sources(in: target.directoryURL).filter {
      !compiled.contains($0.standardizedFileURL.path)
    }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "AdaptedTests finds nothing to adapt in \(target.name): exclude the folder of its sources in the manifest."
      )
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let outputs = sources.map { source in
      let path = source.path.dropFirst(target.directoryURL.path.count)
        .split(separator: "/").joined(separator: "_")
      return folder.appendingPathComponent("\(path.dropLast(6)).adapted.swift")
    }
    let job = Job(
      module: module.moduleName,
      files: zip(sources, outputs).map { Job.File(input: $0.path, output: $1.path) },
      modules: Self.modules(below: target).sorted(),
      index: folder.appendingPathComponent("index.json").path,
      conditions: module.compilationConditions)
    let file = folder.appendingPathComponent("job.json")
    try job.write(to: file)
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [
      .buildCommand(
        displayName: "Adapting the sources of \(target.name)",
        executable: package.appendingPathComponent("Scripts/adaptation"),
        arguments: ["--build-step", file.path],
        inputFiles: sources + [file], outputFiles: outputs)
    ]
  }

  /// What the program that adapts sources is asked (`Sources/Adaptation/Job`).
  private struct Job: Encodable {
    struct File: Encodable {
      var input: String
      var output: String
    }

    var module: String
    var kind = "unitTests"
    var files: [File]
    var modules: [String]
    var index: String
    var conditions: [String]
    /// A package that is built on Linux says in its sources what it does there.
    var knowsLinux = true

    /// Leaves a file that says the same as it is, so that the build takes nothing for new.
    func write(to url: URL) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(self)
      guard (try? Data(contentsOf: url)) != data else { return }
      try data.write(to: url, options: .atomic)
    }
  }

  private static func sources(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// What the target can import of its own package and of others.
  private static func modules(below target: Target) -> Set<String> {
    var names: Set<String> = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let other):
        names.insert((other as? any SourceModuleTarget)?.moduleName ?? other.name)
      case .product(let product):
        names.formUnion(
          product.targets.map { ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name })
      @unknown default: break
      }
    }
    return names
  }
}
