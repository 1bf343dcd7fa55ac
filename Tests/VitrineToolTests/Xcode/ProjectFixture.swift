import Foundation
import XcodeProjects

@testable import VitrineTool

/// A project in a folder of its own, written from a few words.
struct ProjectFixture {
  struct Target {
    var name: String
    /// As `application`, `framework`, `bundle.unit-test`.
    var type: String
    var settings: [String: String] = [:]
    /// Other targets of the project.
    var dependencies: [String] = []
    /// Products of packages, each with the number of its package in the project's list.
    var products: [(name: String, package: Int?)] = []
    /// File names of products that it is linked with.
    var links: [String] = []
    /// File names of bundles that it copies.
    var bundles: [String] = []
    /// Script phases: name, script, outputs.
    var scripts: [(name: String, script: String, outputs: [String])] = []
    /// An `.xcconfig` file in the project's folder.
    var configuration: String?
    /// The file name of the product.
    var product: String?

    /// The product's file name, if it is not said.
    var productFile: String {
      let suffixes = [
        "application": "app", "framework": "framework", "bundle": "bundle",
        "library.static": "a",
      ]
      if let product { return product }
      return type == "library.static" ? "lib\(name).a" : "\(name).\(suffixes[type] ?? "xctest")"
    }
  }

  let temporary = TemporaryFolder()

  var url: URL { temporary.url }

  func write(_ text: String, to path: String) throws { try temporary.write(text, to: path) }

