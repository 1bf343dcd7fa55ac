import Foundation

@testable import XcodeProjects

/// An app and its tests in synchronized folders, as Xcode 16 and later make them.
struct NotesProject {
  let folder = TemporaryFolder()

  var path: String { folder.url.path + "/Notes.xcodeproj" }

  init() throws {
    try folder.write(Self.text, to: "Notes.xcodeproj/project.pbxproj")
    for file in [
      "Notes/NotesApp.swift", "Notes/Views/List.swift", "Notes/Views/Draft.swift",
      "Notes/Info.plist",
      "Notes/Assets.xcassets/Contents.json", "Notes/Localizable.xcstrings", "Notes/Data/seed.json",
      "Notes/de.lproj/Legal.strings", "Notes/en.lproj/Legal.strings", "Notes/Help/index.html",
      "Notes/README.md", "Notes/.hidden.swift", "Notes/Old/A.swift", "Notes/Bridge.h",
      "Notes/Guide.docc/Guide.md", "Notes/Notes.entitlements", "NotesTests/NotesTests.swift",
      "Notes/Sounds/ping.wav",
    ] {
      try folder.write("", to: file)
    }
  }

  func target(_ name: String) throws -> XcodeTarget {
    let found = try XcodeProject(path: path).target(named: name)
    guard let found else { throw ProjectError(path, "no target \(name)") }
    return found
  }

  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 77;
      objects = {
        E1 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Info.plist, Views/Draft.swift, Old, "/Localized: Legal.strings", );
          target = T1;
        };
        E2 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          additionalCompilerFlagsByRelativePath = {Views/Draft.swift = "-w"; };
          membershipExceptions = (Views/Draft.swift, Gone.swift, );
          target = T2;
        };
        E3 = {
          isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
          buildPhase = PH3;
          membershipExceptions = (Sounds/ping.wav, );
        };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3, ); explicitFolders = (Help, ); path = Notes; sourceTree = "<group>"; };
        Y2 = {isa = PBXFileSystemSynchronizedRootGroup; path = NotesTests; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (Y1, Y2, ); sourceTree = "<group>"; };
        PH1 = {isa = PBXSourcesBuildPhase; files = (); };
        PH2 = {isa = PBXResourcesBuildPhase; files = (); };
        PH3 = {isa = PBXCopyFilesBuildPhase; dstPath = Audio; dstSubfolderSpec = 7; files = (); };
        PH4 = {isa = PBXSourcesBuildPhase; files = (); };
        T1 = {
          isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (PH1, PH2, PH3, );
          fileSystemSynchronizedGroups = (Y1, ); name = Notes;
          productType = "com.apple.product-type.application";
        };
        T2 = {
          isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (PH4, );
          fileSystemSynchronizedGroups = (Y2, ); name = NotesTests;
          productType = "com.apple.product-type.bundle.unit-test";
        };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
        O1 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, ); };
      };
      rootObject = O1;
    }
    """
}
