import FoundationAdditions
import Testing

private class Screen: NSObject {
  var prompt: String { "Choose" }

  func didClose() -> Bool { true }
  func select(_ row: Int, of list: String) -> String? { row > 2 ? "\(list) \(row)" : nil }
  func reload() {}
  func save(_ name: String) throws -> Int {
    guard !name.isEmpty else { throw Nameless() }
    return name.count
  }
}

private struct Nameless: Error {}

private final class Plain: NSObject {}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = { @Sendable in
  ClassTable.register {
    [
      ClassTable(
        Screen.self,
        methods: [
          ObjectiveCMethod("didClose") { (object: Screen) in { object.didClose() } },
          ObjectiveCMethod("select:of:", Screen.select(_:of:)),
          ObjectiveCMethod("save:error:", Screen.save(_:)),
          ObjectiveCMethod("reload") { (object: Screen) in { object.reload() } },
        ],
        properties: [ObjectiveCProperty("prompt", \Screen.prompt)],
        requirements: "screenDidScroll:")
    ]
  }
}

@Suite struct OptionalRequirementTests {
  @Test func existsForAClassThatHasOneOfTheMethods() {
    #expect(OptionalRequirement.exists(of: Screen(), ["nothing", "didClose"]))
    #expect(!OptionalRequirement.exists(of: Screen(), ["nothing"]))
    #expect(!OptionalRequirement.exists(of: Plain(), ["didClose"]))
  }

  @Test func givesWhatTheMethodGives() {
    let closed: Bool? = OptionalRequirement.callIfExists(Screen(), "didClose", [])
    #expect(closed == true)
    let text: String? = OptionalRequirement.call(Screen(), "select:of:", [3, "List"])
    #expect(text == "List 3")
    let nothing: String? = OptionalRequirement.call(Screen(), "select:of:", [1, "List"])
    #expect(nothing == nil)
    let done: Void? = OptionalRequirement.callIfExists(Screen(), "reload", [])
    #expect(done != nil)
  }

  @Test func givesNothingForAClassWithoutTheMethod() {
    let closed: Bool? = OptionalRequirement.callIfExists(Plain(), "didClose", [])
    #expect(closed == nil)
  }

  @Test func throwsWhatTheMethodThrows() throws {
    let count: Int = try OptionalRequirement.throwing(Screen(), "save:error:", ["List"])
    #expect(count == 4)
    #expect(throws: Nameless.self) {
      let _: Int = try OptionalRequirement.throwing(Screen(), "save:error:", [""])
    }
  }

  @Test func readsOptionalProperties() {
    let prompt: String? = OptionalRequirement.value(of: Screen(), "prompt")
    #expect(prompt == "Choose")
    let missing: String? = OptionalRequirement.value(of: Plain(), "prompt")
    #expect(missing == nil)
  }

  @Test func anObjectRespondsToWhatItsTableNames() {
    let screen: Screen? = Screen()
    #expect(OptionalRequirement.responding(screen, "screenDidScroll:") === screen)
    #expect(OptionalRequirement.responding(screen, "didClose") === screen)
    #expect(OptionalRequirement.responding(screen, "screenDidZoom:") == nil)
    #expect(OptionalRequirement.responding(Screen?.none, "screenDidScroll:") == nil)
  }

  @Test func anObjectWithoutATableIsTakenAtItsProtocolsWord() {
    let plain = Plain()
    #expect(OptionalRequirement.responding(plain, "screenDidZoom:") === plain)
  }
}
