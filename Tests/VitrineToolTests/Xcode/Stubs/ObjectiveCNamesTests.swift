import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

/// Classes of Objective-C that Swift files see by a bridging header.
@Suite struct ObjectiveCNamesTests {
  private let project = ProjectFixture()

  private let header = """
    #import <Foundation/Foundation.h>
    #import "Level.h"
    @class Announced;
    @protocol Announced2, Announced3;

    @interface LegacyLogger : NSObject
    + (instancetype)shared;
    - (void)log:(NSString *)message;
    @end

    @interface LegacyLogger (Extra)
    @end

    @interface Box<Content> : NSObject
    @end

    @protocol LogReader <NSObject>
    - (void)read;
    @end

    """

  private func write() throws {
    try project.write(
      "Shop",
      [
        .init(
          name: "Kit", type: "framework",
          settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Kit/Bridge.h"]),
        .init(name: "KitTests", type: "bundle.unit-test", dependencies: ["Kit"]),
      ])
    try project.write("#import \"LegacyLogger.h\"\n", to: "Kit/Bridge.h")
    try project.write(header, to: "Kit/LegacyLogger.h")
    try project.write(
      "@import Foundation;\ntypedef NS_ENUM(NSInteger, LogLevel) { LogLevelAll };\n",
      to: "Kit/Level.h")
    try project.write("@implementation LegacyLogger\n@end\n", to: "Kit/LegacyLogger.m")
    try project.write(
      "import Foundation\nfunc start() { LegacyLogger.shared().log(\"go\") }\n",
      to: "Kit/Start.swift")
    try project.write("import XCTest\n", to: "KitTests/Tests.swift")
  }

  @Test func classesProtocolsAndEnumerationsAreNamed() throws {
    try write()
    let names = try XcodeWorkspace.open(
      at: project.url.appendingPathComponent("Shop.xcodeproj").path
    ).objectiveCNames
    #expect(names.map(\.module) == ["Kit_ObjectiveC"])
    #expect(names.first?.names == ["LegacyLogger", "Box", "LogReader", "LogLevel"])
    #expect(
      names.first?.files.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Start.swift"])
  }

  @Test func aStandInIsOfferedAndSeenOnceItIsThere() throws {
    try write()
    let notes = try project.plan("Shop.xcodeproj").notes
    #expect(
      notes.contains {
        $0.contains("LegacyLogger.h, which is Objective-C")
          && $0.hasSuffix("Stand-ins for what is Objective-C serve: vitrine stub LegacyLogger")
      })
    try project.write(
      "open class LegacyLogger {}\n", to: "Vitrine/Stubs/Kit_ObjectiveC.swift")
    let plan = try project.plan("Shop.xcodeproj")
    let kit = try #require(plan.modules["Kit"])
    #expect(kit.settings.implicitImports.contains("Kit_ObjectiveC"))
    #expect(kit.dependencies.contains("Kit_ObjectiveC"))
    #expect(plan.modules["Kit_ObjectiveC"]?.sources.count == 1)
    #expect(!plan.notes.contains { $0.contains("vitrine stub") })
  }
}
