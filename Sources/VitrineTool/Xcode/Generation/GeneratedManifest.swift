import Foundation

/// `Package.swift` of the package that is generated for a project.
package struct GeneratedManifest {
  /// A package that the generated one depends on.
  package struct Dependency: Equatable, Sendable {
    /// What products name it by.
    package var identity: String
    /// The arguments of `.package(…)`.
    package var arguments: String
    /// The folder of a package on this disk, absolute.
    package var path: String?

    package init(identity: String, arguments: String) {
      self.identity = identity
      self.arguments = arguments
    }

    package init(identity: String, path: String) {
      self.identity = identity
      self.path = path
      arguments = "path: \"\(path)\""
    }
  }

  package var name: String
  package var modules: [ProjectModule]
  /// The folder of Vitrine's own package.
  package var vitrine: String
  package var dependencies: [Dependency] = []
  /// Names of Vitrine's products by module.
  package var libraries: [String: Set<String>] = [:]

  package init(name: String, modules: [ProjectModule], vitrine: String) {
    self.name = name
    self.modules = modules
    self.vitrine = vitrine
  }

  /// The folder of a module's sources in the generated package.
  package static func folder(of module: ProjectModule) -> String { "Sources/\(module.name)" }

  package var text: String {
    let packages =
      ["    .package(name: \"vitrine\", path: \(quoted(vitrine))),"]
      + dependencies.map { "    .package(\($0.arguments))," }
    return """
      // swift-tools-version: 6.2
      \(hasMacros ? "import CompilerPluginSupport\n" : "")import PackageDescription

      let package = Package(
        name: \(quoted(name)),
        dependencies: [
      \(packages.joined(separator: "\n"))
        ],
        targets: [
      \(modules.map(target).joined(separator: "\n"))
        ]\(standards)
      )

      """
  }

  private var hasMacros: Bool { modules.contains { $0.native?.kind == .macro } }

  /// The newest dialects of C and C++ that a module asks for.
  private var standards: String {
    func newest(_ name: String, _ standards: [String?]) -> String {
      guard let standard = standards.compactMap(\.self).max() else { return "" }
      return ",\n  \(name): .init(rawValue: \(quoted(standard)))"
    }
    return newest("cLanguageStandard", modules.map(\.settings.cLanguageStandard))
      + newest("cxxLanguageStandard", modules.map(\.settings.cxxLanguageStandard))
  }

  // MARK: Targets

  private func target(_ module: ProjectModule) -> String {
    if let native = module.native { return target(module, native) }
    let function =
      switch module.kind {
      case .app: "executableTarget"
      case .framework: "target"
      case .unitTests, .uiTests: "testTarget"
      }
    let dependencies =
      dependencies(of: module)
      + (libraries[module.name] ?? []).sorted().map {
        "\n        .product(name: \(quoted($0)), package: \"vitrine\"),"
      }
    let settings = settings(of: module.settings).map { "\n        \($0)," }.joined()
    // Programs bring the part of the runtime that writes what was counted.
    let linking =
      module.settings.measuresCoverage && module.kind != .framework
      ? ",\n        linkerSettings: [.unsafeFlags([\"-profile-generate\"])]" : ""
    return """
          .\(function)(
            name: \(quoted(module.name)),
            dependencies: [\(dependencies.joined())
            ],
            path: \(quoted(Self.folder(of: module))),
            swiftSettings: [\(settings)
            ]\(linking)
          ),
      """
  }

  private func dependencies(of module: ProjectModule) -> [String] {
    module.dependencies.sorted().map { "\n        .target(name: \(quoted($0)))," }
      + module.products.map {
        "\n        .product(name: \(quoted($0.name)), package: \(quoted($0.package))),"
      }
  }

  /// A target that is built from its files as they are.
  private func target(_ module: ProjectModule, _ native: NativeTarget) -> String {
    var arguments = ["name: \(quoted(module.name))"]
    let dependencies = "dependencies: [\(dependencies(of: module).joined())\n      ]"
    let path = "path: \(quoted(Self.folder(of: module)))"
    let function: String
    switch native.kind {
    case .system(let pkgConfig):
      function = "systemLibrary"
      arguments.append(path)
      if let pkgConfig { arguments.append("pkgConfig: \(quoted(pkgConfig))") }
    case .macro:
      function = "macro"
      let settings = settings(of: module.settings).joined(separator: ", ")
      arguments += [dependencies, path, "swiftSettings: [\(settings)]"]
    case .clang:
      function = "target"
      arguments += [dependencies, path]
      if let sources = native.sources {
        arguments.append("sources: [\(sources.map(quoted).joined(separator: ", "))]")
      }
      if let headers = native.headers { arguments.append("publicHeadersPath: \(quoted(headers))") }
      for tool in ["cSettings", "cxxSettings", "linkerSettings"] {
        guard let settings = native.settings[tool] else { continue }
        arguments.append("\(tool): [\(settings.joined(separator: ", "))]")
      }
    }
    let list = arguments.map { "\n      \($0)" }.joined(separator: ",")
    return "    .\(function)(\(list)),"
  }

  private func settings(of settings: ModuleSettings) -> [String] {
    var list = [".swiftLanguageMode(.v\(min(max(settings.languageMode, 4), 6)))"]
    if settings.isMainActorByDefault { list.append(".defaultIsolation(MainActor.self)") }
    list += settings.conditions.map { ".define(\(quoted($0)))" }
    list += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(quoted($0)))" }
    list += settings.experimentalFeatures.map { ".enableExperimentalFeature(\(quoted($0)))" }
    if settings.usesCxx { list.append(".interoperabilityMode(.Cxx)") }
    var flags =
      settings.flags
      + settings.implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    if settings.measuresCoverage { flags += ["-profile-coverage-mapping", "-profile-generate"] }
    if !flags.isEmpty {
      list.append(".unsafeFlags([\(flags.map(quoted).joined(separator: ", "))])")
    }
    return list
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
