import AppIntents
import Foundation
import Testing

/// What an app's entities and enumerations tell of themselves.
struct AppEntityTests {
  private struct Reader: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reader"
    @Property(title: "Name") var name: String
    @Property(title: "Age") var age: Int?
    var displayRepresentation: DisplayRepresentation { "\(name)" }
    init() {}
  }

  private struct Loan: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loan"
    static var defaultQuery: Loans { Loans() }
    let id: UUID
    @Property(title: "Days") var days: Int
    var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "Loan") }

    init(id: UUID, days: Int) {
      self.id = id
      self.days = days
    }
  }

  private struct Loans: EnumerableEntityQuery {
    static let all = (1...3).map { Loan(id: UUID(), days: $0) }
    func allEntities() async throws -> [Loan] { Self.all }
  }

  @Test func entitiesShowTheirTitle() {
    let shown = Book.dune.displayRepresentation
    #expect(String(localized: shown.title) == "Dune")
    #expect(shown.subtitle.map { String(localized: $0) } == "by Herbert")
    #expect(shown.image == .init(systemName: "book"))
    #expect(String(localized: Book.dune.localizedStringResource) == "Dune")
    #expect(String(localized: Book.typeDisplayName) == "Book")
  }

  @Test func enumerationsShowTheirCases() {
    #expect(String(localized: Shelf.unread.localizedStringResource) == "To Read")
    #expect(Shelf.caseDisplayRepresentations[.read]?.title == "Done")
    #expect(Shelf.typeDisplayRepresentation.name == "Shelf")
  }

  @Test func propertiesKeepTheirValues() {
    let reader = Reader()
    #expect(reader.age == nil)
    reader.name = "Ann"
    #expect(String(localized: reader.displayRepresentation.title) == "Ann")
    #expect(Loan(id: UUID(), days: 3).days == 3)
  }

  @Test func queriesFindEntities() async throws {
    let query = Book.defaultQuery
    #expect(try await query.entities(for: ["2", "3"]) == [.ulysses])
    #expect(try await query.entities(matching: "Du") == [.dune])
    #expect(try await query.results() == [.dune])
    #expect(await query.defaultResult() == .ulysses)
  }

  @Test func enumerableQueriesFindByIdentifier() async throws {
    let query = Loan.defaultQuery
    let wanted = [Loans.all[2].id, UUID(), Loans.all[0].id]
    #expect(try await query.entities(for: wanted).map(\.days) == [3, 1])
    #expect(try await query.suggestedEntities().map(\.days) == [1, 2, 3])
    #expect(await query.defaultResult() == nil)
  }

  @Test func identifiersAreTextsToo() {
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    #expect(Int.entityIdentifier(for: "7") == 7)
    #expect(Int.entityIdentifier(for: "seven") == nil)
  }

  @Test func nobodyFillsInAnIntentWhileATestAsksAQuery() async throws {
    struct Shelves: DynamicOptionsProvider {
      @IntentParameterDependency<AddBook>(\.$book, \.$shelf) var intent
      func results() async throws -> ItemCollection<String> {
        guard let intent else { return ItemCollection(items: ["any"]) }
        return ItemCollection(items: [intent.book.title])
      }
    }
    #expect(try await Shelves().results().items.map(\.value) == ["any"])
  }
}
