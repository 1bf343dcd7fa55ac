import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

@Suite struct ProjectListingTests {
  private let folder = TemporaryFolder()

  private func listing() throws -> ProjectListing {
    try folder.write(
      """
      { objects = {
        F = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Gone.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S, ); buildConfigurationList = L; };
        T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); buildConfigurationList = LT; };
        W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT, ); };
        CT = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "x/My App.app/My App"; }; };
        O = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (A, T, W, ); attributes = {TargetAttributes = {T = {TestTargetID = A; }; }; }; };
      }; rootObject = O; }
      """, to: "App.xcodeproj/project.pbxproj")
    return ProjectListing(try XcodeWorkspace.open(at: folder.url.path), configuration: "Debug")
  }

  @Test func schemesTargetsAndNotesAreTold() throws {
    let path = folder.url.path
    #expect(
      try listing().text == """
        App (\(path)/App.xcodeproj)

        Schemes:
          My App  tests Tests; made here, the project has none of its own
          Widget  no tests; made here, the project has none of its own

        Targets:
          My App  app, module My_App
          Widget  app extension, skipped

        Tests:
          Tests  unit tests in My App

        Configurations:
          Debug

        note: App.xcodeproj/project.pbxproj:3: the target “My App”, build phase Compile Sources, lists \
        Gone.swift, which is not at \(path)/Gone.swift; it is left out. Add the file, or take it out of \
        the target.
        """)
  }

  @Test func programsGetTheSame() throws {
    struct Root: Decodable {
      struct Scheme: Decodable { var name: String, testTargets: [String], isGenerated: Bool }
      struct Target: Decodable {
        var name: String, kind: String, module: String, reasonToSkip: String?
      }
      var schemes: [Scheme], targets: [Target], errors: [String]
    }
    let text = try listing().json()
    let root = try JSONDecoder().decode(Root.self, from: Data(text.utf8))
    #expect(root.schemes.map(\.name) == ["My App", "Widget"])
    #expect(root.schemes.map(\.testTargets) == [["Tests"], []])
    #expect(root.targets.map(\.module) == ["My_App", "Tests", "Widget"])
    #expect(root.targets.compactMap(\.reasonToSkip).count == 1)
  }
}
