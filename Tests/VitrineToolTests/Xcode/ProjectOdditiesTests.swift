import Foundation
import Testing

@testable import VitrineTool

/// Projects in which something is odd: what is made of it, and what is said.
@Suite struct ProjectOdditiesTests {
  private let project = ProjectFixture()

  private func complaint(_ path: String) -> String {
    do {
      return try project.plan(path).notes.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  private func tests(_ dependencies: [String]) -> ProjectFixture.Target {
    .init(name: "ShopTests", type: "bundle.unit-test", dependencies: dependencies)
  }

  @Test func whatIsSaidWithItsPlaceIsNotSaidWithoutIt() {
    let notes = [
      "/a/Shop.xcodeproj/project.pbxproj:7: the target “Clock” is skipped: it is an extension.",
      "The target “Clock” is skipped: it is an extension.", "Another one.", "Another one.",
    ]
    #expect(ProjectPreparation.withoutRepeats(notes) == [notes[0], notes[2]])
  }

  @Test func targetsThatNeedEachOtherAreNamedInTheirCircle() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Kit", type: "framework", dependencies: ["Core"]),
        .init(name: "Core", type: "framework", dependencies: ["Kit"]), tests(["Kit"]),
      ])
    let complaint = complaint("Shop.xcodeproj")
    #expect(complaint.contains(/Shop.xcodeproj\/project.pbxproj:\d+: the targets/))
    #expect(
      complaint.hasSuffix(
        "“Kit” → “Core” → “Kit” need each other in a circle: take one of these dependencies away."))
  }

  @Test func targetsOfOneModuleNameAreNamed() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Kit", type: "framework"),
        .init(name: "Kit2", type: "framework", settings: ["PRODUCT_MODULE_NAME": "Kit"]),
        tests(["Kit", "Kit2"]),
      ])
    #expect(
      complaint("Shop.xcodeproj").hasSuffix(
        "the targets “Kit” and “Kit2” both make the module Kit: give one of them another PRODUCT_MODULE_NAME."
      ))
  }

  @Test func testsOfTheNameOfTheirAppAreNamed() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Shop", type: "application"),
        .init(
          name: "ShopTests", type: "bundle.unit-test", settings: ["PRODUCT_MODULE_NAME": "Shop"],
          dependencies: ["Shop"]),
      ])
    #expect(
      complaint("Shop.xcodeproj").contains(
        "the targets “Shop” and “ShopTests” both make the module Shop"))
  }

  @Test func aFrameworkOfAnotherProjectOfTheWorkspaceIsFoundByItsProduct() throws {
    try project.write(
      "Shop", [.init(name: "ShopTests", type: "bundle.unit-test", links: ["Kit.framework"])])
    try project.write("Kit", in: "Kit", [.init(name: "Kit", type: "framework")])
    try project.writeWorkspace("Shop", ["Shop.xcodeproj", "Kit/Kit.xcodeproj"])
    try project.write("import Foundation\n", to: "Kit/Kit/Kit.swift")
    let plan = try project.plan("Shop.xcworkspace")
    #expect(plan.modules["ShopTests"]?.dependencies == ["Kit"])
    #expect(plan.modules["Kit"]?.bundle?.path == "Frameworks/Kit.framework")
  }

  // MARK: Imports of what nobody names

  @Test func aFrameworkThatIsOnlyImportedIsBuiltBefore() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Shop", type: "application"), .init(name: "Kit", type: "framework"),
        .init(name: "Core", type: "framework"), .init(name: "Unused", type: "framework"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]),
      ])
    try project.write("import UIKit\nimport Kit\n", to: "Shop/Shop.swift")
    try project.write("@_exported import Core\n", to: "Kit/Kit.swift")
    try project.write("import Foundation\n", to: "Core/Core.swift")
    try project.write("import Foundation\n", to: "Unused/Unused.swift")
    try project.write("@testable import Kit\nimport XCTest\n", to: "ShopTests/Tests.swift")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["Shop"]?.dependencies == ["Kit"])
    #expect(plan.modules["Kit"]?.dependencies == ["Core"])
    #expect(plan.modules["ShopTests"]?.dependencies == ["Shop", "Kit"])
    #expect(plan.modules["Unused"] == nil)
    #expect(plan.notes == [])
  }

  @Test func whatOnlyOtherSystemsImportIsNotBuilt() throws {
    try project.write(
      "Shop", [.init(name: "MacKit", type: "framework"), tests([])])
    try project.write("#if os(macOS)\nimport MacKit\n#endif\n", to: "ShopTests/Tests.swift")
    #expect(try project.plan("Shop.xcodeproj").modules["MacKit"] == nil)
  }

  /// The order of the targets in the project's list says nothing.
  @Test func importsThatGoInACircleWithDependenciesAreNoDependencies() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Core", type: "framework"),
        .init(name: "Kit", type: "framework", dependencies: ["Core"]), tests(["Kit"]),
      ])
    try project.write("import Kit\n", to: "Core/Core.swift")
    try project.write("import Core\n", to: "Kit/Kit.swift")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["Kit"]?.dependencies == ["Core"])
    #expect(plan.modules["Core"]?.dependencies == [])
  }

  @Test(arguments: [[], ["Shop"]])
  func testsOfAnAppWithoutAHostAreToldWhatToSet(dependencies: [String]) throws {
    try project.write("Shop", [.init(name: "Shop", type: "application"), tests(dependencies)])
    try project.write("import UIKit\n", to: "Shop/Shop.swift")
    try project.write("import XCTest\n\n@testable import Shop\n", to: "ShopTests/Tests.swift")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["ShopTests"]?.dependencies == ["Shop"])
    #expect(plan.modules["ShopTests"]?.host == nil)
    #expect(
      plan.notes == [
        "ShopTests/Tests.swift:3: ShopTests imports Shop, an app, and has no host (TEST_HOST is empty): its "
          + "tests run with the app's code, but the app does not start before them; Xcode could not link them. "
          + "Set TEST_HOST to $(BUILT_PRODUCTS_DIR)/Shop.app/Shop, and BUNDLE_LOADER to $(TEST_HOST)."
      ])
  }

  @Test func testsWhoseAppHasAnotherNameAreToldWhichOneToSet() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Shop", type: "application"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Store.app/Store"]),
      ])
    try project.write("import UIKit\n", to: "Shop/Shop.swift")
    try project.write("@testable import Shop\n", to: "ShopTests/Tests.swift")
    #expect(
      complaint("Shop.xcodeproj").contains(
        "ShopTests/Tests.swift:1: ShopTests imports Shop, an app, and is to run in Store (TEST_HOST), which no "
          + "target makes"))
  }

  @Test func testsWithoutAHostThatImportNoAppNeedNone() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Shop", type: "application"), .init(name: "Kit", type: "framework"),
        tests(["Shop"]),
      ])
    try project.write("import Foundation\n", to: "Kit/Kit.swift")
    try project.write("import Kit\nimport XCTest\n", to: "ShopTests/Tests.swift")
    try project.write("import UIKit\n", to: "Shop/Shop.swift")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["ShopTests"]?.dependencies == ["Shop", "Kit"])
    #expect(plan.notes == [])
  }

  @Test func aSettingsBundleIsCopiedWhole() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Shop", type: "application"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]),
      ])
    try project.write("import UIKit\n", to: "Shop/App.swift")
    try project.write("<plist/>", to: "Shop/Settings.bundle/Root.plist")
    try project.write("\"Sound\" = \"Ton\";", to: "Shop/Settings.bundle/de.lproj/Root.strings")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["Shop"]?.bundle?.items.map(\.destination) == ["Settings.bundle"])
  }

  @Test func aStaticLibraryHasNoBundleAndItsResourcesGoIntoTheApp() throws {
    try project.write(
      "Shop",
      [
        .init(
          name: "Shop", type: "application", dependencies: ["Store"], links: ["libStore.a"]),
        .init(name: "Store", type: "library.static", dependencies: ["StoreResources"]),
        .init(name: "StoreResources", type: "bundle"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]),
      ])
    try project.write("import Foundation\n", to: "Store/Store.swift")
    try project.write("{}", to: "StoreResources/prices.json")
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["Store"]?.bundle == nil)
    #expect(plan.modules["Shop"]?.dependencies == ["Store"])
    #expect(
      plan.modules["Shop"]?.bundle?.items.map(\.destination) == [
        "StoreResources.bundle/prices.json"
      ])
  }

  @Test func secretsThatAreMissingOnPurposeAreNoTroubleAndOthersAreNamed() throws {
    try project.write(
      "#include? \"Secrets.xcconfig\"\nAPI = $(API_KEY)\n", to: "Shop.xcconfig")
    var target = tests([])
    target.configuration = "Shop.xcconfig"
    try project.write("import XCTest\n", to: "ShopTests/Tests.swift")
    try project.write("Shop", [target])
    #expect(complaint("Shop.xcodeproj") == "")
    try project.write("#include \"Secrets.xcconfig\"\n", to: "Shop.xcconfig")
    #expect(
      complaint("Shop.xcodeproj")
        == "Shop.xcconfig:1: Secrets.xcconfig is included and missing: its settings are empty; make the file or write #include? if it may be absent."
    )
  }

  @Test func aBridgingHeaderGivesItsCCodeAndSystemModules() throws {
    var target = tests([])
    target.settings["SWIFT_OBJC_BRIDGING_HEADER"] = "ShopTests/Bridge.h"
    try project.write("Shop", [target])
    try project.write(
      """
      #import <UIKit/UIKit.h>
      #include <stdint.h>
      #import <CommonCrypto/CommonCrypto.h>
      #import <OpenGLES/ES2/gl.h>
      #include "sum.h"
      #import "Legacy.h"
      """, to: "ShopTests/Bridge.h")
    try project.write("int sum(int a, int b);\n", to: "ShopTests/C/sum.h")
    try project.write(
      "#include \"sum.h\"\nint sum(int a, int b) { return a + b; }\n", to: "ShopTests/C/sum.c")
    try project.write("@interface Legacy\n@end\n", to: "ShopTests/Legacy.h")
    try project.write("@implementation Legacy\n@end\n", to: "ShopTests/Legacy.m")
    try project.write("let three = sum(1, 2)\n", to: "ShopTests/Tests.swift")
    let plan = try project.plan("Shop.xcodeproj")
    let tests = try #require(plan.modules["ShopTests"])
    #expect(
      tests.settings.implicitImports == [
        "UIKit", "CommonCrypto", "FoundationAdditions", "ShopTests_BridgingHeader",
      ])
    #expect(tests.dependencies == ["ShopTests_BridgingHeader"])
    let code = try #require(plan.modules["ShopTests_BridgingHeader"])
    #expect(
      code.generated.first { $0.name == "include/ShopTests_BridgingHeader-headers.h" }?.text
        == "#include \"../code/sum.h\"\n")
    #expect(code.native?.files.map(\.destination) == ["code/sum.c", "code/sum.h"])
    #expect(
      plan.notes.contains(
        "ShopTests: of what the bridging header ShopTests/Bridge.h imports, this is missing: <OpenGLES/ES2/gl.h>, which is not here; Legacy.h, which is Objective-C."
      ))
    #expect(
      plan.notes.contains(
        "ShopTests is built without what is not Swift: Legacy.m. What these declare is missing."))
  }
}
