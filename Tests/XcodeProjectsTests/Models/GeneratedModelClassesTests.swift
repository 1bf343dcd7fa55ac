import Foundation
import Testing

@testable import XcodeProjects

@Suite struct GeneratedModelClassesTests {
  private let folder = TemporaryFolder()

  private func classes(_ entities: String) throws -> GeneratedModelClasses {
    try folder.write(
      "<?xml version=\"1.0\"?><model>\(entities)</model>",
      to: "Shelf.xcdatamodeld/Shelf.xcdatamodel/contents")
    return GeneratedModelClasses(
      DataModel(path: folder.url.appendingPathComponent("Shelf.xcdatamodeld").path))
  }

  @Test func anEntityGetsAClassWithARequestAndProperties() throws {
    let classes = try classes(
      """
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="pages" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="price" attributeType="Integer 32"/>
        <attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="default" attributeType="Boolean" usesScalarValueType="YES"/>
        <relationship name="shelf" maxCount="1" destinationEntity="Shelf"/>
      </entity>
      <entity name="Shelf" representedClassName=".Rack"/>
      """)
    #expect(classes.fileName == "Shelf+CoreDataClasses.swift")
    let source = try #require(classes.source)
    for line in [
      "import CoreData", "public class Book: NSManagedObject {}",
      "  public class func fetchRequest() -> NSFetchRequest<Book> {",
      "  public var title: String? {", "    get { _managedValue(forKey: \"title\") }",
      "    set { _setManagedValue(newValue, forKey: \"title\") }", "  public var pages: Int16 {",
      "  public var price: NSNumber? {", "  public var tags: [String]? {",
      "  public var `default`: Bool {", "  public var shelf: Rack? {",
      "extension Book: Identifiable {}",
    ] {
      #expect(source.split(separator: "\n").contains(line[...]), "\(line)")
    }
    #expect(!source.contains("class Rack"))
  }

  @Test func anExtensionAloneIsMadeWhereTheClassIsWrittenByHand() throws {
    let source = try #require(
      try classes(
        """
        <entity name="Person" representedClassName="Person" isAbstract="YES" codeGenerationType="category"/>
        <entity name="Author" representedClassName="Author" parentEntity="Person" codeGenerationType="class">
          <relationship name="books" toMany="YES" destinationEntity="Book"/>
          <relationship name="awards" toMany="YES" ordered="YES" destinationEntity="Award"/>
        </entity>
        <entity name="Book" representedClassName="Library.Book"/>
        <entity name="Award"/>
        """
      ).source)
    #expect(!source.contains("class Person:"))
    #expect(source.contains("extension Person {\n"))
    #expect(source.contains("public class Author: Person {}"))
    #expect(!source.contains("extension Author: Identifiable"))
    #expect(source.contains("public var books: NSSet? {"))
    #expect(
      source.contains(
        "func addToBooks(_ value: Book) { _addManaged([value], forKey: \"books\") }"))
    #expect(
      source.contains(
        "func removeFromBooks(_ values: NSSet) { _removeManaged(values.allObjects, forKey: \"books\") }"
      ))
    #expect(source.contains("public var awards: NSOrderedSet? {"))
    #expect(source.contains("func insertIntoAwards(_ value: NSManagedObject, at idx: Int)"))
  }

  @Test func entitiesThatAreWrittenByHandGetNothing() throws {
    let classes = try classes("<entity name=\"Book\" representedClassName=\"Book\"/>")
    #expect(classes.source == nil && classes.notes.isEmpty)
  }

  @Test func aBrokenModelIsTold() throws {
    let classes = try classes("<entity")
    #expect(classes.source == nil)
    #expect(classes.notes.first?.description.contains("no XML that can be read") == true)
  }
}
