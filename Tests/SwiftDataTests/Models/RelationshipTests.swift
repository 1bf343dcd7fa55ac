#if Macros
  import SwiftData
  import Testing

  /// A tree.
  @Model
  private final class Folder {
    var id: UUID = UUID()
    var name: String
    var parent: Folder?
    @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder]? = []

    init(_ name: String, parent: Folder? = nil) {
      self.name = name
      self.parent = parent
    }
  }

  @Model
  private final class Person {
    @Relationship(inverse: \Passport.holder) var passport: Passport?
    @Relationship(minimumModelCount: 1, maximumModelCount: 2, inverse: \Club.members)
    var clubs: [Club] = []

    init() {}
  }

  @Model
  private final class Passport {
    var holder: Person?

    init() {}
  }

  @Model
  private final class Club {
    var members: [Person] = []
    var friends: [Club] = []

    init() {}
  }

  @Model
  final class Kennel {
    @Relationship(deleteRule: .cascade, inverse: \Dog.kennel) var dogs: [Dog] = []
    @Relationship(.unique, inverse: \Dog.friends) var guests: [Dog] = []

    init() {}
  }

  @Suite struct RelationshipTests {
    private func context(_ types: any PersistentModel.Type...) throws -> ModelContext {
      ModelContext(
        try ModelContainer(
          for: Schema(types),
          configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
    }

    @Test func aTreeIsSavedMovedAndDeletedAsAWhole() throws {
      let context = try context(Folder.self)
      let root = Folder("root")
      let left = Folder("left", parent: root)
      let right = Folder("right", parent: root)
      let leaf = Folder("leaf", parent: left)
      context.insert(leaf)
      context.insert(right)
      #expect(root.modelContext == context)
      #expect(root.children?.map(\.name).sorted() == ["left", "right"])
      try context.save()
      leaf.parent = right
      #expect(left.children == [] && right.children == [leaf])
      let wanted = leaf.id
      let found = try context.fetch(
        FetchDescriptor<Folder>(predicate: #Predicate { $0.id == wanted }))
      #expect(found == [leaf])
      let inRoot = try context.fetchCount(
        FetchDescriptor<Folder>(predicate: #Predicate { $0.parent?.parent?.name == "root" }))
      #expect(inRoot == 1)
      context.delete(root)
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
    }

    @Test func theOtherSideIsFoundWhereOnlyItsClassMayWriteIt() throws {
      let context = try context(Kennel.self)
      let kennel = Kennel()
      let dog = Dog()
      context.insert(kennel)
      kennel.dogs.append(dog)
      kennel.guests.append(dog)
      #expect(dog.kennel === kennel && dog.friends == [kennel])
      dog.move(to: nil)
      #expect(kennel.dogs.isEmpty && kennel.guests == [dog])
      let guests = Schema([Kennel.self]).entitiesByName["Kennel"]?.relationshipsByName["guests"]
      #expect(guests?.isUnique == true && guests?.options == [.unique])
      #expect(guests?.inverseName == "friends")
    }

    @Test func whatIsForOneAloneLeavesTheOther() throws {
      let context = try context(Person.self)
      let first = Person()
      let second = Person()
      let passport = Passport()
      for person in [first, second] { context.insert(person) }
      first.passport = passport
      #expect(passport.holder === first)
      second.passport = passport
      #expect(first.passport == nil && passport.holder === second)
      passport.holder = first
      #expect(second.passport == nil && first.passport === passport)
    }

    @Test func howManyThereMayBeIsCheckedAtTheSave() throws {
      let context = try context(Person.self)
      let person = Person()
      context.insert(person)
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      person.clubs = [Club(), Club(), Club()]
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      person.clubs.removeLast()
      try context.save()
      #expect(person.clubs.allSatisfy { $0.members == [person] })
    }

    @Test func aRelationshipWithoutAnotherSideLosesWhatIsDeleted() throws {
      let context = try context(Club.self)
      let first = Club()
      let second = Club()
      first.friends = [second]
      context.insert(first)
      #expect(second.friends.isEmpty)
      try context.save()
      context.delete(second)
      try context.save()
      #expect(first.friends.isEmpty)
    }
  }
#endif
