import Foundation

extension PackageImporter {
  /// The module of a target; nil if it is left out, for a reason that is then in `left`.
  func module(_ name: String, of source: Source) throws -> String? {
    let moduleName = name.moduleName
    if modules[moduleName] != nil || stubs.contains(moduleName) { return moduleName }
    let package = source.description
    guard left[name] == nil, let target = package.targets.first(where: { $0.name == name }) else {
      return nil
    }
    switch target.type {
    case "regular", "test", "executable", "macro", "system":
      let files = PackageFiles(of: target, in: source.folder)
      // What the plug-in of Vitrine's adds is part of every test target here.
      for plugin in target.pluginUsages ?? [] where plugin.name != "XcodeTests" {
        tell("\(package.name): the plug-in \(plugin.name) of \(name) is not run.")
      }
      if target.type == "macro" {
        return try add(
          target, as: NativeTarget(.macro, of: target, files: files, traits: []), source)
      }
      if target.type == "system" {
        let native = NativeTarget(
          .system(pkgConfig: target.pkgConfig), of: target, files: files, traits: [])
        return try add(target, as: native, source)
      }
      if files.sources.isEmpty, files.hasObjectiveC {
        return leaveOut(target, of: package, because: "it is written in Objective-C")
      }
      if files.sources.isEmpty, !files.foreign.isEmpty {
        let native = NativeTarget(.clang, of: target, files: files, traits: source.traits)
        return try add(target, as: native, source)
      }
      return try add(target, files: files, source)
    case "binary":
      return leaveOut(target, of: package, because: "it is built for Apple's systems")
    case "plugin":
      tell("\(package.name): the plug-in \(name) is not run.")
    default:
      tell("\(package.name): the target \(name) is a \(target.type) target, which is left out.")
    }
    left[name] = ""
    return nil
  }

  private func leaveOut(
    _ target: PackageDescription.Target, of package: PackageDescription, because reason: String
  ) -> String? {
    left[target.name] = reason
    tell(
      "\(package.name): \(target.name) is left out, since \(reason). A stand-in serves: "
        + "vitrine stub \(target.name.moduleName)\(stubOption)")
    return nil
  }

  // MARK: Swift

  private func add(
    _ target: PackageDescription.Target, files: PackageFiles, _ source: Source
  ) throws -> String? {
    let package = source.description
    let name = target.name
    var module = ProjectModule(name: name.moduleName, target: name, kind: kind(of: target))
    // Before its dependencies, so that a circle ends.
    modules[module.name] = module
    module.sources = files.sources.map { ProjectModule.Source($0) }
    if !files.foreign.isEmpty {
      tell(
        "\(package.name): \(name) is built without what is not Swift: \(files.foreign.namedBriefly)"
      )
    }
    module.settings = settings(of: target, in: source)
    let imports = source.resolved == nil ? nil : SourceImports(of: files.sources)
    module.knowsLinux = imports?.knowsLinux ?? false
    try addDependencies(of: target, to: &module, source)
    // Without what it always imports it could not be compiled.
    if let imports,
      let missing = target.dependencies.map(\.name).first(where: {
        !(left[$0] ?? "").isEmpty && imports.always.contains($0.moduleName)
      })
    {
      modules[module.name] = nil
      return leaveOut(target, of: package, because: "it needs \(missing)")
    }
    module.showCoreData()
    addResources(files, of: target, to: &module, package)
    modules[module.name] = module
    order.append(module.name)
    return module.name
  }

  private func kind(of target: PackageDescription.Target) -> ProjectModule.Kind {
    switch target.type {
    case "test": .unitTests
    case "executable" where makesApps: .app
    default: .framework
    }
  }

  private func addResources(
    _ files: PackageFiles, of target: PackageDescription.Target, to module: inout ProjectModule,
    _ package: PackageDescription
  ) {
    let isApp = module.kind == .app
    guard isApp || !files.resources.isEmpty else { return }
    let bundle = "\(package.name)_\(target.name)"
    var plan =
      isApp
      ? BundlePlan(path: "\(target.name).app", executable: target.name, identifier: target.name)
      : BundlePlan(
        path: "Packages/\(bundle).bundle", executable: bundle, identifier: "\(bundle).resources")
    let contents = BundleContents(files.resources, of: .package)
    plan.items = contents.items
    plan.made = contents.made
    module.generated += contents.generated
    contents.notes.forEach(tell)
    module.bundle = plan
    if files.resources.isEmpty { return }
    module.generated.append(.resourceBundle(path: "\(products)/\(plan.path)"))
  }

