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
    #expect(modules[0].bundle?.items.map(\.destination) == ["trails.json"])
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
}
