#if Macros
  import Testing

  /// What the macros write, and what they say about wrong uses.
  @Suite(.enabled(if: Expansion.isPossible, "needs the compiler and the macros beside the tests"))
  struct ExpansionTests {
    @Test func aModelsPropertiesAreReadFromItsData() throws {
      let expansion = try Expansion(
        """
        @Model public final class Item {
          #Unique<Item>([\\.name, \\.size])
          @Attribute(.unique, originalName: "title") public private(set) var name: String
          var size = 3
          @Relationship(deleteRule: .cascade, inverse: \\Item.owner) var parts: [Item]?
          var owner: Item?
          @Transient var isOpen = false
          var label: String { name }
          let fixed = 1
          static var count = 0
          lazy var slow = 2
          init(name: String) { self.name = name }
        }
        """)
      #expect(expansion.errors.isEmpty)
      let code = expansion.code
      #expect(
        code.contains("@storageRestrictions(accesses: _$backingData, initializes: _name)"))
      #expect(code.contains("_$backingData._begin(\"name\", initialValue)"))
      #expect(code.contains("get { self._persisted(\"name\", \\.name) }"))
      #expect(code.contains("set { self._persist(\"size\", \\.size, newValue) }"))
      #expect(code.contains("private var _parts: SwiftData._SwiftDataNoType"))
      for name in ["isOpen", "label", "fixed", "count", "slow"] {
        #expect(!code.contains("\"\(name)\""))
      }
    }

    @Test func theSchemaIsToldOfTheProperties() throws {
      let code = try Expansion(
        """
        @Model public final class Item {
          #Unique<Item>([\\.name, \\.size])
          @Attribute(.unique, originalName: "title") var name: String
          var size = 3
          @Relationship(deleteRule: .cascade, inverse: \\Item.owner) var parts: [Item]?
          var owner: Item?
          init(name: String) { self.name = name }
        }
        """
      ).code
      #expect(
        code.contains("public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata]"))
      #expect(
        code.contains(
          "SwiftData.Schema.PropertyMetadata(name: \"name\", keypath: \\Item.name, metadata: "
            + "SwiftData.Schema.Attribute(.unique, originalName: \"title\"))"))
      #expect(
        code.contains(
          "SwiftData.Schema.PropertyMetadata(name: \"size\", keypath: \\Item.size, defaultValue: 3)"
        ))
      #expect(
        code.contains(
          "SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Item.owner, "
            + "_inverseName: \"owner\")"))
      #expect(code.contains("SwiftData.Schema.Unique<Item>([\\.name, \\.size])._metadata"))
      #expect(code.contains("nonisolated extension Item: SwiftData.PersistentModel {"))
    }

    @Test func aConstantStaysAPropertyOfItsOwn() throws {
      let expansion = try Expansion(
        """
        @Model final class Item {
          @Attribute(.unique) let id: Int
          @Relationship(.unique, deleteRule: .cascade) let other: Item
          let fixed = 1, more = 2
          init(id: Int, other: Item) { self.id = id; self.other = other }
        }
        """)
      #expect(expansion.errors.isEmpty)
      let code = expansion.code
      #expect(code.contains("self.id = _backingData._constant(\"id\")"))
      #expect(code.contains("self.other = _backingData._constant(\"other\")"))
      #expect(
        code.contains(
          "PropertyMetadata(name: \"id\", keypath: \\Item.id, isConstant: true, metadata: "
            + "SwiftData.Schema.Attribute(.unique))"))
      #expect(code.contains("SwiftData.Schema.Relationship(.unique, deleteRule: .cascade)"))
      #expect(!code.contains("_persisted(\"id\"") && !code.contains("\"fixed\""))
    }

    @Test func aCommaAfterTheLastArgumentIsLeftOut() throws {
      let expansion = try Expansion(
        """
        @Model final class Item {
          @Attribute(.unique, originalName: "title",) var name: String
          @Relationship(
            deleteRule: .cascade,
            inverse: \\Item.owner, // the other side
          ) var parts: [Item]?
          var owner: Item?
          init(name: String) { self.name = name }
        }
        """)
      #expect(expansion.errors.isEmpty)
      #expect(
        expansion.code.contains("SwiftData.Schema.Attribute(.unique, originalName: \"title\"))"))
      #expect(
        expansion.code.contains(
          "SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Item.owner, "
            + "_inverseName: \"owner\")"))
    }

    @Test func propertiesStayUnderTheirConditions() throws {
      let expansion = try Expansion(
        """
        @Model final class Item {
          var backingData: Int
          #if SOME
            var first: NoSuchType
          #elseif !OTHER
            var second: Int
            #if !OTHER
              let third: Int
            #endif
          #else
            var second: String
          #endif
          init() { backingData = 1; second = 2; third = 3 }
        }
        """)
      #expect(expansion.errors.isEmpty)
      let code = expansion.code
      #expect(code.contains("self._backingData = SwiftData._SwiftDataNoType()"))
      #expect(
        code.contains(
          "#if SOME self._first = SwiftData._SwiftDataNoType() #elseif !OTHER self._second = "
            + "SwiftData._SwiftDataNoType() #if !OTHER self.third = _backingData._constant(\"third\") "
            + "#endif #else self._second = SwiftData._SwiftDataNoType() #endif"))
      #expect(
        code.contains(
          "#if SOME _$metadata.append(SwiftData.Schema.PropertyMetadata(name: \"first\""))
    }

    @Test func anActorGetsAContextOfItsOwn() throws {
      let expansion = try Expansion("@ModelActor public actor Store {}")
      #expect(expansion.errors.isEmpty)
      #expect(
        expansion.code.contains("public nonisolated let modelContainer: SwiftData.ModelContainer"))
      #expect(
        expansion.code.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
    }

    @Test func aQueryStandsBesideItsProperty() throws {
      let expansion = try Expansion(
        """
        typealias Names = [String]
        enum Library { typealias Books = [Int] }
        struct Rows {
          @Query(sort: [1]) private var items: [Int]
          @Query var others: Array<String>
          @Query var named: Names
          @Query var owned: Library.Books
          let title: String
        }
        func rows() -> Rows { Rows(title: "") }
        """)
      #expect(expansion.errors.isEmpty)
      #expect(
        expansion.code.contains(
          "var _items: SwiftData.Query<Int, [Int]> = SwiftData.Query(sort: [1])"))
      #expect(expansion.code.contains("get { _items.wrappedValue }"))
      #expect(
        expansion.code.contains(
          "var _others: SwiftData.Query<String, Array<String>> = SwiftData.Query()"))
      #expect(
        expansion.code.contains(
          "var _named: SwiftData.Query<Names.Element, Names> = SwiftData.Query()"))
      #expect(expansion.code.contains("SwiftData.Query<Library.Books.Element, Library.Books>"))
    }

    @Test func aQueryAmongStatementsNeedsNothingBesideIt() throws {
      let expansion = try Expansion(
        """
        func show(_ body: () -> Int) {}
        func screen() {
          @Query var names: [String]
          print(names.count)
          show {
            @Query(sort: [1]) var items: [Int]
            return items.count
          }
        }
        """)
      #expect(expansion.errors.isEmpty)
      #expect(
        expansion.code.contains("get { SwiftData.Query<Int, [Int]>(sort: [1]).wrappedValue }"))
    }

    @Test func wrongUsesAreExplained() throws {
      let errors = try Expansion(
        """
        @Model struct Value { var a = 1 }
        @Model final class Bare { var a = 1 }
        @Model final class Open { @Transient var b: Int; init() {} }
        @Model final class Told { var description: String; init() { description = "" } }
        @ModelActor final class NoActor {}
        struct Rows { @Query var items: Set<Int> }
        @Model final class Pair { var a = 1, b = 2; init() {} }
        """
      ).errors.joined(separator: "\n")
      #expect(errors.contains("1: '@Model' is for classes"))
      #expect(errors.contains("2: @Model requires an initializer be provided for 'Bare'"))
      #expect(errors.contains("3: @Transient requires a default value for 'b'"))
      #expect(errors.contains("4: A stored property cannot be named 'description'"))
      #expect(errors.contains("5: '@ModelActor' is for actors"))
      #expect(
        errors.contains("7: @Model requires a declaration of its own for each of 'a = 1, b = 2'"))
      #expect(errors.contains("6: '@Query var items' needs a type, which is an array of models"))
    }
  }
#endif
