import Foundation
import Testing

@testable import VitrineTool

/// A workspace as CocoaPods leaves it.
@Suite struct ProjectPodsTests {
  private let project = ProjectFixture()

  private func write() throws {
    let support = "Pods/Target Support Files"
    try project.write(
      """
      CONFIGURATION_BUILD_DIR = ${PODS_CONFIGURATION_BUILD_DIR}
      OTHER_SWIFT_FLAGS = $(inherited) -D COCOAPODS
      PODS_BUILD_DIR = ${BUILD_DIR}
      PODS_CONFIGURATION_BUILD_DIR = ${PODS_BUILD_DIR}/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)
      PODS_ROOT = ${SRCROOT}/Pods
      OTHER_LDFLAGS = $(inherited) -framework "Alerts"
      """, to: "\(support)/Pods-Shop/Pods-Shop.debug.xcconfig")
    try project.write(
      "Shop",
      [
        .init(
          name: "Shop", type: "application", links: ["Pods_Shop.framework"],
          scripts: [("[CP] Check Pods Manifest.lock", "exit 1", [])],
          configuration: "\(support)/Pods-Shop/Pods-Shop.debug.xcconfig"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]),
      ])
    try project.write(
      "Pods", in: "Pods",
      [
        .init(
          name: "Alerts", type: "framework",
          settings: [
            "PRODUCT_NAME": "$(TARGET_NAME:c99extidentifier)", "PRODUCT_MODULE_NAME": "SwiftAlerts",
          ], dependencies: ["Alerts-Alerts"], bundles: ["Alerts.bundle"]),
        .init(
          name: "Alerts-Alerts", type: "bundle", settings: ["PRODUCT_NAME": "Alerts"],
          product: "Alerts.bundle"),
        .init(name: "Rings", type: "framework"),
        .init(name: "Zip", type: "library.static"),
        .init(
          name: "Pods-Shop", type: "framework",
          settings: ["PRODUCT_NAME": "Pods_Shop", "PRODUCT_MODULE_NAME": "Pods_Shop"],
          dependencies: ["Alerts", "Rings", "Zip"], product: "Pods_Shop.framework"),
      ])
    try project.writeWorkspace("Shop", ["Shop.xcodeproj", "Pods/Pods.xcodeproj"])
    try project.write("import SwiftAlerts\nimport Rings\n", to: "Shop/App.swift")
    try project.write("import XCTest\n", to: "ShopTests/Tests.swift")
    try project.write("import UIKit\n", to: "Pods/Alerts/Alert.swift")
    try project.write("", to: "Pods/Alerts/Alerts-dummy.m")
    try project.write("{}", to: "Pods/Alerts-Alerts/sounds.json")
    try project.write("@implementation Ring\n@end\n", to: "Pods/Rings/Ring.m")
    try project.write("int zip(void) { return 1; }\n", to: "Pods/Zip/zip.c")
    try project.write("int zip(void);\n", to: "Pods/Zip/zip.h")
    try project.write("", to: "Pods/Pods-Shop/Pods-Shop-dummy.m")
  }

  @Test func swiftPodsAreModulesUnderTheUmbrella() throws {
    try write()
    let plan = try project.plan("Shop.xcworkspace")
    let app = try #require(plan.modules["Shop"])
    #expect(app.dependencies == ["Pods_Shop", "SwiftAlerts"])
    #expect(app.settings.conditions.contains("COCOAPODS"))
    #expect(plan.modules["Pods_Shop"]?.dependencies == ["SwiftAlerts", "Zip"])
    let alerts = try #require(plan.modules["SwiftAlerts"])
    #expect(alerts.sources.map(\.file.lastPathComponent) == ["Alert.swift"])
    // The bundle of its resources lies in the framework.
    #expect(alerts.bundle?.path == "Frameworks/Alerts.framework")
    #expect(alerts.bundle?.items.map(\.destination) == ["Alerts.bundle/sounds.json"])
    #expect(
      alerts.bundle?.made.map(\.destination) == ["Info.plist", "Alerts.bundle/Info.plist"])
    // C is compiled as it is.
    #expect(plan.modules["Zip"]?.native?.kind == .clang)
    #expect(
      plan.notes == [
        "Rings is left out, since it is written in Objective-C. A stand-in serves: vitrine stub Rings"
      ])
  }

  @Test func whatOnlyFlagsOfTheLinkerNameIsMade() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Money", type: "library.static"),
        .init(name: "Alerts", type: "framework"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["OTHER_LDFLAGS": "-ObjC -lz -lMoney -framework \"Alerts\" -framework Maps"]),
      ])
    for name in ["Money", "Alerts", "ShopTests"] {
      try project.write("import Foundation\n", to: "\(name)/File.swift")
    }
    let plan = try project.plan("Shop.xcodeproj")
    #expect(plan.modules["ShopTests"]?.dependencies == ["Money", "Alerts"])
  }

  @Test func aStandInTakesThePlaceOfAPod() throws {
    try write()
    try project.write("open class Ring {}\n", to: "Vitrine/Stubs/Rings.swift")
    let plan = try project.plan("Shop.xcworkspace")
    #expect(plan.modules["Rings"]?.sources.map(\.file.lastPathComponent) == ["Rings.swift"])
    #expect(plan.modules["Shop"]?.dependencies == ["Pods_Shop", "SwiftAlerts", "Rings"])
    #expect(!plan.notes.contains { $0.contains("Rings") })
  }
}
