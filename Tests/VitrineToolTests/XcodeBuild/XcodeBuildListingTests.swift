import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

@Suite struct XcodeBuildListingTests {
  private let folder = TemporaryFolder()

  private func workspace() throws -> XcodeWorkspace {
    try folder.write(
      """
      { objects = {
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, R, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {MARKETING_VERSION = 1.2; }; };
        R = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        O = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (A, ); };
      }; rootObject = O; }
      """, to: "App.xcodeproj/project.pbxproj")
    return try XcodeWorkspace.open(at: folder.url.path + "/App.xcodeproj")
  }

  @Test func projectsAreListedAsXcodeDoes() throws {
    #expect(
      XcodeBuildListing.list(try workspace()) == """
        Information about project "App":
            Targets:
                App

            Build Configurations:
                Debug
                Release

            If no build configuration is specified and -scheme is not passed then "Release" is used.

            Schemes:
                App

        """)
  }

  @Test func workspacesOnlyHaveSchemes() throws {
    _ = try workspace()
    try folder.write(
      #"<Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef></Workspace>"#,
      to: "All.xcworkspace/contents.xcworkspacedata")
    let all = try XcodeWorkspace.open(at: folder.url.path)
    #expect(
      XcodeBuildListing.list(all)
        == "Information about workspace \"All\":\n    Schemes:\n        App\n")
    let json = try JSONSerialization.jsonObject(with: Data(XcodeBuildListing.listJSON(all).utf8))
    let names = (json as? [String: [String: Any]])?["workspace"]
    #expect(names?["schemes"] as? [String] == ["App"])
    #expect(names?["targets"] == nil)
  }

  @Test func settingsAreListedForScripts() throws {
    let target = try #require(try workspace().target(named: "App"))
    let settings = target.settings()
    let lines = XcodeBuildListing.settings(of: target, settings).split(separator: "\n")
    #expect(lines.first == "Build settings for action build and target \"App\":")
    #expect(lines.contains("    MARKETING_VERSION = 1.2"))
    #expect(lines.contains("    WRAPPER_NAME = App.app"))
    #expect(lines.contains("    PLATFORM_NAME = iphonesimulator"))
    #expect(
      lines.contains {
        $0.hasPrefix("    BUILT_PRODUCTS_DIR = ") && $0.hasSuffix("/Debug-iphonesimulator")
      })
    let json = try JSONSerialization.jsonObject(
      with: Data(XcodeBuildListing.settingsJSON(of: [(target, settings)]).utf8))
    let first = (json as? [[String: Any]])?.first
    #expect(first?["target"] as? String == "App")
    #expect((first?["buildSettings"] as? [String: String])?["PRODUCT_NAME"] == "App")
  }

  @Test func theVersionHasTheWordsThatScriptsCut() {
    let words = XcodeBuildListing.version.split(separator: "\n")[0].split(separator: " ")
    #expect(words == ["Xcode", "26.2"])
  }
}
