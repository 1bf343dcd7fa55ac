import Foundation

/// Makes modules of the generated package out of the targets of packages that are adapted like the app itself.
package final class PackageImporter {
  private let reader: PackageReader
  private let products: String
  /// Read packages by their folders.
  private var packages: [String: PackageDescription] = [:]
  /// The folders of packages by their identities.
  private var folders: [String: URL] = [:]
  private var modules: [String: ProjectModule] = [:]
  private var order: [String] = []
  /// What is to be told, a sentence each.
  package private(set) var notes: [String] = []
  /// Packages that SwiftPM builds by itself, by identity.
  package private(set) var remote: [String: PackageDescription.Dependency] = [:]

  /// - Parameters:
  ///   - reader: What reads manifests.
  ///   - products: The absolute folder of the bundles.
  package init(reader: PackageReader, products: String) {
    self.reader = reader
    self.products = products
  }

  /// The modules that have been asked for, each after those it depends on.
  package var imported: [ProjectModule] { order.compactMap { modules[$0] } }

  /// Makes the packages in these folders known, and those on this disk that they depend on.
  package func add(_ folders: [URL]) throws {
    for folder in folders {
      let folder = folder.standardizedFileURL
      guard packages[folder.path] == nil else { continue }
      let package = try reader.read(folder)
      packages[folder.path] = package
      self.folders[folder.lastPathComponent.lowercased()] = folder
      for dependency in package.dependencies {
        if let path = dependency.path {
          try add([URL(fileURLWithPath: path)])
        } else {
          remote[dependency.identity] = dependency
        }
      }
    }
  }

  /// The modules of a product of the known packages; nil if none of them has it.
  package func modules(ofProduct name: String) throws -> [String]? {
    for (folder, package) in packages.sorted(by: { $0.key < $1.key }) {
      guard let product = package.products.first(where: { $0.name == name }) else { continue }
      return try product.targets.compactMap {
        try module($0, of: package, in: URL(fileURLWithPath: folder))
      }
    }
    return nil
  }

  /// The test targets of a package, as modules.
  package func tests(of folder: URL) throws -> [String] {
    guard let package = packages[folder.standardizedFileURL.path] else { return [] }
    return try package.targets.filter { $0.type == "test" }.compactMap {
      try module($0.name, of: package, in: folder.standardizedFileURL)
    }
  }

  // MARK: Targets

  private func module(
    _ name: String, of package: PackageDescription, in folder: URL
  ) throws -> String? {
    let moduleName = name.moduleName
    if modules[moduleName] != nil { return moduleName }
    guard let target = package.targets.first(where: { $0.name == name }) else { return nil }
    guard ["regular", "test", "executable"].contains(target.type) else {
      notes.append(
        "\(package.name): the target \(name) is a \(target.type) target, which is left out.")
      return nil
    }
    var module = ProjectModule(
      name: moduleName, target: name, kind: target.type == "test" ? .unitTests : .framework)
    // Before its dependencies, so that a circle ends.
    modules[moduleName] = module
    let files = PackageFiles(of: target, in: folder)
    module.sources = files.sources.map { ProjectModule.Source($0) }
    if !files.foreign.isEmpty {
      notes.append(
        "\(package.name): \(name) is built without what is not Swift: \(files.foreign.namedBriefly)"
      )
    }
    module.settings = settings(of: target, in: package)
    for dependency in target.dependencies where !dependency.isForOtherPlatforms {
      if dependency.package == nil,
        let other = try self.module(dependency.name, of: package, in: folder)
      {
        module.dependencies.append(other)
      } else if let others = try modules(ofProduct: dependency.name) {
        module.dependencies += others
      } else if !VitrineLibraries.modules.contains(dependency.name) {
        if let identity = dependency.package.map({ $0.lowercased() })
          ?? remote.keys.first(where: {
            $0 == dependency.name.lowercased()
          })
        {
          module.products.append(ExternalProduct(dependency.name, package: identity))
        }
      }
    }
    if !files.resources.isEmpty {
      let bundle = "\(package.name)_\(name)"
      var plan = BundlePlan(
        path: "Packages/\(bundle).bundle", executable: bundle, identifier: "\(bundle).resources")
      let contents = BundleContents(files.resources, settings: nil, bundle: "Bundle.module")
      plan.items = contents.items
      plan.made = contents.made
      notes += contents.notes
      module.bundle = plan
      module.generated.append(.resourceBundle(path: "\(products)/\(plan.path)"))
    }
    modules[moduleName] = module
    order.append(moduleName)
    return moduleName
  }

  private func settings(
    of target: PackageDescription.Target, in package: PackageDescription
  ) -> ModuleSettings {
    var settings = ModuleSettings()
    let major = Int(package.toolsVersion._version.prefix { $0 != "." }) ?? 5
    settings.languageMode = major
    if let newest = package.swiftLanguageVersions?.compactMap({ Int($0.prefix { $0 != "." }) })
      .max()
    {
      settings.languageMode = newest
    }
    settings.conditions = ["DEBUG", "SWIFT_PACKAGE"]
    for setting in target.settings where setting.tool == "swift" {
      switch setting.kind {
      case "define": settings.conditions += setting.values
      case "enableUpcomingFeature": settings.upcomingFeatures += setting.values
      case "enableExperimentalFeature": settings.experimentalFeatures += setting.values
      case "swiftLanguageMode", "swiftLanguageVersion":
        settings.languageMode =
          setting.values.first.flatMap { Int($0.prefix { $0 != "." }) } ?? settings.languageMode
      case "defaultIsolation":
        settings.isMainActorByDefault = setting.values.first == "MainActor"
      case "unsafeFlags": settings.flags += setting.values
      default:
        notes.append(
          "\(package.name): \(target.name)'s setting \(setting.kind) is not known, and is left out."
        )
      }
    }
    return settings
  }
}

extension ProjectModule.GeneratedSource {
  /// `Bundle.module` of a package's target.
  static func resourceBundle(path: String) -> Self {
    Self(
      "ResourceBundle.swift",
      """
      import Foundation

      extension Foundation.Bundle {
        /// The resources of this target.
        nonisolated static let module: Bundle = {
          guard let bundle = Bundle(path: "\(path)") else {
            fatalError("There are no resources in \(path).")
          }
          return bundle
        }()
      }

      """)
  }
}

extension [URL] {
  /// The names of some, and how many there are more.
  var namedBriefly: String {
    let names = prefix(3).map(\.lastPathComponent).joined(separator: ", ")
    return count > 3 ? "\(names) and \(count - 3) more" : names
  }
}

extension String {
  /// As an identifier: every other character becomes `_`.
  var moduleName: String {
    let name = String(
      unicodeScalars.map { scalar in
        scalar.properties.isXIDContinue && scalar.isASCII || !scalar.isASCII
          ? Character(scalar) : "_"
      })
    return name.first?.isNumber == true ? "_\(name)" : name
  }
}
