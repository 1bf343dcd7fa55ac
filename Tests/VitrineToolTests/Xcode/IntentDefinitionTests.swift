import Foundation
import Testing

@testable import VitrineTool

/// What becomes of a target with intents of its own.
@Suite struct IntentDefinitionTests {
  private let project = ProjectFixture()

  @Test func theMissingClassesAreTold() throws {
    try project.write(
      "Shop",
      [
        .init(name: "Kit", type: "framework"),
        .init(name: "KitTests", type: "bundle.unit-test", dependencies: ["Kit"]),
      ])
    try project.write("import Intents\n", to: "Kit/Orders.swift")
    try project.write("<plist/>", to: "Kit/Orders.intentdefinition")
    try project.write("import XCTest\n", to: "KitTests/Tests.swift")
    let notes = try project.plan("Shop.xcodeproj").notes
    let told = notes.filter { $0.contains("Orders.intentdefinition") }
    #expect(told.count == 1)
    #expect(
      told.first?.contains("the classes that Xcode writes for its intents are missing") == true)
    #expect(!notes.contains { $0.contains("is built without what is not Swift") })
  }
}
