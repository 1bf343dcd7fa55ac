#if Macros
  import Testing

  /// What TipKit's `@Parameter` and `#Rule` write, and what they say about wrong uses.
  @Suite(.enabled(if: Expansion.isPossible, "needs the compiler and the macros beside the tests"))
  struct TipExpansionTests {
    /// Small stand-ins for what the macros are declared with and refer to.
    private static let declarations = """
      @attached(accessor)
      @attached(peer, names: prefixed(`$`))
      macro Parameter(_ options: TipKit.Option...) =
        #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")
      @freestanding(expression)
      macro Rule<Value>(_ input: TipKit.Tips.Parameter<Value>, _ body: (Value) -> Bool)
        -> TipKit.Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

      enum TipKit {
        enum Option { case transient }
        enum Tips {
          struct Parameter<Value> {
            init(_ owner: Any.Type, _ name: String, _ value: Value, options: Option...) {
              wrappedValue = value
            }
            var wrappedValue: Value { get { fatalError() } nonmutating set {} }
          }
          struct Rule {
            init<Value>(_ input: Parameter<Value>, _ body: @escaping (Value) -> Bool) {}
          }
        }
      }

      """

    @Test func aParameterGetsAccessorsAndAValueForRules() throws {
      let expansion = try Expansion(
        Self.declarations + """
          struct Some {
            @Parameter static var count: Int = 3
            @Parameter(.transient) public static var name: String?
          }
          extension Some {
            @Parameter static var flag = true
          }
          """)
      #expect(expansion.errors.isEmpty)
      #expect(expansion.code.contains("get { $count.wrappedValue }"))
      #expect(expansion.code.contains("set { $count.wrappedValue = newValue }"))
      #expect(
        expansion.code.contains(
          "static let $count = TipKit.Tips.Parameter<Int>(Some.self, \"count\", 3)"))
      #expect(
        expansion.code.contains(
          "public static let $name = TipKit.Tips.Parameter<String?>"
            + "(Some.self, \"name\", nil, options: .transient)"))
      #expect(
        expansion.code.contains(
          "static let $flag = TipKit.Tips.Parameter(Some.self, \"flag\", true)"))
    }

    @Test func aRuleIsMadeOfAParameterAndACondition() throws {
      let expansion = try Expansion(
        Self.declarations + """
          struct Some {
            @Parameter static var count = 3
            var rule: TipKit.Tips.Rule { #Rule(Self.$count) { $0 > 2 } }
            var other: TipKit.Tips.Rule { #Rule(Self.$count, { count in count > 2 }) }
          }
          """)
      #expect(expansion.errors.isEmpty)
      #expect(expansion.code.contains(".init(Self.$count, { $0 > 2 })"))
      #expect(expansion.code.contains(".init(Self.$count, { count in count > 2 })"))
    }

    @Test func wrongUsesAreExplained() throws {
      let expansion = try Expansion(
        Self.declarations + """
          struct Some {
            @Parameter var mine = 1
            @Parameter static let constant = 1
            @Parameter static var missing: Int
            @Parameter static var computed: Int { 1 }
          }
          """)
      let errors = expansion.errors.joined(separator: "\n")
      #expect(errors.contains("'@Parameter' is for one 'static var' of a type"))
      #expect(errors.contains("'@Parameter static var missing' needs a value to begin with"))
      #expect(errors.contains("'@Parameter' makes the accessors of 'computed' itself"))
    }
  }
#endif
