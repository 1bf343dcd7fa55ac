import Testing

/// What is looked for in dictionaries whose values are objects of any class.
@Suite struct LookedUpTests {
  private static let casts = [
    Rewriting(
      "an element", "g(json[\"a\"]?[\"b\"] as? String)",
      "g(json[\"a\"]._lookedUp?[\"b\"] as? String)"),
    Rewriting(
      "one that must be there", "g(json[\"a\"]![\"b\"] as! Int)",
      "g(json[\"a\"]._lookedUp![\"b\"] as! Int)"),
    Rewriting(
      "of an optional", "if let x = json?[\"a\"]?[0] as? Int { g(x) }",
      "if let x = json?[\"a\"]._lookedUp?[0] as? Int { g(x) }"),
    Rewriting(
      "in a closure", "g(list.compactMap { $0[\"a\"]?[\"b\"] as? String })",
      "g(list.compactMap { $0[\"a\"]._lookedUp?[\"b\"] as? String })"),
    Rewriting(
      "what is only read", "if tables[\"a\"]?[\"b\"] == nil { g() }",
      "if tables[\"a\"]?[\"b\"] == nil { g() }"),
    Rewriting(
      "what is changed", "tables[\"a\"]?[\"b\"] = 3; tables[\"a\"]?[\"b\"]?.append(4)",
      "tables[\"a\"]?[\"b\"] = 3; tables[\"a\"]?[\"b\"]?.append(4)"),
  ]

  @Test(arguments: casts)
  func elementsThatAreCastAreFound(_ rewriting: Rewriting) throws {
    #expect(try adapted("func f() {\n\(rewriting.input)\n}\n")[1] == rewriting.output[0])
  }

  private static let named = [
    Rewriting(
      "what is only read", "g(json[\"a\"]?[\"b\"] ?? 0)", "g(json[\"a\"]._lookedUp?[\"b\"] ?? 0)"),
    Rewriting(
      "what is compared", "if json[\"a\"]?[\"b\"] != nil { g() }",
      "if json[\"a\"]._lookedUp?[\"b\"] != nil { g() }"),
    Rewriting(
      "a number", "g(json[\"a\"]?.doubleValue ?? 0)", "g(json[\"a\"]._lookedUp?.doubleValue ?? 0)"),
    Rewriting(
      "a text", "g(json[\"a\"]!.stringValue)", "g(json[\"a\"]._lookedUp!.stringValue)"),
    Rewriting(
      "a value of a key", "g(json[\"a\"]?.object(forKey: \"b\"))",
      "g(json[\"a\"]._lookedUp?.object(forKey: \"b\"))"),
    Rewriting("another member", "g(json[\"a\"]?.isEmpty)", "g(json[\"a\"]?.isEmpty)"),
    Rewriting(
      "what is changed", "json[\"a\"]?[\"b\"] += 3; g(&json[\"a\"]![\"b\"])",
      "json[\"a\"]?[\"b\"] += 3; g(&json[\"a\"]![\"b\"])"),
  ]

  @Test(arguments: named)
  func moreIsFoundWhereAFileNamesAnyObject(_ rewriting: Rewriting) throws {
    let lines = try adapted("func f(json: [String: AnyObject]) {\n\(rewriting.input)\n}\n")
    #expect(lines[1] == rewriting.output[0])
  }

  private static let variables = [
    Rewriting(
      "in the same conditions",
      "guard let u = json[\"u\"], let n = u[\"n\"] as? Int else { return }",
      "guard let u = json[\"u\"], let n = Optional(u)._lookedUp![\"n\"] as? Int else { return }"),
    Rewriting(
      "below", "let u = json[\"u\"]; g(u?[0] as? Int)",
      "let u = json[\"u\"]; g(u._lookedUp?[0] as? Int)"),
    Rewriting(
      "that must be there", "let u = json[\"u\"]!; g(u[\"n\"])",
      "let u = json[\"u\"]!; g(Optional(u)._lookedUp![\"n\"])"),
    Rewriting(
      "of a known type", "guard let u = json[\"u\"] as? [String: Int] else { return }; g(u[\"n\"])",
      "guard let u = json[\"u\"] as? [String: Int] else { return }; g(u[\"n\"])"),
    Rewriting(
      "of a written type", "let u: Table = json[\"u\"]; g(u[\"n\"])",
      "let u: Table = json[\"u\"]; g(u[\"n\"])"),
    Rewriting(
      "that is changed", "var u = json[\"u\"]!; u[\"n\"] = 3", "var u = json[\"u\"]!; u[\"n\"] = 3"),
    Rewriting(
      "of a closure", "let u = json[\"u\"]; list.map { u in u[\"n\"] as? Int }",
      "let u = json[\"u\"]; list.map { u in u[\"n\"] as? Int }"),
    Rewriting(
      "of a closure's parameter that may be missing",
      "load { u, error in g(u?[\"n\"] as? Int) }; load { g($0![\"n\"] as! Int) }",
      "load { u, error in g(u._lookedUp?[\"n\"] as? Int) }; load { g($0._lookedUp![\"n\"] as! Int) }"
    ),
    Rewriting(
      "of a closure's parameter of a written type",
      "load { (u: Table?) in g(u?[\"n\"] as? Int) }", "load { (u: Table?) in g(u?[\"n\"] as? Int) }"
    ),
  ]

  @Test(arguments: variables)
  func elementsOfVariablesAreFound(_ rewriting: Rewriting) throws {
    let lines = try adapted("func f(json: [String: AnyObject]) {\n\(rewriting.input)\n}\n")
    #expect(lines[1] == rewriting.output[0])
  }
}