  // MARK: As they are

  private func add(
    _ target: PackageDescription.Target, as native: NativeTarget, _ source: Source
  ) throws -> String? {
    var module = ProjectModule(
      name: target.name.moduleName, target: target.name, kind: .framework)
    modules[module.name] = module
    module.native = native
    if native.kind == .macro {
      module.settings = settings(of: target, in: source)
    } else if native.kind == .clang {
      module.settings.cLanguageStandard = source.description.cLanguageStandard
      module.settings.cxxLanguageStandard = source.description.cxxLanguageStandard
    }
    try addDependencies(of: target, to: &module, source)
    modules[module.name] = module
    order.append(module.name)
    return module.name
  }

  // MARK: Dependencies

  private func addDependencies(
    of target: PackageDescription.Target, to module: inout ProjectModule, _ source: Source
  ) throws {
    for dependency in target.dependencies {
      guard dependency.condition?.holds(traits: source.traits) ?? true,
        !isReplaced(
          dependency.name, by: source.description.name,
          isMeant: dependency.package.map { vitrine.contains($0.lowercased()) } ?? false)
      else { continue }
      if stubs.contains(dependency.name.moduleName) {
        module.dependencies.append(dependency.name.moduleName)
        continue
      }
      let isOwn = source.description.targets.contains { $0.name == dependency.name }
      if dependency.package == nil, isOwn {
        if let other = try self.module(dependency.name, of: source) {
          module.dependencies.append(other)
        }
        continue
      }
      let package =
        dependency.package
        ?? remote.keys.first { $0 == dependency.name.lowercased() && self.source($0) == nil }
      switch try product(dependency.name, of: package) {
      case .modules(let others):
        module.dependencies += others.filter { !module.dependencies.contains($0) }
      case .external(let product): module.products.append(product)
      case .missing:
        if let reason = reason(ofMissing: dependency.name) { left[dependency.name] = reason }
      case nil:
        guard let package else { break }
        need(external: package.lowercased())
        module.products.append(ExternalProduct(dependency.name, package: package.lowercased()))
      }
    }
  }

  /// Why a product is left out: for the reason of its first target.
  private func reason(ofMissing product: String) -> String? {
    let targets = sources.lazy.compactMap { source in
      source.description.products.first { $0.name == product }?.targets
    }.first
    return targets?.compactMap { left[$0] }.first { !$0.isEmpty }
  }

  /// Whether Vitrine has a module in the place of the product, which then is told unless Vitrine's is meant.
  package func isReplaced(_ product: String, by user: String, isMeant: Bool = false) -> Bool {
    guard VitrineLibraries.modules.contains(product) else { return false }
    if isMeant { return true }
    tell("\(user) uses \(product), for which Vitrine has a module of its own.")
    return true
  }

  // MARK: Settings

  private func settings(
    of target: PackageDescription.Target, in source: Source
  ) -> ModuleSettings {
    let package = source.description
    var settings = ModuleSettings()
    let major = Int(package.toolsVersion._version.prefix { $0 != "." }) ?? 5
    settings.languageMode = major
    if let newest = package.swiftLanguageVersions?.compactMap({ Int($0.prefix { $0 != "." }) })
      .max()
    {
      settings.languageMode = newest
    }
    settings.conditions = ["DEBUG", "SWIFT_PACKAGE"] + source.traits.sorted()
    for setting in target.settings
    where setting.tool == "swift" && setting.condition?.holds(traits: source.traits) ?? true {
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
      case "interoperabilityMode": settings.usesCxx = setting.values.first == "Cxx"
      case "strictMemorySafety", "treatAllWarnings", "treatWarning", "enableWarning",
        "disableWarning":
        // These say what is warned about, not what is built.
        break
      default:
        tell(
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
