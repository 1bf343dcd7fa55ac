import Foundation
import Testing

@testable import VitrineTool

/// What the public header of a framework gives to its Swift files, and to those who import it.
@Suite struct UmbrellaHeaderTests {
  private let project = ProjectFixture()

  private func write(
    _ settings: [String: String] = ["DEFINES_MODULE": "YES"], type: String = "framework",
    dependencies: [String] = []
  ) throws {
    try project.write(
      "Shop",
      [
        .init(name: "Kit", type: type, settings: settings, dependencies: dependencies),
        .init(name: "Core", type: "framework"),
        .init(name: "ShopTests", type: "bundle.unit-test", dependencies: ["Kit"]),
      ])
    try project.write("import Foundation\nlet view = UIView()\n", to: "Kit/Kit.swift")
    try project.write("import Foundation\n", to: "Core/Core.swift")
    try project.write("import XCTest\n", to: "ShopTests/Tests.swift")
  }

  private let header = """
    #import <UIKit/UIKit.h>

    //! Project version number for Kit.
    FOUNDATION_EXPORT double KitVersionNumber;

    """

  @Test func whatTheUmbrellaHeaderImportsIsImportedByEachFile() throws {
    try write()
    try project.write(header, to: "Kit/Kit.h")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["Kit"]?.settings.implicitImports == ["UIKit", "FoundationAdditions"])
    #expect(plan.modules["ShopTests"]?.settings.implicitImports == [])
    #expect(plan.notes == [])
  }

  @Test(arguments: [
    ("framework", ["DEFINES_MODULE": "NO"], "Kit.h"),
    ("framework", ["DEFINES_MODULE": "YES"], "Other.h"),
    ("library.static", ["DEFINES_MODULE": "YES"], "Kit.h"),
  ])
  func withoutAModuleOfItsOwnAHeaderGivesNothing(
    _ type: String, _ settings: [String: String], _ name: String
  ) throws {
    try write(settings, type: type)
    try project.write(header, to: "Kit/\(name)")
    #expect(try project.plan("Shop.xcodeproj").modules["Kit"]?.settings.implicitImports == [])
  }

  @Test func theModuleMapMayNameAnotherHeader() throws {
    try write(["DEFINES_MODULE": "YES", "MODULEMAP_FILE": "Support/Kit.modulemap"])
    try project.write(
      "framework module Kit {\n  umbrella header \"Kit-umbrella.h\"\n  export *\n}\n",
      to: "Support/Kit.modulemap")
    try project.write("#import <WebKit/WebKit.h>\n", to: "Kit/Kit.h")
    try project.write(
      "#ifdef __OBJC__\n#import <UIKit/UIKit.h>\n#else\n#define KIT_EXPORT extern\n#endif\n",
      to: "Kit/Kit-umbrella.h")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["Kit"]?.settings.implicitImports == ["UIKit", "FoundationAdditions"])
  }

  @Test func headersOfTheFrameworkBringWhatTheyImport() throws {
    try write(dependencies: ["Core"])
    try project.write(
      "#import <Core/Core.h>\n#import <Kit/Legacy.h>\n#import \"sum.h\"\n", to: "Kit/Kit.h")
    try project.write(
      "#import <UIKit/UIKit.h>\n#include \"sum.h\"\n@interface Legacy : UIView\n@end\n",
      to: "Kit/Legacy.h")
    try project.write("int sum(int a, int b);\n", to: "Kit/sum.h")
    let plan = try project.plan("Shop.xcodeproj")
    let kit = try #require(plan.modules["Kit"])
    #expect(
      kit.settings.implicitImports == [
        "Core", "UIKit", "FoundationAdditions", "Kit_UmbrellaHeader",
      ])
    #expect(kit.dependencies == ["Core", "Kit_UmbrellaHeader"])
    #expect(
      plan.notes == [
        "Kit: of what the umbrella header Kit/Kit.h imports, this is missing: Kit/Legacy.h, which is Objective-C. "
          + "Stand-ins for what is Objective-C serve: vitrine stub Legacy"
      ])
  }

  @Test func whoImportsTheFrameworkSeesItsCFunctions() throws {
    try write()
    try project.write("#import <Kit/sum.h>\n", to: "Kit/Kit.h")
    try project.write("int sum(int a, int b);\n", to: "Kit/sum.h")
    try project.write(
      "#include \"sum.h\"\nint sum(int a, int b) { return a + b; }\n", to: "Kit/sum.c")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(
      plan.modules["Kit"]?.generated.first { $0.name == "Kit_UmbrellaHeader.swift" }?.text
        == "@_exported import Kit_UmbrellaHeader\n")
    #expect(
      plan.modules["Kit_UmbrellaHeader"]?.native?.files.map(\.destination) == [
        "code/Kit.h", "code/sum.c", "code/sum.h",
      ])
    #expect(plan.notes == [])
  }
}
