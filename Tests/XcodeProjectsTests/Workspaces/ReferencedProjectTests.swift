import Testing

@testable import XcodeProjects

/// An app whose framework is made by another project.
@Suite struct ReferencedProjectTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      """
      { objects = {
        A = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Libs/Kit.xcodeproj; sourceTree = "<group>"; };
        PG = {isa = PBXGroup; children = (RP, ); name = Products; sourceTree = "<group>"; };
        RP = {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Kit.framework; remoteRef = CP1; sourceTree = BUILT_PRODUCTS_DIR; };
        CP1 = {isa = PBXContainerItemProxy; containerPortal = A; proxyType = 2; remoteGlobalIDString = KP; remoteInfo = Kit; };
        CP2 = {isa = PBXContainerItemProxy; containerPortal = A; proxyType = 1; remoteGlobalIDString = KT; remoteInfo = Kit; };
        D = {isa = PBXTargetDependency; name = Kit; targetProxy = CP2; };
        BF = {isa = PBXBuildFile; fileRef = RP; };
        PH = {isa = PBXFrameworksBuildPhase; files = (BF, ); };
        G = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (PH, ); dependencies = (D, ); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        O = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; projectReferences = ({ProductGroup = PG; ProjectRef = A; }, ); targets = (T, ); };
      }; rootObject = O; }
      """, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      { objects = {
        KP = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        G = {isa = PBXGroup; children = (KP, ); sourceTree = "<group>"; };
        KT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = KP; buildPhases = (); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        O = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (KT, ); };
      }; rootObject = O; }
      """, to: "Libs/Kit.xcodeproj/project.pbxproj")
  }

  @Test func theOtherProjectIsOpenedToo() throws {
    let workspace = try XcodeWorkspace.open(at: folder.url.path)
    #expect(workspace.projects.map(\.name) == ["App", "Kit"])
    #expect(workspace.projects.map(\.sourceRoot).last == folder.url.path + "/Libs")
    #expect(workspace.notes.isEmpty)
  }

  @Test func itsTargetIsADependency() throws {
    let workspace = try XcodeWorkspace.open(at: folder.url.path)
    let app = try #require(workspace.target(named: "App"))
    let contents = app.contents(app.settings())
    #expect(contents.frameworks == [LinkedProduct(name: "Kit", source: .target)])
    #expect(contents.notes.isEmpty)
    let dependencies = workspace.dependencies(of: app, app.settings())
    #expect(dependencies.map(\.target.name) == ["Kit"])
    #expect(dependencies.first?.target.project.name == "Kit")
  }
}
