import Foundation
import Testing

@testable import XcodeProjects

@Suite struct DataModelTests {
  private let folder = TemporaryFolder()

  private func model(_ files: [String: String]) throws -> DataModel {
    for (path, text) in files { try folder.write(text, to: "Shelf.xcdatamodeld/\(path)") }
    return DataModel(path: folder.url.appendingPathComponent("Shelf.xcdatamodeld").path)
  }

  private func current(_ name: String) -> String {
    "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>"
  }

  @Test func theCurrentVersionIsTheOneThatXcodeNames() throws {
    let model = try model([
      "Shelf.xcdatamodel/contents": "<model/>", "Shelf 2.xcdatamodel/contents": "<model v='2'/>",
      ".xccurrentversion": current("Shelf.xcdatamodel"),
    ])
    #expect(model.currentVersion == "Shelf")
    let files = try model.compiled()
    #expect(
      files.keys.sorted() == [
        "Shelf.momd/Shelf 2.mom", "Shelf.momd/Shelf.mom", "Shelf.momd/VersionInfo.plist",
      ])
    let list = try PropertyListSerialization.propertyList(
      from: #require(files["Shelf.momd/VersionInfo.plist"]), format: nil)
    #expect(
      (list as? [String: String])?["NSManagedObjectModel_CurrentVersionName"] == "Shelf")
    #expect(model.notes.isEmpty)
  }

  @Test func aModelOfOneVersionNeedsNoName() throws {
    let model = try model(["Shelf.xcdatamodel/contents": "<model/>"])
    #expect(model.currentVersion == "Shelf")
    #expect(model.notes.isEmpty)
  }

  @Test func whatIsMissingIsTold() throws {
    let model = try model([
      "Shelf.xcdatamodel/contents": "<model/>", "Empty.xcdatamodel/other": "",
      ".xccurrentversion": current("Gone.xcdatamodel"),
    ])
    #expect(model.currentVersion == "Shelf")
    #expect(model.notes.count == 2)
    #expect(model.notes.contains { $0.description.contains("Shelf is taken") })
    #expect(model.notes.contains { $0.description.contains("no file “contents”") })
  }

  @Test func anEmptyModelMakesNothing() throws {
    #expect(try DataModel(path: folder.url.path + "/No.xcdatamodeld").compiled().isEmpty)
  }
}
