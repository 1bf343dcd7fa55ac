import Testing

/// Members of objects of any class that stand in an array.
@Suite struct AnyObjectElementTests {
  private static let rewritings = [
    Rewriting(
      "a shorthand",
      "func f(_ x: Any?) -> [String] { (x as? [AnyObject])?.compactMap({ $0.value(forKey: \"a\") as? String }) ?? [] }",
      "func f(_ x: Any?) -> [String] { (x as? [AnyObject])?.compactMap({ ($0 as AnyObject as! NSObject)"
        + ".value(forKey: \"a\") as? String }) ?? [] }"),
    Rewriting(
      "a name", "func f() { (x as! [AnyObject]).forEach { item in g(item.tag) } }",
      "func f() { (x as! [AnyObject]).forEach { item in g(AnyObjectMember.value(of: item, \\UIView.tag)) } }"
    ),
    Rewriting(
      "a variable",
      "func f() { let all = x as? [AnyObject]; let tags = all?.map { $0.tag }; g(tags) }",
      "func f() { let all = x as? [AnyObject]; let tags = all?.map { AnyObjectMember.value(of: $0, \\UIView.tag) }; "
        + "g(tags) }"),
    Rewriting(
      "a variable that was unwrapped",
      "func f() { guard let all = x as? [AnyObject] else { return }; g(all.filter { $0.isHidden }) }",
      "func f() { guard let all = x as? [AnyObject] else { return }; "
        + "g(all.filter { AnyObjectMember.value(of: $0, \\UIView.isHidden) }) }"),
    Rewriting(
      "a parameter", "func f(_ all: [AnyObject]) { g(all.sorted { $0.tag < $1.tag }) }",
      "func f(_ all: [AnyObject]) { g(all.sorted { AnyObjectMember.value(of: $0, \\UIView.tag) "
        + "< AnyObjectMember.value(of: $1, \\UIView.tag) }) }"),
    Rewriting(
      "a loop", "func f() { for item in (x as? [AnyObject]) ?? [] { if y { g(item.tag) } } }",
      "func f() { for item in (x as? [AnyObject]) ?? [] { if y { "
        + "g(AnyObjectMember.value(of: item, \\UIView.tag)) } } }"),
    Rewriting(
      "another closure's",
      "func f() { (x as? [AnyObject])?.forEach { g($0); views.forEach { h($0.tag) } } }",
      "func f() { (x as? [AnyObject])?.forEach { g($0); views.forEach { h($0.tag) } } }"),
    Rewriting(
      "a name that is bound again",
      "func f() { for item in (x as! [AnyObject]) { if let item = item as? UIView { g(item.tag) } } }",
      "func f() { for item in (x as! [AnyObject]) { if let item = item as? UIView { g(item.tag) } } }"
    ),
    Rewriting(
      "what is being summed up",
      "func f() { _ = (x as! [AnyObject]).reduce(s) { $0.tag + $1.tag } }",
      "func f() { _ = (x as! [AnyObject]).reduce(s) { $0.tag + AnyObjectMember.value(of: $1, \\UIView.tag) } }"
    ),
  ]

  @Test(arguments: rewritings)
  func membersOfElementsAreFound(_ rewriting: Rewriting) throws {
    let lines = try adapted("import UIKit\n" + rewriting.input + "\n")
    #expect(Array(lines.dropFirst().prefix(1)) == rewriting.output)
  }
}
