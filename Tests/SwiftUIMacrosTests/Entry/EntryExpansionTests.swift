#if Macros
  import Testing

  /// What `@Entry` writes, and what it says about wrong uses.
  @Suite(.enabled(if: Expansion.isPossible, "needs the compiler and the macros beside the tests"))
  struct EntryExpansionTests {
    @Test func aPropertyGetsAccessorsAndAKey() throws {
      let expansion = try Expansion(
        """
        extension EnvironmentValues {
          @Entry var name = "plain"
          @Entry var limit: Int?
        }
        extension FocusedValues {
          @Entry var title: String?
        }
        """)
      #expect(expansion.errors.isEmpty)
      #expect(expansion.code.contains("get { self[__Key_name.self] }"))
      #expect(expansion.code.contains("set { self[__Key_name.self] = newValue }"))
      #expect(expansion.code.contains("private struct __Key_name: SwiftUI.EnvironmentKey"))
      #expect(expansion.code.contains("static var defaultValue: Int? { get { nil } }"))
      #expect(expansion.code.contains("typealias Value = String"))
    }

    @Test func wrongUsesAreExplained() throws {
      let expansion = try Expansion(
        """
        extension EnvironmentValues {
          @Entry var missing: Int
          @Entry let constant = 1
          @Entry var computed: Int { 1 }
        }
        extension String {
          @Entry var wrong = 1
        }
        extension FocusedValues {
          @Entry var title: String? = ""
        }
        """)
      let errors = expansion.errors.joined(separator: "\n")
      #expect(errors.contains("2: '@Entry var missing' needs a default value"))
      #expect(errors.contains("3: '@Entry' is for one 'var' with a name"))
      #expect(errors.contains("4: '@Entry' makes the accessors of 'computed' itself"))
      #expect(
        errors.contains(
          "7: '@Entry' declares a property in an extension of EnvironmentValues, Transaction, "
            + "ContainerValues or FocusedValues, not of String"))
      #expect(errors.contains("10: An entry of FocusedValues is optional and has no default value"))
    }
  }
#endif
