#if Macros
  import SwiftData
  import Testing

  @Model
  private final class Tag {
    var name: String
    var rank = 0

    init(_ name: String) { self.name = name }
  }

  @Model
  private final class Chore {
    var title: String
    var tag: Tag
    private(set) var reason: Tag

    init(_ title: String, tag: Tag, reason: Tag? = nil) {
      self.title = title
      self.tag = tag
      self.reason = reason ?? tag
    }
  }

  /// A model that must lead to one that is not there.
  @Suite struct DanglingTests {
    private let context: ModelContext

    init() throws {
      context = ModelContext(
        try ModelContainer(
          for: Chore.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
      let home = Tag("home")
      let gone = Tag("gone")
      context.insert(Chore("b", tag: home))
      context.insert(Chore("c", tag: gone, reason: home))
      context.insert(Chore("a", tag: Tag("work")))
      try context.save()
      context.delete(gone)
      try context.save()
    }

    private func titles(
      _ predicate: Predicate<Chore>? = nil, by order: [SortDescriptor<Chore>] = []
    ) throws -> [String] {
      try context.fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(\.title)
    }

    @Test func itFulfilsNoConditionOnWhatIsNotThere() throws {
      #expect(try titles(#Predicate { $0.tag.name == "home" }) == ["b"])
      #expect(try titles(#Predicate { $0.tag.name == "gone" }).isEmpty)
      let wanted = "home"
      #expect(try titles(#Predicate { $0.title == "b" && $0.tag.name == wanted }) == ["b"])
    }

    @Test func itIsFoundByWhatIsThere() throws {
      #expect(try titles() == ["b", "c", "a"])
      #expect(try titles(#Predicate { $0.title == "c" }) == ["c"])
      #expect(try titles(#Predicate { $0.reason.name == "home" }) == ["b", "c"])
    }

    @Test func itComesFirstInAnOrderByWhatIsNotThere() throws {
      #expect(try titles(by: [SortDescriptor(\.tag.name)]) == ["c", "b", "a"])
      #expect(try titles(by: [SortDescriptor(\.tag.name, order: .reverse)]) == ["a", "b", "c"])
      let order = [SortDescriptor(\Chore.tag.rank), SortDescriptor(\Chore.title)]
      #expect(try titles(by: order) == ["c", "a", "b"])
    }

    @Test func itIsOrderedByItsOwnProperties() throws {
      #expect(try titles(by: [SortDescriptor(\.title)]) == ["a", "b", "c"])
      #expect(try titles(by: [SortDescriptor(\.title, comparator: .lexical)]) == ["a", "b", "c"])
      let reverse = SortDescriptor(\Chore.title, comparator: .localized, order: .reverse)
      #expect(try titles(by: [reverse]) == ["c", "b", "a"])
    }
  }
#endif
