import Testing

/// Targets that are asked for their methods: objects of any class, which have no members here.
@Suite struct TargetTests {
  private static let rewritings = [
    Rewriting(
      "an unwrapped target",
      "func f() throws { let to = try XCTUnwrap(item?.target); _ = to.perform(action, with: item) }",
      "func f() throws { let to = try XCTUnwrap(item?.target); "
        + "_ = (to as AnyObject?).perform(action, with: item) }"),
    Rewriting(
      "a required target",
      "func f() throws { let to = try #require(item.target); #expect(to.responds(to: action)) }",
      "func f() throws { let to = try #require(item.target); "
        + "#expect((to as AnyObject?).responds(to: action)) }"),
    Rewriting(
      "a bound target",
      "func f() { if let target = item.target, ready { target.perform(action) } }",
      "func f() { if let target = item.target, ready { (target as AnyObject?).perform(action) } }"),
    Rewriting(
      "a guarded target",
      "func f() { guard let to = item.target else { return }; to.perform(action, with: 1, with: 2) }",
      "func f() { guard let to = item.target else { return }; "
        + "(to as AnyObject?).perform(action, with: 1, with: 2) }"),
    Rewriting(
      "a target that may be missing",
      "func f() { let to = item.target; to?.perform(action); to!.perform(action) }",
      "func f() { let to = item.target; to.perform(action); to.perform(action) }"),
    Rewriting(
      "any object", "func f(_ x: AnyObject) { x.perform(action); g(x.responds(to: action)) }",
      "func f(_ x: AnyObject) { (x as AnyObject?).perform(action); "
        + "g((x as AnyObject?).responds(to: action)) }"),
    Rewriting(
      "what an object does later",
      "func f(_ x: AnyObject) { x.perform(action, with: nil, afterDelay: 1) }",
      "func f(_ x: AnyObject) { (x as AnyObject as! NSObject).perform(action, with: nil, afterDelay: 1) }"
    ),
    Rewriting(
      "a context", "func f() { let context = store.context; context.perform { save() } }",
      "func f() { let context = store.context; context.perform { save() } }"),
    Rewriting(
      "an object of a class", "func f() { let target = Button(); target.perform(action) }",
      "func f() { let target = Button(); target.perform(action) }"),
    Rewriting(
      "a name that is bound again",
      "func f() { let to = item.target; if let to = other { to.perform(action) } }",
      "func f() { let to = item.target; if let to = other { to.perform(action) } }"),
  ]

  @Test(arguments: rewritings)
  func targetsPerformSelectors(_ rewriting: Rewriting) throws {
    let lines = try adapted("import UIKit\n" + rewriting.input + "\n")
    #expect(Array(lines.dropFirst().prefix(1)) == rewriting.output)
  }
}
