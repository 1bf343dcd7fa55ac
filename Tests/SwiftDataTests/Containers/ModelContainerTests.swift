#if Macros
  import Device
  import SwiftData
  import Testing

  private enum First: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Author.self] }
  }

  private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self] }
    static var stages: [MigrationStage] { [] }
  }

  @MainActor
  @Suite struct ModelContainerTests {
    @Test func aContainerHasOneMainContextThatSavesByItself() throws {
      let container = try library()
      #expect(container.mainContext === container.mainContext)
      #expect(container.mainContext.autosaveEnabled)
      #expect(!ModelContext(container).autosaveEnabled)
      #expect(container.mainContext.container == container)
      let book = Book("Notes")
      container.mainContext.insert(book)
      #expect(container.mainContext.hasChanges)
      TurnScheduler.shared.runTurn()
      #expect(!container.mainContext.hasChanges)
      #expect(book.persistentModelID.storeIdentifier != nil)
      book.pages = 3
      TurnScheduler.shared.runTurn()
      let stored = try ModelContext(container).fetch(FetchDescriptor<Book>())
      #expect(stored.map(\.pages) == [3])
    }

    @Test func aMainContextThatDoesNotSaveByItselfWaits() throws {
      let container = try library()
      container.mainContext.autosaveEnabled = false
      container.mainContext.insert(Book("Notes"))
      TurnScheduler.shared.runTurn()
      #expect(container.mainContext.hasChanges)
    }

    @Test func whatCanNotBeSavedIsTriedOnceUntilTheNextChange() throws {
      let container = try library(allowsSave: false)
      let context = container.mainContext
      let told = issues {
        context.insert(Book("Notes"))
        for _ in 0..<3 { TurnScheduler.shared.runTurn() }
      }
      #expect(told.count == 1 && context.hasChanges)
      let again = issues {
        context.insert(Book("More"))
        for _ in 0..<3 { TurnScheduler.shared.runTurn() }
      }
      #expect(again.count == 1)
    }

    @Test func theMainContextIsOneForAllOfItsContainers() throws {
      let context = try library().mainContext
      #expect(context.container.mainContext === context)
    }

    @Test func aFailingRuleIsToldOnce() throws {
      let container = try ModelContainer(
        for: Pupil.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = container.mainContext
      let pupil = Pupil(school: School())
      context.insert(pupil)
      TurnScheduler.shared.runTurn()
      let told = issues {
        context.delete(pupil.school)
        for _ in 0..<3 { TurnScheduler.shared.runTurn() }
      }
      #expect(told.count == 1 && context.hasChanges)
    }

    @Test func configurationsMustFitTheContainer() throws {
      let file = URL(fileURLWithPath: "/some/where.store")
      #expect(throws: SwiftDataError.duplicateConfiguration) {
        try ModelContainer(
          for: Author.self,
          configurations: ModelConfiguration(url: file), ModelConfiguration(url: file))
      }
      #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
        try ModelContainer(
          for: Lamp.self,
          configurations: ModelConfiguration(for: Book.self, isStoredInMemoryOnly: true))
      }
    }

    @Test func containersOfTheFolderForAllAppsShareWhatTheySave() throws {
      let name = "shared-\(UUID().uuidString)"
      // Where the run has no home of its own it is said that nothing is written.
      _ = try issues {
        let place = ModelConfiguration(name)
        defer { try? FileManager.default.removeItem(at: place.url) }
        let container = try ModelContainer(for: Author.self, configurations: place)
        let context = ModelContext(container)
        context.insert(Book("Notes"))
        try context.save()
        let same = try ModelContainer(for: Author.self, configurations: ModelConfiguration(name))
        #expect(same != container)
        #expect(try ModelContext(same).titles() == ["Notes"])
        let others = try ModelContainer(
          for: Author.self, configurations: ModelConfiguration("\(name)-other"))
        #expect(try ModelContext(others).titles().isEmpty)
      }
    }

    @Test func whatIsSavedStaysThereWithoutAContainer() throws {
      let place = ModelConfiguration("kept-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: place.url) }
      _ = try issues {
        let context = ModelContext(try ModelContainer(for: Author.self, configurations: place))
        context.insert(Book("Notes"))
        try context.save()
      }
      let container = try ModelContainer(for: Author.self, configurations: place)
      #expect(try ModelContext(container).titles() == ["Notes"])
    }

    @Test func aConfigurationTellsTheNamesThatItWasGiven() {
      let plain = ModelConfiguration()
      #expect(plain.cloudKitContainerIdentifier == nil)
      #expect(plain.groupAppContainerIdentifier == nil)
      let named = ModelConfiguration(
        groupContainer: .identifier("group.notes"), cloudKitDatabase: .private("iCloud.notes"))
      #expect(named.cloudKitContainerIdentifier == "iCloud.notes")
      #expect(named.groupAppContainerIdentifier == "group.notes")
    }

    @Test func aSchemaOfAVersionAndAPlanAreTaken() throws {
      let container = try ModelContainer(
        for: Schema(versionedSchema: First.self), migrationPlan: Plan.self,
        configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
      #expect(container.schema.version == Schema.Version(1, 0, 0))
      #expect(container.migrationPlan != nil)
      #expect(container.schema.entitiesByName["Book"] != nil)
    }

    @Test func aModelOfAnotherContainerIsRefused() throws {
      let context = ModelContext(try library())
      let told = issues { context.insert(Lamp()) }
      #expect(told.count == 1 && told[0].contains("keeps no Lamp; it keeps Author"))
      #expect(!context.hasChanges)
    }
  }

  extension ModelContainerTests {
    @Test func modelsOfTwoContextsAreNotRelated() throws {
      let first = ModelContext(try library())
      let second = ModelContext(try library())
      let author = Author(name: "Ada")
      let book = Book("Notes")
      first.insert(author)
      second.insert(book)
      let told = issues {
        book.author = author
        second.insert(author)
        second.delete(author)
      }
      #expect(book.author == nil && author.modelContext == first && !author.isDeleted)
      #expect(
        told == [
          "Book.author: Author is a model of another context.",
          "ModelContext.insert(_:): Author is a model of another context already.",
          "ModelContext.delete(_:): Author is a model of another context.",
        ])
    }
  }

  @Model
  private final class School {
    var visitors: [Pupil] = []
    @Relationship(inverse: \Pupil.school) var pupils: [Pupil] = []

    init() {}
  }

  @Model
  private final class Pupil {
    var school: School
    @Relationship(inverse: \School.visitors) var visited: [School] = []

    init(school: School) {
      self.school = school
      visited = [school]
    }
  }

  @Model
  private final class Lamp {
    init() {}
  }
#endif
