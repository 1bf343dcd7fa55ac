import Foundation

@testable import XcodeProjects

/// An app with a framework and two kinds of tests, written with build files, as Xcode 15 does it.
struct ShopProject {
  let folder = TemporaryFolder()

  var path: String { folder.url.path + "/Shop.xcodeproj" }

  init() throws {
    try folder.write(Self.text, to: "Shop.xcodeproj/project.pbxproj")
    for file in [
      "App/AppDelegate.swift", "App/Cart View.swift", "App/Größe.swift",
      "App/Base.lproj/Main.storyboard",
      "App/de.lproj/Main.strings", "App/Assets.xcassets/Contents.json", "App/Html/index.html",
      "Kit/Kit.swift", "AppTests/AppTests.swift", "AppUITests/AppUITests.swift", "Shared/Log.swift",
      "App/Model.xcdatamodeld/Model.xcdatamodel/contents", "App/Mac.swift", "App/Debug.json",
    ] {
      try folder.write(file.hasSuffix(".storyboard") ? "<document/>" : "", to: file)
    }
    try folder.write(
      """
      // The base.
      #include? "Secrets.xcconfig"
      BASE_URL = https:/$()/shop.example
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FROM_FILE
      """, to: "Config/Base.xcconfig")
  }

  func project() throws -> XcodeProject { try XcodeProject(path: path) }

  func workspace() throws -> XcodeWorkspace { try XcodeWorkspace.open(at: path) }

  func target(_ name: String) throws -> XcodeTarget {
    let found = try project().target(named: name)
    guard let found else { throw ProjectError(path, "no target \(name)") }
    return found
  }

  /// Writes the project anew with one text in it replaced.
  func replace(_ old: String, with new: String) throws {
    let file = "Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    try folder.write(text.replacingOccurrences(of: old, with: new), to: file)
  }

