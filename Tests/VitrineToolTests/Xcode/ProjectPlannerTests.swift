import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

@Suite struct ProjectPlannerTests {
  private let temporary = TemporaryFolder()
  private let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private func planner(_ project: String) throws -> ProjectPlanner {
    let reader = PackageReader(
      toolchain: try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"]),
      scratch: try ScratchFolder(temporary.url), marker: RunMarker(inheriting: nil),
      interruption: try Interruption())
    return ProjectPlanner(
      workspace: try XcodeWorkspace.open(at: examples.appendingPathComponent(project).path),
      configuration: "Debug",
      importer: PackageImporter(reader: reader, products: "/products"))
  }

  private func plan(_ project: String) throws -> [ProjectModule] {
    var planner = try planner(project)
    return try planner.plan(planner.workspace.targets.filter(\.type.isTests))
  }

  @Test func testTargetsComeAfterTheAppThatHostsThem() throws {
    let modules = try plan("Ledger")
    #expect(modules.map(\.name) == ["Ledger", "LedgerTests", "LedgerUITests"])
    #expect(modules.map(\.kind) == [.app, .unitTests, .uiTests])
    #expect(modules.map(\.host) == [nil, "Ledger", "Ledger"])
    // UI tests see the app from outside.
    #expect(modules.map(\.dependencies) == [[], ["Ledger"], []])
    #expect(
      modules[0].sources.map(\.file.lastPathComponent) == [
        "AppDelegate.swift", "SceneDelegate.swift", "LedgerStore.swift",
        "EntriesViewController.swift", "EntryFormViewController.swift",
      ])
  }

  @Test func resourcesLieInTheBundleWhereAppleHasThem() throws {
    let modules = try plan("Ledger")
    let bundle = try #require(modules[0].bundle)
    #expect(bundle.path == "Ledger.app")
    #expect(bundle.identifier == "org.example.Ledger")
    #expect(
      Set(bundle.items.map(\.destination)) == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets",
        "Base.lproj/LaunchScreen.storyboard", "en.lproj/Localizable.strings",
        "de.lproj/Localizable.strings",
      ])
    #expect(modules[1].bundle?.path == "Ledger.app/PlugIns/LedgerTests.xctest")
  }

  @Test func aLocalPackageBecomesAModule() throws {
    let modules = try plan("Trails")
    #expect(modules.map(\.name) == ["TrailKit", "Trails", "TrailsTests", "TrailsUITests"])
    #expect(modules[1].dependencies == ["TrailKit"])
    #expect(modules[0].bundle?.items.map(\.destination) == ["Marks.xcassets", "trails.json"])
    #expect(
      modules[0].generated.contains { $0.text.contains("static let waymark = ColorResource(") })
    #expect(modules[1].settings.conditions == ["DEBUG"])
  }

  @Test func aSourceThatIsLeftOutIsNoneOfTheModule() throws {
    var planner = try planner("Ledger")
    let scene = examples.appendingPathComponent("Ledger/Ledger/SceneDelegate.swift").path
    planner.leftOut = [scene]
    let modules = try planner.plan(planner.workspace.targets.filter(\.type.isTests))
    #expect(!modules[0].sources.map(\.file.path).contains(scene))
    #expect(modules[0].sources.count == 4)
  }

  // MARK: Remote packages

  private static let remoteProject = """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      objects = {
        G0 = {isa = PBXGroup; children = (Y1, ); sourceTree = "<group>"; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
        K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/apple/swift-log.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        D1 = {isa = XCSwiftPackageProductDependency; package = K1; productName = Logging; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        T1 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); dependencies = (); buildConfigurationList = L1; fileSystemSynchronizedGroups = (Y1, ); packageProductDependencies = (D1, ); };
        P1 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); buildConfigurationList = L1; packageReferences = (K1, ); };
      };
      rootObject = P1;
    }
    """

  private func remotePackages(pins: String?) throws -> [String] {
    try temporary.write(Self.remoteProject, to: "Shop/Shop.xcodeproj/project.pbxproj")
    try temporary.write("import Logging\n", to: "Shop/ShopTests/ShopTests.swift")
    if let pins {
      try temporary.write(
        pins, to: "Shop/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    }
    let reader = PackageReader(
      toolchain: try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"]),
      scratch: try ScratchFolder(temporary.url), marker: RunMarker(inheriting: nil),
      interruption: try Interruption())
    var planner = ProjectPlanner(
      workspace: try XcodeWorkspace.open(at: temporary.url.appendingPathComponent("Shop").path),
      configuration: "Debug", importer: PackageImporter(reader: reader, products: "/products"))
    let modules = try planner.plan(planner.workspace.targets)
    #expect(modules.map(\.products) == [[ExternalProduct("Logging", package: "swift-log")]])
    return try planner.remotePackages().map(\.arguments)
  }

  @Test func aRemotePackageIsAskedForAsTheProjectDoes() throws {
    #expect(
      try remotePackages(pins: nil) == [
        "url: \"https://github.com/apple/swift-log.git\", from: \"1.0.0\""
      ])
  }

  @Test func thePinnedVersionIsTaken() throws {
    let pins = """
      {"pins": [{"identity": "swift-log", "kind": "remoteSourceControl",
        "location": "https://github.com/apple/swift-log.git",
        "state": {"revision": "abc", "version": "1.6.1"}}], "version": 3}
      """
    #expect(
      try remotePackages(pins: pins) == [
        "url: \"https://github.com/apple/swift-log.git\", exact: \"1.6.1\""
      ])
  }

  @Test func unreadablePinsAreNamed() throws {
    #expect {
      try remotePackages(pins: "<<<<<<< HEAD")
    } throws: { error in
      "\(error)".contains("Package.resolved")
        && "\(error)".contains("pinned versions can't be read")
    }
  }
}
