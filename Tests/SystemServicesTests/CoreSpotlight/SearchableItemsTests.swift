import Device
import Foundation
import FoundationAdditions
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

/// What apps made known before they were launched again, and queries as nobody would write them.
@Suite struct SearchableItemsTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("home-\(UUID().uuidString)").path

  private var items: SearchableItems { SearchableItems(ServiceRecords("SearchIndex", home: home)) }

  @Test func itemsAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Apple Pie"
    attributes.keywords = ["a", "b"]
    attributes.thumbnailData = Data([1])
    attributes.contentURL = URL(fileURLWithPath: "/a")
    attributes.rating = 5
    attributes.dueDate = Date(timeIntervalSinceReferenceDate: 7)
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: "food", attributeSet: attributes)
    item.expirationDate = nil
    items.change("default") { $0.append(item) }
    StoredSettings.flush()
    let again = try #require(items.all.first)
    #expect(again.uniqueIdentifier == "1" && again.domainIdentifier == "food")
    #expect(again.expirationDate == nil)
    let known = again.attributeSet
    #expect(known.title == "Apple Pie" && known.keywords == ["a", "b"])
    #expect(known.thumbnailData == Data([1]) && known.contentURL?.path == "/a")
    #expect(known.rating == 5 && known.dueDate == attributes.dueDate)
    #expect(known.contentType == UTType.text.identifier)
    items.change("default") { $0 = [] }
    StoredSettings.flush()
    #expect(items.all.isEmpty)
  }

  @Test(arguments: ["!", "(", "title==\"a\"&&(", "!("])
  func deepQueriesAreNone(piece: String) {
    let query = String(repeating: piece, count: 100_000)
    #expect(SearchCondition(query + "title==\"a\"") == nil)
  }

  @Test func longPatternsEnd() throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = String(repeating: "a", count: 2_000)
    let item = CSSearchableItem(
      uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(try !#require(SearchCondition("title == \"\(pattern)\"cdw")).holds(for: item))
  }
}