  /// Writes `folder/name.xcodeproj`; each target has the files in the folder of its name.
  func write(
    _ name: String, in folder: String = "", _ targets: [Target], packages: [String] = []
  ) throws {
    var objects: [String] = []
    func add(_ id: String, _ isa: String, _ rest: String) {
      objects.append("\(id) = {isa = \(isa); \(rest) };")
    }
    func quoted(_ text: String) -> String {
      "\""
        + text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
        + "\""
    }
    var groups: [String] = []
    var hosts: [String] = []
    for target in targets {
      let id = target.name
      groups.append("Y-\(id)")
      add(
        quoted("Y-\(id)"), "PBXFileSystemSynchronizedRootGroup",
        "path = \(quoted(id)); sourceTree = \"<group>\";")
      let reference = target.configuration.map { file in
        add(
          quoted("X-\(id)"), "PBXFileReference", "path = \(quoted(file)); sourceTree = SOURCE_ROOT;"
        )
        return "baseConfigurationReference = \(quoted("X-\(id)"));"
      }
      var settings = [
        "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(TARGET_NAME)",
        "GENERATE_INFOPLIST_FILE": "YES",
      ]
      settings.merge(target.settings) { $1 }
      let words = settings.sorted { $0.key < $1.key }.map { "\($0) = \(quoted($1));" }
        .joined(separator: " ")
      add(
        quoted("C-\(id)"), "XCBuildConfiguration",
        "name = Debug; \(reference ?? "") buildSettings = {\(words)};")
      add(
        quoted("L-\(id)"), "XCConfigurationList", "buildConfigurations = (\(quoted("C-\(id)")), );")
      var products: [String] = []
      for (index, product) in target.products.enumerated() {
        let key = quoted("D-\(id)-\(index)")
        let package = product.package.map { "package = K\($0);" } ?? ""
        add(
          key, "XCSwiftPackageProductDependency",
          "\(package) productName = \(quoted(product.name));")
        products.append(key)
      }
      var phases: [String] = []
      for (kind, files) in [("Frameworks", target.links), ("Resources", target.bundles)]
      where !files.isEmpty {
        var keys: [String] = []
        for (index, file) in files.enumerated() {
          let key = "\(id)-\(kind)-\(index)"
          add(
            quoted("F-\(key)"), "PBXFileReference",
            "path = \(quoted(file)); sourceTree = BUILT_PRODUCTS_DIR;")
          add(quoted("B-\(key)"), "PBXBuildFile", "fileRef = \(quoted("F-\(key)"));")
          keys.append(quoted("B-\(key)"))
        }
        add(
          quoted("P-\(id)-\(kind)"), "PBX\(kind)BuildPhase",
          "files = (\(keys.joined(separator: ", ")), );")
        phases.append(quoted("P-\(id)-\(kind)"))
      }
      for (index, script) in target.scripts.enumerated() {
        let key = quoted("S-\(id)-\(index)")
        let outputs = script.outputs.map(quoted).joined(separator: ", ")
        add(
          key, "PBXShellScriptBuildPhase",
          "name = \(quoted(script.name)); shellPath = /bin/sh; shellScript = \(quoted(script.script)); inputPaths = (\(quoted("$(SRCROOT)/in.txt")), ); outputPaths = (\(outputs)); files = ();"
        )
        phases.append(key)
      }
      var dependencies: [String] = []
      for other in target.dependencies {
        add(quoted("N-\(id)-\(other)"), "PBXTargetDependency", "target = \(quoted("T-\(other)"));")
        dependencies.append(quoted("N-\(id)-\(other)"))
      }
      add(
        quoted("R-\(id)"), "PBXFileReference",
        "path = \(quoted(target.productFile)); sourceTree = BUILT_PRODUCTS_DIR;")
      let isAggregate = target.type == "aggregate"
      add(
        quoted("T-\(id)"), isAggregate ? "PBXAggregateTarget" : "PBXNativeTarget",
        "name = \(quoted(id)); \(isAggregate ? "" : "productType = \"com.apple.product-type.\(target.type)\"; productReference = \(quoted("R-\(id)")); fileSystemSynchronizedGroups = (\(quoted("Y-\(id)")), );") buildPhases = (\(phases.joined(separator: ", "))); dependencies = (\(dependencies.joined(separator: ", "))); buildConfigurationList = \(quoted("L-\(id)")); packageProductDependencies = (\(products.joined(separator: ", ")));"
      )
      if let host = target.settings["TEST_HOST_TARGET"] {
        hosts.append("\(quoted("T-\(id)")) = {TestTargetID = \(quoted("T-\(host)")); };")
      }
    }
    for (index, package) in packages.enumerated() {
      let isLocal = !package.contains("://")
      add(
        "K\(index)", isLocal ? "XCLocalSwiftPackageReference" : "XCRemoteSwiftPackageReference",
        isLocal
          ? "relativePath = \(quoted(package));"
          : "repositoryURL = \(quoted(package)); requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };"
      )
    }
    add(
      "G0", "PBXGroup",
      "children = (\(groups.map(quoted).joined(separator: ", "))); sourceTree = \"<group>\";")
    add("L0", "XCConfigurationList", "buildConfigurations = (C0, );")
    add("C0", "XCBuildConfiguration", "name = Debug; buildSettings = {};")
    add(
      "O0", "PBXProject",
      "mainGroup = G0; targets = (\(targets.map { quoted("T-\($0.name)") }.joined(separator: ", "))); buildConfigurationList = L0; packageReferences = (\(packages.indices.map { "K\($0)" }.joined(separator: ", "))); attributes = {TargetAttributes = {\(hosts.joined(separator: " "))}; };"
    )
    let place = folder.isEmpty ? "" : "\(folder)/"
    try write(
      "// !$*UTF8*$!\n{ objectVersion = 77; objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = O0; }\n",
      to: "\(place)\(name).xcodeproj/project.pbxproj")
  }

  /// Writes `name.xcworkspace` with these projects.
  func writeWorkspace(_ name: String, _ projects: [String]) throws {
    let references = projects.map { "<FileRef location=\"group:\($0)\"></FileRef>" }.joined()
    try write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Workspace version=\"1.0\">\(references)</Workspace>",
      to: "\(name).xcworkspace/contents.xcworkspacedata")
  }

  // MARK: Planning

  func scratch() throws -> ScratchFolder {
    try ScratchFolder(url.appendingPathComponent("scratch"))
  }

  func planner(_ path: String, resolves: Bool = false) throws -> ProjectPlanner {
    let toolchain = try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"])
    let scratch = try scratch()
    let marker = RunMarker(inheriting: nil)
    let reader = PackageReader(
      toolchain: toolchain, scratch: scratch, marker: marker, interruption: try Interruption())
    var planner = ProjectPlanner(
      workspace: try XcodeWorkspace.open(at: url.appendingPathComponent(path).path),
      configuration: "Debug", importer: PackageImporter(reader: reader, products: "/products"))
    planner.overrides = ["SYMROOT": scratch.path("Derived")]
    if resolves {
      planner.resolver = PackageResolver(
        toolchain: toolchain, scratch: scratch, marker: marker, interruption: try Interruption())
    }
    return planner
  }

  /// The modules for all test targets, and what is told.
  func plan(
    _ path: String, runsScripts: Bool = false
  ) throws -> (modules: [String: ProjectModule], notes: [String]) {
    var planner = try planner(path)
    if runsScripts {
      planner.scripts = ScriptRunner(
        scratch: try scratch(), marker: RunMarker(inheriting: nil),
        interruption: try Interruption())
    }
    let modules = try planner.plan(planner.workspace.targets.filter(\.type.isTests))
    return (
      Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { $1 }),
      planner.notes.map { $0.replacingOccurrences(of: url.path + "/", with: "") }
    )
  }
}