  static let text = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 56;
    \tobjects = {
    \t\tB1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
    \t\tB2 = {isa = PBXBuildFile; fileRef = F2; settings = {COMPILER_FLAGS = "-w -DCART"; }; };
    \t\tB3 = {isa = PBXBuildFile; fileRef = F3; };
    \t\tB4 = {isa = PBXBuildFile; fileRef = V1; };
    \t\tB5 = {isa = PBXBuildFile; fileRef = F5; };
    \t\tB6 = {isa = PBXBuildFile; fileRef = F6; };
    \t\tB7 = {isa = PBXBuildFile; fileRef = F7; };
    \t\tB8 = {isa = PBXBuildFile; fileRef = P2; };
    \t\tB9 = {isa = PBXBuildFile; fileRef = F8; };
    \t\tB10 = {isa = PBXBuildFile; fileRef = F9; };
    \t\tB11 = {isa = PBXBuildFile; fileRef = F10; };
    \t\tB12 = {isa = PBXBuildFile; fileRef = F10; };
    \t\tB13 = {isa = PBXBuildFile; fileRef = F11; };
    \t\tB14 = {isa = PBXBuildFile; productRef = S1; };
    \t\tB15 = {isa = PBXBuildFile; fileRef = X1; };
    \t\tB16 = {isa = PBXBuildFile; fileRef = F12; platformFilters = (macos, maccatalyst, ); };
    \t\tB17 = {isa = PBXBuildFile; fileRef = F13; };
    \t\tF1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
    \t\tF2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Cart View.swift"; sourceTree = "<group>"; };
    \t\tF3 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Größe.swift"; sourceTree = "<group>"; };
    \t\tF4 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tF4D = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    \t\tF5 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
    \t\tF6 = {isa = PBXFileReference; lastKnownFileType = folder; path = Html; sourceTree = "<group>"; };
    \t\tF7 = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = CoreLocation.framework; path = System/Library/Frameworks/CoreLocation.framework; sourceTree = SDKROOT; };
    \t\tF8 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
    \t\tF9 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
    \t\tF10 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Log.swift; sourceTree = "<group>"; };
    \t\tF11 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppUITests.swift; sourceTree = "<group>"; };
    \t\tF12 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Mac.swift; sourceTree = "<group>"; };
    \t\tF13 = {isa = PBXFileReference; lastKnownFileType = text.json; path = Debug.json; sourceTree = "<group>"; };
    \t\tC1 = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Config/Base.xcconfig; sourceTree = "<group>"; };
    \t\tP1 = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tP2 = {isa = PBXFileReference; explicitFileType = wrapper.framework; includeInIndex = 0; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tP3 = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; path = ShopTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tV1 = {isa = PBXVariantGroup; children = (F4, F4D, ); name = Main.storyboard; sourceTree = "<group>"; };
    \t\tX1 = {isa = XCVersionGroup; children = (X2, ); currentVersion = X2; path = Model.xcdatamodeld; sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
    \t\tX2 = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = Model.xcdatamodel; sourceTree = "<group>"; };
    \t\tG0 = {isa = PBXGroup; children = (G1, G2, G3, G4, G5, C1, F8, ); sourceTree = "<group>"; };
    \t\tG1 = {isa = PBXGroup; children = (F1, F2, F3, V1, F5, F6, X1, F12, F13, ); path = App; sourceTree = "<group>"; };
    \t\tG2 = {isa = PBXGroup; children = (F9, ); path = AppTests; sourceTree = "<group>"; };
    \t\tG3 = {isa = PBXGroup; children = (F11, ); path = AppUITests; sourceTree = "<group>"; };
    \t\tG4 = {isa = PBXGroup; children = (G41, ); name = Common; sourceTree = "<group>"; };
    \t\tG41 = {isa = PBXGroup; children = (F10, ); path = Shared; sourceTree = "<group>"; };
    \t\tG5 = {isa = PBXGroup; children = (P1, P2, P3, ); name = Products; sourceTree = "<group>"; };
    \t\tPH1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B11, B15, B16, ); };
    \t\tPH2 = {isa = PBXResourcesBuildPhase; files = (B4, B5, B6, B17, ); };
    \t\tPH3 = {isa = PBXFrameworksBuildPhase; files = (B7, B8, B14, ); };
    \t\tPH4 = {isa = PBXSourcesBuildPhase; files = (B9, ); };
    \t\tPH5 = {isa = PBXSourcesBuildPhase; files = (B10, B12, ); };
    \t\tPH6 = {isa = PBXSourcesBuildPhase; files = (B13, ); };
    \t\tPH7 = {
    \t\t\tisa = PBXShellScriptBuildPhase;
    \t\t\tname = SwiftGen;
    \t\t\toutputPaths = ("$(SRCROOT)/App/Generated.swift", );
    \t\t\tshellPath = /bin/sh;
    \t\t\tshellScript = "swiftgen\\nexit 0\\n";
    \t\t};
    \t\tT1 /* Shop */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L1;
    \t\t\tbuildPhases = (PH1, PH3, PH2, PH7, );
    \t\t\tdependencies = (D1, );
    \t\t\tname = Shop;
    \t\t\tpackageProductDependencies = (S1, S2, );
    \t\t\tproductReference = P1;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tT2 = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L2;
    \t\t\tbuildPhases = (PH4, );
    \t\t\tname = Kit;
    \t\t\tproductReference = P2;
    \t\t\tproductType = "com.apple.product-type.framework";
    \t\t};
    \t\tT3 = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L3;
    \t\t\tbuildPhases = (PH5, );
    \t\t\tname = ShopTests;
    \t\t\tproductReference = P3;
    \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
    \t\t};
    \t\tT4 = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L4;
    \t\t\tbuildPhases = (PH6, );
    \t\t\tname = ShopUITests;
    \t\t\tproductType = "com.apple.product-type.bundle.ui-testing";
    \t\t};
    \t\tT5 = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L5;
    \t\t\tbuildPhases = ();
    \t\t\tname = ShopWidget;
    \t\t\tproductType = "com.apple.product-type.app-extension";
    \t\t};
    \t\tD1 = {isa = PBXTargetDependency; target = T2; };
    \t\tR1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/onevcat/Kingfisher.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 7.0.0; }; };
    \t\tR2 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Money; };
    \t\tS1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Kingfisher; };
    \t\tS2 = {isa = XCSwiftPackageProductDependency; package = R1; productName = "plugin:SwiftLint"; };
    \t\tO1 = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = {TargetAttributes = {T3 = {TestTargetID = T1; }; T4 = {TestTargetID = T1; }; }; };
    \t\t\tbuildConfigurationList = L0;
    \t\t\tdevelopmentRegion = en;
    \t\t\tknownRegions = (en, Base, de, );
    \t\t\tmainGroup = G0;
    \t\t\tpackageReferences = (R1, R2, );
    \t\t\tproductRefGroup = G5;
    \t\t\ttargets = (T1, T2, T3, T4, T5, );
    \t\t};
    \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (C01, C02, ); defaultConfigurationName = Release; };
    \t\tC01 = {isa = XCBuildConfiguration; baseConfigurationReference = C1; name = Debug; buildSettings = {
    \t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
    \t\t\tSWIFT_VERSION = 5.0;
    \t\t\tSDKROOT = iphoneos;
    \t\t}; };
    \t\tC02 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
    \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C11, C12, ); };
    \t\tC11 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    \t\t\tPRODUCT_NAME = "My Shop";
    \t\t\tPRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier:lower)";
    \t\t\t"CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "iPhone Developer";
    \t\t\t"FLAVOUR[sdk=iphonesimulator*]" = simulated;
    \t\t\tFLAVOUR = real;
    \t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", MAIN_APP, );
    \t\t\tSWIFT_VERSION = 6.0;
    \t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    \t\t\tSWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
    \t\t\tOTHER_SWIFT_FLAGS = "$(inherited) -D EXTRA -DMORE -Xfrontend -warn-long-function-bodies=200 -F/x";
    \t\t}; };
    \t\tC12 = {isa = XCBuildConfiguration; name = Release; buildSettings = {EXCLUDED_SOURCE_FILE_NAMES = "Debug*"; }; };
    \t\tL2 = {isa = XCConfigurationList; buildConfigurations = (C21, ); };
    \t\tC21 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
    \t\tL3 = {isa = XCConfigurationList; buildConfigurations = (C31, ); };
    \t\tC31 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Shop.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Shop"; }; };
    \t\tL4 = {isa = XCConfigurationList; buildConfigurations = (C41, ); };
    \t\tC41 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_TARGET_NAME = Shop; }; };
    \t\tL5 = {isa = XCConfigurationList; buildConfigurations = (C51, ); };
    \t\tC51 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
    \t};
    \trootObject = O1 /* Project object */;
    }

    """
}
