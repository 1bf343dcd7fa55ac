import Foundation

/// Says the steps of a build in the lines that formatters of Xcode's log read.
package struct BuildSteps {
  private struct Module {
    var target: String
    /// The user's sources by the names of their adapted copies.
    var sources: [String: String]
    /// The bundle that the module is linked into; nil for one that is only compiled.
    var product: String?
  }

  private let project: String
  private var modules: [String: Module] = [:]

  package init(_ project: GeneratedProject) {
    self.project = project.name
    for module in project.modules {
      var sources: [String: String] = [:]
      for (source, output) in project.outputs(of: module) {
        sources[(output as NSString).lastPathComponent] = source.path
      }
      modules[module.name] = Module(
        target: module.target, sources: sources,
        product: module.kind == .app ? module.bundle.map { "\($0.path)/\($0.executable)" } : nil)
    }
  }

  /// The line for a step of `swift build`; nil for one that is nobody's business.
  ///
  /// - Parameter task: As SwiftPM says it: `Compiling Module File.swift`, `Linking App`.
  /// - Returns: The line.
  package func line(for task: String) -> String? {
    let words = task.split(separator: " ").map(String.init)
    guard words.count >= 2 else { return nil }
    switch words[0] {
    case "Compiling":
      guard words.count >= 3, let module = modules[words[1]] else { return nil }
      let name = words.dropFirst(2).joined(separator: " ")
      guard let file = module.sources[name] else { return nil }
      return "SwiftCompile normal \(SimctlListing.architecture) \(escaped(file)) \(place(module))"
    case "Linking":
      guard let module = modules[words[1]], let product = module.product else { return nil }
      return "Ld \(escaped(product)) normal \(place(module))"
    default: return nil
    }
  }

  private func place(_ module: Module) -> String {
    "(in target '\(module.target)' from project '\(project)')"
  }

  private func escaped(_ path: String) -> String { path.replacing(" ", with: "\\ ") }
}
