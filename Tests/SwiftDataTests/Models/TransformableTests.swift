#if Macros
  import Foundation
  import FoundationAdditions
  import SwiftData
  import Testing

  /// A class of which nothing is known.
  private final class Colour {
    let number: UInt8

    init(_ number: UInt8) { self.number = number }
  }

  private final class ColourTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }

    override func transformedValue(_ value: Any?) -> Any? {
      (value as? Colour).map { Data([$0.number]) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Data)?.first.map(Colour.init)
    }
  }

  @Model
  private final class Flag {
    @Attribute(.transformable(by: ColourTransformer.self)) var top: Colour
    @Attribute(.transformable(by: "flag colour")) var bottom: Colour?
    @Attribute(.transformable(by: "no such transformer")) var side: Colour?

    init(top: Colour, bottom: Colour? = nil) {
      self.top = top
      self.bottom = bottom
    }
  }

  @MainActor
  @Suite struct TransformableTests {
    @Test func valuesOfAnyTypeAreKeptAsTheyAre() throws {
      let context = ModelContext(
        try ModelContainer(
          for: Flag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
      let flag = Flag(top: Colour(1))
      flag.side = Colour(3)
      context.insert(flag)
      try context.save()
      let found = try #require(
        try ModelContext(context.container).fetch(FetchDescriptor<Flag>()).first)
      #expect(found.top === flag.top && found.side === flag.side && found.bottom == nil)
      let attribute = Schema([Flag.self]).entities.first?.attributesByName["top"]
      #expect(attribute?.isTransformable == true)
    }

    @Test func filesHaveWhatTheTransformerMakesOfValues() throws {
      let name = NSValueTransformerName("flag colour")
      ValueTransformer.setValueTransformer(ColourTransformer(), forName: name)
      #expect(ValueTransformer.valueTransformerNames().contains(name))
      #expect(ValueTransformer(forName: name) is ColourTransformer)
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("flags-\(UUID().uuidString)")
        .appendingPathComponent("flags.store")
      defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      try save(Flag(top: Colour(1), bottom: Colour(2)), in: file)
      let flag = try #require(try stored(in: file).first)
      #expect(flag.top.number == 1 && flag.bottom?.number == 2 && flag.side == nil)
    }

    @Test func aTransformerThatIsNotThereIsNamed() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("flags-\(UUID().uuidString)")
        .appendingPathComponent("flags.store")
      defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      let told = try issues {
        let flag = Flag(top: Colour(1))
        flag.side = Colour(3)
        try save(flag, in: file)
      }
      #expect(told.count == 1 && told[0].contains("Flag.side is not written, as no such"))
      #expect(try stored(in: file).map { $0.side == nil } == [true])
    }

    private func save(_ flag: Flag, in file: URL) throws {
      let context = ModelContext(
        try ModelContainer(for: Flag.self, configurations: ModelConfiguration(url: file)))
      context.insert(flag)
      try context.save()
    }

    /// What the next launch finds.
    private func stored(in file: URL) throws -> [Flag] {
      try ModelContext(
        try ModelContainer(for: Flag.self, configurations: ModelConfiguration(url: file))
      ).fetch(FetchDescriptor<Flag>())
    }
  }
#endif
