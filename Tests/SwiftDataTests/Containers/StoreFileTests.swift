#if Macros
  import Foundation
  import SwiftData
  import Testing

  private struct Size: Codable, Equatable {
    var width: Double
    var unit: String?
  }

  private enum Old {
    @Model
    final class Box {
      var label: String
      var size: Size?
      var picture: Data
      var kinds: [Int: String]
      @Attribute(.ephemeral) var isOpen: Bool = false
      var inside: [Thing] = []

      init(_ label: String, size: Size?) {
        self.label = label
        self.size = size
        picture = Data([1, 2])
        kinds = [3: "c"]
      }
    }

    @Model
    final class Thing {
      var weight: Double
      var made: Date
      var box: Box?

      init(_ weight: Double, box: Box?) {
        self.weight = weight
        self.box = box
        made = Date(timeIntervalSinceReferenceDate: 1.5)
      }
    }
  }

  /// The same some time later: with another name, a new property, and one less.
  private enum New {
    @Model
    final class Box {
      @Attribute(originalName: "label") var title: String
      var size: Size?
      var colour: String = "red"
      var inside: [Thing] = []

      init(title: String) { self.title = title }
    }

    @Model
    final class Thing {
      var weight: Double
      var box: Box?

      init(weight: Double) { self.weight = weight }
    }
  }

  private enum Broken {
    @Model
    final class Thing {
      var weight: String

      init(weight: String) { self.weight = weight }
    }
  }

  @Model
  private final class List {
    var entries: [String] = []

    init() {}
  }

  @Suite struct StoreFileTests {
    private let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("boxes-\(UUID().uuidString)")
      .appendingPathComponent("boxes.store")

    private func container(_ type: any PersistentModel.Type) throws -> ModelContainer {
      try ModelContainer(for: type, configurations: ModelConfiguration(url: file))
    }

    private func fill() throws -> PersistentIdentifier {
      let context = ModelContext(try container(Old.Box.self))
      let box = Old.Box("first", size: Size(width: 2, unit: nil))
      box.isOpen = true
      context.insert(Old.Thing(.infinity, box: box))
      context.insert(Old.Thing(4, box: box))
      context.insert(Old.Box("second", size: nil))
      try context.save()
      return box.persistentModelID
    }

    @Test func whatWasSavedIsThereAtTheNextLaunch() throws {
      let identifier = try fill()
      let context = ModelContext(try container(Old.Box.self))
      let boxes = try context.fetch(FetchDescriptor<Old.Box>())
      #expect(boxes.map(\.label) == ["first", "second"])
      let box = try #require(context.model(for: identifier) as? Old.Box)
      #expect(box === boxes.first && !box.isOpen)
      #expect(box.size == Size(width: 2, unit: nil) && boxes.last?.size == nil)
      #expect(box.picture == Data([1, 2]) && box.kinds == [3: "c"])
      #expect(Set(box.inside.map(\.weight)) == [.infinity, 4])
      #expect(box.inside.allSatisfy { $0.box === box })
      #expect(box.inside.first?.made.timeIntervalSinceReferenceDate == 1.5)
      context.delete(box)
      context.insert(Old.Box("third", size: nil))
      try context.save()
      let later = ModelContext(try container(Old.Box.self))
      #expect(try later.fetch(FetchDescriptor<Old.Box>()).map(\.label) == ["second", "third"])
      #expect(try later.fetch(FetchDescriptor<Old.Thing>()).allSatisfy { $0.box == nil })
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func newAndRenamedPropertiesAreFilled() throws {
      _ = try fill()
      let context = ModelContext(try container(New.Box.self))
      let boxes = try context.fetch(FetchDescriptor<New.Box>())
      #expect(boxes.map(\.title) == ["first", "second"])
      #expect(boxes.map(\.colour) == ["red", "red"])
      #expect(boxes.first?.inside.count == 2)
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func whatDoesNotFitIsRefused() throws {
      _ = try fill()
      #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(Broken.Thing.self) }
      try Data("text".utf8).write(to: file)
      #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(Old.Box.self) }
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func twoContainersOfAFileAreOneStore() throws {
      let first = ModelContext(try container(Old.Box.self))
      let second = ModelContext(try container(Old.Box.self))
      first.insert(Old.Box("first", size: nil))
      try first.save()
      #expect(try second.fetch(FetchDescriptor<Old.Box>()).map(\.label) == ["first"])
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func anOpenStoreOfOtherModelsIsNotShared() throws {
      let first = ModelContext(try container(Old.Box.self))
      first.insert(Old.Box("first", size: nil))
      try first.save()
      let second = ModelContext(try container(New.Box.self))
      #expect(try second.fetch(FetchDescriptor<New.Box>()).map(\.title) == ["first"])
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test func aSaveWritesTheFilesOfWhatHasChanged() throws {
      let folder = file.deletingLastPathComponent()
      let notes = folder.appendingPathComponent("lists.store")
      let context = ModelContext(
        try ModelContainer(
          for: Schema([Old.Box.self, List.self]),
          configurations: [
            ModelConfiguration("boxes", schema: Schema([Old.Box.self]), url: file),
            ModelConfiguration("lists", schema: Schema([List.self]), url: notes),
          ]))
      context.insert(List())
      try context.save()
      #expect(FileManager.default.fileExists(atPath: notes.path))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      context.insert(Old.Box("first", size: nil))
      try context.save()
      #expect(FileManager.default.fileExists(atPath: file.path))
      try FileManager.default.removeItem(at: folder)
    }

    @Test func whatStaysInMemoryIsNotWritten() throws {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      #expect(configuration.url.path == "/dev/null")
      let context = ModelContext(
        try ModelContainer(for: Old.Box.self, configurations: configuration))
      context.insert(Old.Box("first", size: nil))
      try context.save()
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
#endif
