#if Macros
  import Observation
  import SwiftData
  import Testing

  @Suite struct ModelTests {
    @Test func aModelInNoContextIsAPlainObject() {
      let author = Author(name: "Ada")
      let book = Book("Notes", pages: 20, author: author)
      #expect(book.title == "Notes" && book.pages == 20 && book.rating == nil)
      #expect(book.genre == .novel && !book.isRead && book.marks.isEmpty)
      #expect(book.author === author)
      #expect(book.modelContext == nil && !book.hasChanges && !book.isDeleted)
      #expect(book.persistentModelID.storeIdentifier == nil)
      #expect(book.persistentModelID.entityName == "Book")
      #expect(book.label == "Notes, 20" && book.format == "paper")
      book.marks.append("page 3")
      book.read()
      book.genre = .poem
      #expect(book.marks == ["page 3"] && book.isRead && book.genre == .poem)
      #expect(author.books.isEmpty)
      book.author = nil
      #expect(book.author == nil)
    }

    @Test func twoObjectsAreEqualIfTheirIdentifiersAre() throws {
      let first = Book("One")
      let second = Book("One")
      #expect(first != second && first == first)
      #expect(Set([first, second, first]).count == 2)
    }

    @Test func whatIsReadOfAModelIsObserved() {
      let book = Book("Old")
      let seen = Seen()
      withObservationTracking {
        _ = book.title
      } onChange: {
        seen.count += 1
      }
      book.pages = 3
      #expect(seen.count == 0)
      book.title = "New"
      #expect(seen.count == 1)
    }

    @Test func theOtherSideOfARelationshipIsObserved() throws {
      let context = ModelContext(try library())
      let author = Author(name: "Ada")
      let book = Book("Notes")
      context.insert(author)
      context.insert(book)
      let seen = Seen()
      withObservationTracking {
        _ = author.books
      } onChange: {
        seen.count += 1
      }
      book.author = author
      #expect(seen.count == 1)
    }

    @Test func theSchemaKnowsThePropertiesAndWhatTheyLeadTo() throws {
      let schema = Schema([Author.self])
      #expect(schema.entities.map(\.name) == ["Author", "Book", "Shelf"])
      let author = try #require(schema.entity(for: Author.self))
      #expect(Set(author.attributesByName.keys) == ["name", "born"])
      #expect(author.attributesByName["name"]?.isUnique == true)
      #expect(author.attributesByName["born"]?.isOptional == true)
      let books = try #require(author.relationshipsByName["books"])
      #expect(books.deleteRule == .cascade && books.inverseName == "author")
      #expect(!books.isToOneRelationship && books.destination == "Book")
      let book = try #require(schema.entitiesByName["Book"])
      #expect(book.attributesByName["isOpen"] == nil && book.attributesByName["label"] == nil)
      #expect(book.attributesByName["pages"]?.defaultValue as? Int == 100)
      #expect(book.relationshipsByName["author"]?.inverseName == "books")
      #expect(book.relationshipsByName["shelves"]?.inverseName == "books")
      let shelf = try #require(schema.entitiesByName["Shelf"])
      #expect(shelf.uniquenessConstraints == [["room", "place"]])
      #expect(shelf.indices == [["room"]])
      #expect(Schema.entityName(for: Book.self) == "Book")
      #expect(shelf.superentityName == nil && shelf.inheritedProperties.isEmpty)
      #expect(Set(shelf.storedProperties.map(\.name)) == ["room", "place", "books"])
    }

    @Test func propertiesAreReadAndSetByTheirKeyPaths() throws {
      let author = Author(name: "Ada")
      let book = Book("Notes", pages: 20)
      book.setValue(forKey: \.title, to: "More")
      book.setValue(forKey: \.author, to: author)
      #expect(book.title == "More" && book.author === author)
      #expect(book.getValue(forKey: \.pages) == 20 && book.getValue(forKey: \.rating) == nil)
      let values = book.persistentBackingData
      values.setValue(forKey: \.pages, to: 21)
      #expect(values.getValue(forKey: \.pages) == 21 && book.pages == 21)
      #expect(values.persistentModelID == book.persistentModelID)
    }

    @Test func aPropertyBeginsOnceInAnObject() throws {
      let container = try ModelContainer(
        for: Draft.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = ModelContext(container)
      context.insert(Draft("Notes"))
      try context.save()
      let other = ModelContext(container)
      let draft = try #require(try other.fetch(FetchDescriptor<Draft>()).first)
      #expect(draft.token == draft.token && !other.hasChanges)
    }

    @Test func propertiesUnderAConditionAreStored() throws {
      let schema = Schema([Odd.self])
      let entity = try #require(schema.entities.first)
      #expect(Set(entity.attributesByName.keys) == ["backingData", "number", "inside"])
      #expect(entity.uniquenessConstraints == [["backingData", "number"]])
      let container = try ModelContainer(
        for: schema, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = ModelContext(container)
      context.insert(Odd("data", number: 3))
      try context.save()
      let odd = try #require(try ModelContext(container).fetch(FetchDescriptor<Odd>()).first)
      #expect(odd.backingData == "data" && odd.number == 3 && odd.inside == [1])
    }
  }

  @Model
  private final class Draft {
    @Attribute(.ephemeral) var token = UUID()
    var text: String

    init(_ text: String) { self.text = text }
  }

  /// With properties under conditions, and one that is named as what the macro writes.
  @Model
  private final class Odd {
    #if Macros
      #Unique<Odd>([\.backingData, \.number])
    #endif

    var backingData: String
    #if Macros
      let number: Int
      #if !NoSuchCondition
        var inside: [Int] = [1]
      #endif
    #elseif NoSuchCondition
      var number: Double
    #else
      var outside: Int
    #endif

    init(_ backingData: String, number: Int) {
      self.backingData = backingData
      self.number = number
    }
  }

  final class Seen: @unchecked Sendable {
    var count = 0
  }
#endif
