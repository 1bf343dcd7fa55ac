import Foundation
import ReviewRecords
import XcodeProjects

/// A project as a package that SwiftPM builds, with the bundles of its apps and tests beside it.
package struct GeneratedProject {
  package var name: String
  package var modules: [ProjectModule]
  /// Packages that SwiftPM builds from their own sources.
  package var packages: [GeneratedManifest.Dependency] = []
  /// The versions of these and of what they need.
  package var pins: [PackagePins.Pin] = []
  /// The folder of Vitrine's own package.
  package var vitrine: URL
  package var scratch: ScratchFolder
  /// What the configurations of the test plan say about the processes.
  package var ways = [Way()]

  /// A configuration of a test plan.
  package struct Way: Equatable, Sendable {
    /// Nil where there is just one.
    package var name: String?
    package var options: TestOptions

    package init(name: String? = nil, options: TestOptions = TestOptions()) {
      self.name = name
      self.options = options
    }
  }

  package init(name: String, modules: [ProjectModule], vitrine: URL, scratch: ScratchFolder) {
    self.name = name
    self.modules = modules
    self.vitrine = vitrine
    self.scratch = scratch
  }

  /// What an adaptation makes of the user's sources.
  package typealias Adaptation = (
    _ module: ProjectModule, _ files: [(source: URL, output: String)]
  ) throws -> Void

  // MARK: Sources

  /// Writes the manifest, and the sources as the adaptation gives them.
  package func writeSources(adapting: Adaptation) throws {
    var manifest = GeneratedManifest(name: name, modules: modules, vitrine: vitrine.path)
    manifest.dependencies = packages
    for module in modules {
      let folder = GeneratedManifest.folder(of: module)
      if let native = module.native {
        for file in native.files {
          try scratch.copy(file.source, to: "\(folder)/\(file.destination)")
        }
        for file in module.generated { try scratch.write(file.text, to: "\(folder)/\(file.name)") }
        continue
      }
      let files = outputs(of: module)
      for file in files { scratch.keep(file.output) }
      try adapting(module, files.map { ($0.source, scratch.path($0.output)) })
      var generated = module.generated
      if module.kind.isTests { generated.append(.testCase) }
      if module.kind == .unitTests, let host = module.host {
        generated.append(HostStart.source(app: host))
      }
      for source in generated { try scratch.write(source.text, to: "\(folder)/\(source.name)") }
      if files.isEmpty, generated.isEmpty {
        try scratch.write("// The target has no sources.\n", to: "\(folder)/Empty.swift")
      }
      manifest.libraries[module.name] = libraries(of: module)
    }
    scratch.removeLeftovers(in: ["Sources"])
    try scratch.write(manifest.text, to: "Package.swift")
    try writePins()
  }

  /// Makes SwiftPM take the versions that have been chosen, also of what the packages need.
  private func writePins() throws {
    guard !pins.isEmpty else { return }
    let file = scratch.path("Package.resolved")
    let known = (try? PackagePins(path: file))?.pins ?? []
    // SwiftPM writes the file too, with the packages of Vitrine.
    let holds = pins.allSatisfy { pin in
      known.contains { $0.identity == pin.identity && $0.state == pin.state }
    }
    guard !holds else { return }
    let others = known.filter { pin in !pins.contains { $0.identity == pin.identity } }
    try scratch.write(PackagePins.text(of: others + pins), to: "Package.resolved")
  }

  /// Where the sources of a module go: all into one folder, since no two files of a module may have one name.
  ///
  /// Not under their own names, by which the compiler would confuse them with the users' files that they
  /// say they are; only `main.swift` has to be called so.
  func outputs(of module: ProjectModule) -> [(source: URL, output: String)] {
    var taken: Set<String> = []
    return module.sources.map { source in
      let base = source.file.deletingPathExtension().lastPathComponent
      var name = base == "main" ? "main.swift" : "\(base).adapted.swift"
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number).adapted.swift"
        number += 1
      }
      return (source.file, "\(GeneratedManifest.folder(of: module))/\(name)")
    }
  }

  /// Vitrine's products that a module may need: those of the app's frameworks, and of those that it imports.
  private func libraries(of module: ProjectModule) -> Set<String> {
    var libraries = VitrineLibraries.always
    if module.kind.isTests { libraries.insert("XCUIAutomation") }
    if module.settings.languageMode == 4 { libraries.insert(VitrineLibraries.swiftFour) }
    for source in module.sources {
      guard let text = try? String(contentsOf: source.file, encoding: .utf8) else { continue }
      libraries.formUnion(VitrineLibraries.imported(by: text))
    }
    for name in module.settings.implicitImports {
      libraries.formUnion(VitrineLibraries.imported(by: "import \(name)"))
    }
    return libraries
  }

  // MARK: Bundles

  /// Copies and makes what lies in the bundles.
  package func writeBundles() throws {
    for plan in modules.compactMap(\.bundle) {
      for item in plan.items {
        try scratch.copy(item.source, to: "\(Self.products)/\(plan.path)/\(item.destination)")
      }
      for file in plan.made {
        try scratch.write(file.contents, to: "\(Self.products)/\(plan.path)/\(file.destination)")
      }
    }
    for module in modules where module.kind.isTests {
      for (index, way) in ways.enumerated() {
        try scratch.write(
          try product(of: module, options: way.options), to: productFile(of: module, way: index))
      }
      if module.kind == .uiTests { try writeRunner(of: module) }
    }
    for module in modules where module.kind == .app {
      try scratch.write(
        try product(of: module, options: TestOptions()), to: productFile(of: module))
    }
  }

  /// The bundle around the program that drives an app.
  private func writeRunner(of module: ProjectModule) throws {
    let identifier = module.bundle?.identifier ?? module.name
    let list = [
      "CFBundleIdentifier": "\(identifier).xctrunner", "CFBundleName": "\(module.name)-Runner",
      "CFBundleExecutable": "\(module.name)-Runner", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0",
    ]
    try scratch.write(
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0),
      to: "\(Self.products)/\(module.name)-Runner.app/Info.plist")
  }

  /// The file with what the processes of a module are told; relative to the scratch folder.
  private func productFile(of module: ProjectModule, way: Int = 0) -> String {
    "\(Self.products)/\(module.name)\(way == 0 ? "" : "-\(way + 1)").json"
  }

  /// What the processes of a test target, or of an app, are told about what runs in them.
  private func product(of tests: ProjectModule, options: TestOptions) throws -> Data {
    struct Bundle: Encodable { var bundle: String }
    struct Host: Encodable {
      var module: String
      var arguments: [String]
    }
    struct Product: Encodable {
      var modules: [String: Bundle]
      var apps: [String: String]
      var host: Host?
      var languages: [String]?
      var region: String?
      var interfaceFiles: [String: String]
      var otherTests: [String]?
    }
    var product = Product(modules: [:], apps: [:], interfaceFiles: [:])
    for module in modules {
      guard let plan = module.bundle else { continue }
      product.modules[module.name] = Bundle(bundle: path(of: plan))
      if module.kind == .app { product.apps[plan.identifier] = executable(of: plan) }
      for item in plan.items where ["storyboard", "xib"].contains(item.source.pathExtension) {
        product.interfaceFiles[path(of: plan) + "/" + item.destination] = item.source.path
      }
    }
    let others = modules.filter { $0.kind.isTests && $0.name != tests.name }.map(\.name)
    if tests.kind.isTests, !others.isEmpty { product.otherTests = others }
    if tests.kind == .unitTests {
      product.host = tests.host.map { Host(module: $0, arguments: options.arguments) }
    }
    product.languages = options.language.map { [$0] }
    product.region = options.region
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(product)
  }

  // MARK: Processes

  /// Puts the built apps into their bundles.
  ///
  /// - Parameter folder: Where they were built.
  /// - Throws: `ToolError` when a program can't be put into its bundle.
  package func linkApps(from folder: URL) throws {
    for module in modules where module.kind == .app {
      guard let plan = module.bundle else { continue }
      let program = folder.appendingPathComponent(module.name).path
      guard FileManager.default.isExecutableFile(atPath: program) else { continue }
      try scratch.link(program, as: "\(Self.products)/\(plan.path)/\(plan.executable)")
    }
  }

  /// Puts the built programs into their bundles.
  ///
  /// - Parameters:
  ///   - tests: The program of all tests.
  ///   - way: The number of the configuration in which they run.
  /// - Returns: The processes for the tests of each test target.
  /// - Throws: `ToolError` when a program can't be put into its bundle.
  package func hosts(tests: TestProduct, way: Int = 0) throws -> [String: TestHost] {
    try linkApps(from: URL(fileURLWithPath: tests.path).deletingLastPathComponent())
    var hosts: [String: TestHost] = [:]
    for module in modules where module.kind.isTests {
      let host = modules.first { $0.name == module.host && $0.kind == .app }?.bundle
      hosts[module.name] = try self.host(of: module, app: host, tests: tests, way: way)
    }
    scratch.removeLeftovers(in: [Self.products])
    return hosts
  }

  private func host(
    of module: ProjectModule, app: BundlePlan?, tests: TestProduct, way: Int
  ) throws -> TestHost {
    var environment = ways[way].options.environment
    environment["VITRINE_PRODUCT"] = scratch.path(productFile(of: module, way: way))
    environment["VITRINE_HOME"] = vitrine.path
    let bundle = module.bundle.map(path) ?? scratch.path("\(Self.products)/\(module.name).xctest")
    let program: String
    if module.kind == .uiTests {
      program = "\(module.name)-Runner.app/\(module.name)-Runner"
      environment["XCUI_TARGET_APP"] = app.map(executable)
    } else {
      program = "\(app?.path ?? "\(module.name).xctest")/\(module.name)-tests"
      // Tests of a package drive the app that they depend on.
      if app == nil { environment["XCUI_TARGET_APP"] = launchedApp(of: module).map(executable) }
    }
    // As in a process of Xcode's, by which apps see that they are being tested.
    environment["XCTestBundlePath"] = bundle
    environment["XCTestConfigurationFilePath"] = environment["VITRINE_PRODUCT"]
    environment["XCTestSessionIdentifier"] =
      "00000000-0000-4000-8000-\(Self.number(of: module.name))"
    try scratch.link(tests.path, as: "\(Self.products)/\(program)")
    let containers = AppContainers(scratch.url.appendingPathComponent("Containers"))
    containers.removeOld()
    return TestHost(
      program: scratch.path("\(Self.products)/\(program)"), environment: environment,
      app: module.kind == .unitTests ? module.host : nil, containers: containers)
  }

  /// The app that tests without a host depend on, if it is just one.
  private func launchedApp(of module: ProjectModule) -> BundlePlan? {
    let apps = modules.filter { $0.kind == .app && module.dependencies.contains($0.name) }
    return apps.count == 1 ? apps[0].bundle : nil
  }

  /// Twelve digits for a name.
  private static func number(of name: String) -> String {
    let digits = StableHash.text(of: name).unicodeScalars.map { String($0.value % 10) }.joined()
    return String(digits.prefix(12)).padding(toLength: 12, withPad: "0", startingAt: 0)
  }

  private func path(of plan: BundlePlan) -> String { scratch.path("\(Self.products)/\(plan.path)") }

  private func executable(of plan: BundlePlan) -> String {
    "\(path(of: plan))/\(plan.executable)"
  }

  static let products = "Products"
}
