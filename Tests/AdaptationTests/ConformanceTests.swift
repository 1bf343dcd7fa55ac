import Testing

/// Questions for the protocols of an object, which Objective-C answers.
@Suite struct ConformanceTests {
  private static let rewritings = [
    Rewriting(
      "of an object", "check(screen.conforms(to: ListDelegate.self))",
      "check(((screen as Any?) is any ListDelegate))"),
    Rewriting(
      "of one that may be missing",
      "check(screen.list?.conforms(to: Kit.ListDelegate.self) == true)",
      "check(((screen.list as Any?) is any Kit.ListDelegate) == true)"),
    Rewriting(
      "of one that is there", "check(screen!.conforms(to: ListDelegate.self))",
      "check(((screen! as Any?) is any ListDelegate))"),
    Rewriting(
      "of any object", "check((screen as AnyObject).conforms(to: ListDelegate.self))",
      "check((((screen as AnyObject) as Any?) is any ListDelegate))"),
    Rewriting(
      "of a class", "check(Screen.conforms(to: ListDelegate.self))",
      "check(((Screen.self as Any?) is any ListDelegate.Type))"),
    Rewriting(
      "of an object's class", "check(type(of: screen).conforms(to: ListDelegate.self))",
      "check(((type(of: screen) as Any?) is any ListDelegate.Type))"),
    Rewriting(
      "of oneself", "check(conforms(to: ListDelegate.self))",
      "check(((self as Any?) is any ListDelegate))"),
    Rewriting(
      "of a kind of data", "check(type.conforms(to: .image))", "check(type.conforms(to: .image))"),
  ]

  @Test(arguments: rewritings)
  func areAnsweredByTheConformancesOfSwift(_ rewriting: Rewriting) throws {
    let lines = try adapted("import UIKit\nfunc f() {\n  \(rewriting.input)\n}\n")
    #expect(lines[2] == rewriting.output[0])
  }

  @Test func aClassAsksItself() throws {
    let lines = try adapted(
      "import UIKit\nclass Screen: NSObject {\n  class func f() -> Bool { conforms(to: Shown.self) }\n}\n"
    )
    #expect(
      lines[2]
        == "class func f() -> Bool { ((self as Any?) is any Shown.Type) }"
    )
  }
}
