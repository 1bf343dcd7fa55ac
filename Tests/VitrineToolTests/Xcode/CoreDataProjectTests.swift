import Foundation
import Testing

@testable import VitrineTool

/// What becomes of a target with a model of Core Data.
@Suite struct CoreDataProjectTests {
  private let project = ProjectFixture()

  private func plan(model entity: String) throws -> (
    modules: [String: ProjectModule], notes: [String]
  ) {
    try project.write(
      "Shop",
      [
        .init(name: "Kit", type: "framework"),
        .init(name: "KitTests", type: "bundle.unit-test", dependencies: ["Kit"]),
      ])
    try project.write("import CoreData\n", to: "Kit/Store.swift")
    try project.write("import SwiftUI\n", to: "Kit/Screen.swift")
    try project.write(
      "<model>\(entity)</model>", to: "Kit/Shelf.xcdatamodeld/Shelf.xcdatamodel/contents")
    try project.write("import XCTest\n", to: "KitTests/Tests.swift")
    return try project.plan("Shop.xcodeproj")
  }

  @Test func classesAreMadeAndTheModelLiesInTheBundle() throws {
    let plan = try plan(
      model: "<entity name=\"Book\" representedClassName=\"Book\" codeGenerationType=\"class\"/>")
    let kit = try #require(plan.modules["Kit"])
    let classes = try #require(
      kit.generated.first { $0.name == "Shelf+CoreDataClasses.swift" })
    #expect(classes.text.contains("public class Book: NSManagedObject {}"))
    #expect(
      kit.bundle?.made.map(\.destination).contains("Shelf.momd/Shelf.mom") == true)
    #expect(plan.notes.contains { $0.contains("Core Data has no store here") })
  }

  /// SwiftUI shows the property wrappers of Core Data on iOS.
  @Test func filesThatImportSwiftUIAloneSeeCoreData() throws {
    let plan = try plan(model: "")
    #expect(plan.modules["Kit"]?.settings.implicitImports == ["CoreData"])
    #expect(plan.modules["KitTests"]?.settings.implicitImports == [])
    #expect(plan.modules["Kit"]?.generated.contains { $0.name.contains("CoreData") } == false)
  }
}
