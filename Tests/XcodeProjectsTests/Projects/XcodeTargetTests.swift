import Testing

@testable import XcodeProjects

@Suite struct XcodeTargetTests {
  @Test func targetsAndTheirKindsAreListed() throws {
    let project = try ShopProject().project()
    #expect(
      project.targets.map(\.name) == ["Shop", "Kit", "ShopTests", "ShopUITests", "ShopWidget"])
    #expect(
      project.targets.map(\.type) == [
        .application, .framework, .unitTests, .uiTests, .appExtension,
      ])
    #expect(project.configurations == ["Debug", "Release"])
    #expect(project.notes.isEmpty)
  }

  @Test func settingsComeFromAllLayers() throws {
    let shop = try ShopProject()
    let settings = try shop.target("Shop").settings(
      configuration: "Debug", overrides: ["OWN": "1$(FLAVOUR)"])
    #expect(settings.conditions == ["DEBUG", "FROM_FILE", "MAIN_APP", "EXTRA", "MORE"])
    #expect(settings["BASE_URL"] == "https://shop.example")
    #expect(settings.moduleName == "My_Shop")
    #expect(settings.bundleIdentifier == "com.example.my-shop")
    #expect(settings["FLAVOUR"] == "simulated")
    #expect(settings["OWN"] == "1simulated")
    #expect(settings.languageMode == .v6)
    #expect(settings.isMainActorByDefault)
    #expect(settings.upcomingFeatures == ["MemberImportVisibility"])
    #expect(settings.otherSwiftFlags == ["-Xfrontend", "-warn-long-function-bodies=200"])
    #expect(settings.droppedSwiftFlags == ["-F/x"])
    #expect(settings.fullProductName == "My Shop.app")
    #expect(settings.path("INFOPLIST_FILE") == nil)
    #expect(settings.origin(of: "BASE_URL") == shop.folder.url.path + "/Config/Base.xcconfig")
    #expect(settings.notes.isEmpty)
  }

  @Test func anUnknownConfigurationFallsBackWithANote() throws {
    let shop = try ShopProject()
    let settings = try shop.target("Kit").settings(configuration: "Staging")
    #expect(
      settings.notes.map(\.sentence) == [
        "the project “Shop” has no configuration “Staging”; “Release” is used. "
          + "There are: Debug, Release.",
        "the target “Kit” has no configuration “Staging”; “Debug” is used. There are: Debug.",
      ])
    #expect(settings.notes.allSatisfy { $0.line != nil })
  }

  @Test func whatIsNotForPhonesIsSkippedWithAReason() throws {
    let shop = try ShopProject()
    let widget = try shop.target("ShopWidget")
    #expect(
      widget.reasonToSkip(widget.settings())
        == "the target “ShopWidget” is an app extension: it is skipped, the app's tests run without it."
    )
    let kit = try shop.target("Kit")
    #expect(kit.reasonToSkip(kit.settings()) == nil)
    #expect(
      kit.reasonToSkip(kit.settings(overrides: ["SDKROOT": "macosx"]))
        == "the target “Kit” isn't for iOS (macosx): it is skipped.")
    #expect(
      kit.reasonToSkip(
        kit.settings(overrides: ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos"]))
        == nil)
  }

  @Test func hostsAndDependenciesAreFound() throws {
    let workspace = try ShopProject().workspace()
    func dependencies(_ name: String) throws -> [String] {
      let target = try #require(workspace.target(named: name))
      return workspace.dependencies(of: target, target.settings()).map {
        "\($0.target.name) \($0.reason)"
      }
    }
    #expect(try dependencies("Shop") == ["Kit explicit"])
    #expect(try dependencies("ShopTests") == ["Shop host"])
    #expect(try dependencies("ShopUITests") == ["Shop host"])
  }

  @Test func aHostIsFoundByTheNameOfItsProduct() throws {
    let shop = try ShopProject()
    try shop.replace("T3 = {TestTargetID = T1; };", with: "")
    try shop.replace("dependencies = (D1, );", with: "")
    let workspace = try shop.workspace()
    let tests = try #require(workspace.target(named: "ShopTests"))
    #expect(workspace.hostTarget(of: tests, tests.settings())?.name == "Shop")
    let app = try #require(workspace.target(named: "Shop"))
    #expect(workspace.dependencies(of: app, app.settings()).map(\.reason) == [.linked])
  }
}
