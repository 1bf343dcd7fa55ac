import Testing

/// Members of the project's own classes that are found by name: in key paths, and on objects of any class.
@Suite struct ObjectMemberTests {
  private static let lamp = """
    import UIKit
    @objcMembers class Lamp: NSObject { @objc(isOn) dynamic var on = false; @objc var room: Room?; func glow() {} }
    class Room: NSObject { @objc(hasWindow) var window = false; @objc var size = 1; @objc var title: String? }

    """

  private static let rewritings = [
    Rewriting("a key of its own", "let k = #keyPath(Lamp.on)", "let k = \"isOn\""),
    Rewriting(
      "one behind another", "let k = #keyPath(Lamp.room.window)", "let k = \"room.hasWindow\""),
    Rewriting(
      "one's own", "extension Lamp { var k: String { #keyPath(on) } }",
      "extension Lamp { var k: String { \"isOn\" } }"),
    Rewriting("Apple's", "let k = #keyPath(UIView.frame)", "let k = \"frame\""),
    Rewriting(
      "a property of any object", "func f(_ x: Any) { g((x as AnyObject).title?.count) }",
      "func f(_ x: Any) { g(AnyObjectMember.value(of: x, \\Room.title)?.count) }"),
    Rewriting(
      "one that none of the project's classes has",
      "func f(_ x: Any) { g((x as AnyObject).identifier) }",
      "func f(_ x: Any) { g(AnyObjectMember.value(of: x, \\UIStoryboardSegue.identifier)) }"),
    Rewriting(
      "a method of any object", "func f(_ x: AnyObject) { x.glow?() }",
      "func f(_ x: AnyObject) { (x as AnyObject as? Lamp)?.glow() }"),
  ]

  @Test(arguments: rewritings)
  func theProjectsOwnMembersAreFound(_ rewriting: Rewriting) throws {
    let lines = try adapted(Self.lamp + rewriting.input + "\n")
    #expect(lines[3].hasPrefix(rewriting.output[0]), "\(lines[3])")
  }

  private static let elements = [
    Rewriting(
      "of a dictionary", "g((x as AnyObject)[\"a\"] as? Int)",
      "g(AnyObjectMember.elements(of: x)[\"a\"] as? Int)"),
    Rewriting(
      "of an element", "g(((x[\"m\"] as AnyObject)[0] as AnyObject)[\"t\"])",
      "g(AnyObjectMember.elements(of: AnyObjectMember.elements(of: x[\"m\"])[0])[\"t\"])"),
    Rewriting(
      "of what may be missing", "g((x as AnyObject?)?[\"a\"])",
      "g(AnyObjectMember.elements(of: x)[\"a\"])"),
    Rewriting("of a variable", "g(o[\"a\"])", "g(AnyObjectMember.elements(of: o)[\"a\"])"),
  ]

  @Test(arguments: elements)
  func elementsOfAnyObjectAreFound(_ rewriting: Rewriting) throws {
    let lines = try adapted("func f(_ x: Any, o: AnyObject) {\n\(rewriting.input)\n}\n")
    #expect(lines[1] == rewriting.output[0])
  }

  @Test func aMemberOfSeveralClassesIsNotGuessed() throws {
    let (_, notes) = try adaptedWithNotes(
      "class A: NSObject { @objc var mood = 1 }\nclass B: NSObject { @objc var mood = 2 }\n"
        + "class C: A {}\nfunc f(_ x: AnyObject) { g(x.mood, x.secret) }\n"
        + "class D: NSObject { var secret = 1 }\n")
    #expect(
      notes == [
        "4 warning: 'mood' of any object cannot be found without Objective-C: A and B have it. Cast to the one that "
          + "is meant.",
        "4 warning: 'secret' of any object cannot be found without Objective-C: cast to the class that has it.",
      ])
  }

  @Test func aFileFollowsWhenAnotherGivesThePropertyAKey() throws {
    let adapter = try Adapter()
    try adapter.write("class Lamp: NSObject { @objc var on = false }\n", to: "Lamp.swift")
    try adapter.write("let key = #keyPath(Lamp.on)\n", to: "Keys.swift")
    try adapter.adapt(["Lamp.swift", "Keys.swift"])
    #expect(try adapter.output("Keys.swift").contains("let key = \"on\""))
    try adapter.write("class Lamp: NSObject { @objc(isOn) var on = false }\n", to: "Lamp.swift")
    try adapter.adapt(["Lamp.swift", "Keys.swift"])
    #expect(try adapter.output("Keys.swift").contains("let key = \"isOn\""))
  }
}
