import CoreSpotlight
import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

/// What apps make known to the device's search, and find again.
@Suite(.serialized)
struct CSSearchableIndexTests {
  private let index = CSSearchableIndex.default()

  private func item(_ id: String, _ title: String, domain: String? = nil) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    attributes.keywords = ["recipe", title]
    attributes.rating = NSNumber(value: title.count)
    return CSSearchableItem(
      uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
  }

  private func find(_ query: String) async throws -> [String] {
    let search = CSSearchQuery(queryString: query, attributes: ["title"])
    let found = Mutex<[String]>([])
    search.foundItemsHandler = { items in
      let ids = items.map(\.uniqueIdentifier)
      found.withLock { $0 += ids }
    }
    let error = await withCheckedContinuation { continuation in
      search.completionHandler = { continuation.resume(returning: $0 as? CSSearchQueryError) }
      search.start()
    }
    if let error { throw error }
    #expect(search.foundItemCount == found.withLock { $0.count })
    return found.withLock { $0.sorted() }
  }

  private func filled() async throws {
    try await index.deleteAllSearchableItems()
    try await index.indexSearchableItems([
      item("1", "Apple Pie", domain: "sweet.cake"), item("2", "Crème brûlée", domain: "sweet"),
      item("3", "Soup", domain: "savoury"),
    ])
  }

  @Test func itemsAreFoundByTheirWords() async throws {
    try await filled()
    #expect(try await find("title == \"apple*\"c") == ["1"])
    #expect(try await find("title == \"*creme*\"cd") == ["2"])
    #expect(try await find("title == \"pie\"cw") == ["1"])
    #expect(try await find("title == \"*pie\"") == [])
    #expect(try await find("keywords == \"recipe\"") == ["1", "2", "3"])
    #expect(try await find("rating > 5 && title != \"Apple Pie\"") == ["2"])
    #expect(try await find("(title == \"Soup\" || rating >= 12) && !(rating == 4)") == ["2"])
  }

  @Test func aNewItemTakesThePlaceOfTheOld() async throws {
    try await filled()
    try await index.indexSearchableItems([item("3", "Broth")])
    #expect(try await find("title == \"Soup\"") == [])
    #expect(try await find("title == \"Broth\"") == ["3"])
  }

  @Test func itemsAreForgotten() async throws {
    try await filled()
    try await index.deleteSearchableItems(withDomainIdentifiers: ["sweet"])
    #expect(try await find("title == \"*\"") == ["3"])
    try await index.deleteSearchableItems(withIdentifiers: ["3"])
    #expect(try await find("title == \"*\"") == [])
  }

  @Test func whatHasExpiredIsNotFound() async throws {
    try await index.deleteAllSearchableItems()
    let old = item("4", "Old")
    old.expirationDate = .distantPast
    try await index.indexSearchableItems([old])
    #expect(try await find("title == \"Old\"") == [])
  }

  @Test func aTextThatIsNoQueryIsTold() async {
    await #expect(throws: CSSearchQueryError(.invalidQuery)) { try await find("title ~ x") }
  }
}
