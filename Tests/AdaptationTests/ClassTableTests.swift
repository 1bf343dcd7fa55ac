import Testing

/// What stands at the end of classes for Objective-C's look-ups by name.
@Suite struct ClassTableTests {
  /// The entries of the first table of a source.
  private func table(_ source: String) throws -> String {
    let text = try adapted("import UIKit\n" + source).joined(separator: "\n")
    guard let start = text.range(of: "ClassTable.register { ["),
      let end = text.range(of: "] } }", range: start.upperBound..<text.endIndex)
    else { return "" }
    return String(text[start.upperBound..<end.lowerBound])
  }

  private static let tables = [
    Rewriting(
      "methods", "class A: UIView { @IBAction func tap(_ s: UIButton, for e: UIEvent) {} }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"tap:for:\", A.tap(_:for:))])"),
    Rewriting(
      "methods without arguments, whose name may be that of others",
      "class A: UIView { @objc private func go() {} }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"go\") { (object: A) in { object.go() } }])"),
    Rewriting(
      "overloads",
      "class A: UIView { @objc(a:) func f(_ x: UIView!) {}; @objc(b:) func f(_ x: Int) {} }",
      "ClassTable(A.self, methods: ["
        + "ObjectiveCMethod(\"a:\") { (object: A) in { (a0: UIView?) in object.f(a0) } }, "
        + "ObjectiveCMethod(\"b:\") { (object: A) in { (a0: Int) in object.f(a0) } }])"),
    Rewriting(
      "errors", "class A: UIView { @objc func f() throws {} }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"fAndReturnError:\") "
        + "{ (object: A) in { try object.f() } }])"),
    Rewriting(
      "class methods", "class A: UIView { @objc static func f(_ x: Int) {} }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(class: \"f:\", A.f(_:))])"),
    Rewriting(
      "outlets",
      "class A: UIView { @IBOutlet private weak var x: UILabel!; @IBInspectable var y = 1 }",
      "ClassTable(A.self, properties: [ObjectiveCProperty(\"x\", \\A.x), ObjectiveCProperty(\"y\", \\A.y)])"
    ),
    Rewriting(
      "names of their own", "@objc(VITA) class A: UIView { @objc(isX) var x: Bool { true } }",
      "ClassTable(A.self, name: \"VITA\", properties: [ObjectiveCProperty(\"isX\", \\A.x)])"),
    Rewriting(
      "getters' names", "class A: UIView { @objc var x: Bool { @objc(isX) get { true } } }",
      "ClassTable(A.self, properties: [ObjectiveCProperty(\"x\", \\A.x, getter: \"isX\")])"),
    Rewriting(
      "all members",
      "@objcMembers class A: NSObject { var x = 1; func f(_ y: Int) {}; private func g() {}; @nonobjc func h() {}; func i<T>(_ t: T) {} }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"f:\", A.f(_:))], properties: [ObjectiveCProperty(\"x\", \\A.x)])"
    ),
    Rewriting(
      "extensions of other modules' classes", "extension UIView { @objc func hide(_ x: Int) {} }",
      "ClassTable(UIView.self, methods: [ObjectiveCMethod(\"hide:\", UIView.hide(_:))])"),
    Rewriting(
      "extensions for Objective-C", "@objc private extension UIView { func hide(_ x: Int) {} }",
      "ClassTable(UIView.self, methods: [ObjectiveCMethod(\"hide:\", UIView.hide(_:))])"),
    Rewriting(
      "nested classes", "enum E { private class A: UIView { @objc func f(_ x: E) {} } }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"f:\", A.f(_:))])"),
    Rewriting(
      "own versions of what NSObject has",
      "class A: NSObject { override func value(forUndefinedKey key: String) -> Any? { nil } }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"valueForUndefinedKey:\") "
        + "{ (object: A) in { (a0: String) in object.value(forUndefinedKey: a0) } }])"
    ),
    Rewriting(
      "functions that are not kept", "class A: UIView { @objc func f(_ g: () -> Void) {} }",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"f:\") "
        + "{ (object: A) in { (a0: @escaping () -> Void) in object.f(a0) } }])"),
    Rewriting(
      "what nobody may call", "class A: UIView { @available(*, unavailable) @objc func f() {} }", ""
    ),
    Rewriting(
      "categories' names", "@objc(More) extension UIView { func f(_ x: Int) {} }",
      "ClassTable(UIView.self, methods: [ObjectiveCMethod(\"f:\", UIView.f(_:))])"),
    Rewriting(
      "members of generic superclasses",
      "class B<T>: UIView { @objc func f(_ x: Int) {}; @objc private func g() {} }; class A: B<Int> {}",
      "ClassTable(A.self, methods: [ObjectiveCMethod(\"f:\", A.f(_:))])"),
    Rewriting(
      "what delegates are asked for",
      "class A: NSObject, UITextFieldDelegate { func textFieldShouldReturn(_ f: UITextField) -> Bool { true }; func g() {} }",
      "ClassTable(A.self, requirements: \"textFieldShouldReturn:\")"),
    Rewriting(
      "what the class above is asked for, with its name in Objective-C",
      "class A: UITableViewController { override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
      "ClassTable(A.self, requirements: \"tableView:didSelectRowAtIndexPath:\")"),
    Rewriting(
      "what nobody asks for",
      "class A: NSObject { func textFieldShouldReturn(_ f: UITextField) -> Bool { true } }", ""),
    Rewriting(
      "protocols of the project on top of Apple's",
      "protocol P: UITableViewDataSource {}\nextension A: P { func numberOfSections(in t: UITableView) -> Int { 1 } }\nclass A: NSObject {}",
      "ClassTable(A.self, requirements: \"numberOfSectionsIn:\")"),
    Rewriting("overrides", "class A: UIView { override func layoutSubviews() {} }", ""),
    Rewriting("Swift's own", "class A { var x = 1; func f() {} }", ""),
  ]

  @Test(arguments: tables)
  func listsWhatObjectiveCSees(_ rewriting: Rewriting) throws {
    #expect(try table(rewriting.input) == rewriting.output[0])
  }

  @Test func aTableIsAMemberThatTheLoaderCalls() throws {
    let lines = try adapted("class A: UIView {\n@objc func f(_ x: Int) {}\n}\n")
    #expect(
      lines[2] == "@used @section(\".init_array\") private nonisolated static let _vitrineTable0: "
        + "@convention(c) () -> Void = { @Sendable in ClassTable.register { [ClassTable(A.self, "
        + "methods: [ObjectiveCMethod(\"f:\", A.f(_:))])] } }; }")
  }

  @Test func membersOfASubclassOfAllSeenAreSeen() throws {
    let adapter = try Adapter()
    try adapter.write("@objcMembers class Base: NSObject {}\n", to: "Base.swift")
    try adapter.write("class Derived: Base { var x = 1 }\n", to: "Derived.swift")
    try adapter.adapt(["Base.swift", "Derived.swift"])
    let text = try adapter.output("Derived.swift")
    #expect(text.contains("[ObjectiveCProperty(\"x\", \\Derived.x)]"))
  }

  @Test func deprecatedMembersAreListedWithoutAWarning() throws {
    let lines = try adapted(
      "class A: UIView {\n@available(*, deprecated) @objc func f(_ x: Int) {}\n"
        + "@available(tvOS, unavailable) @objc func g(_ x: Int) {}\n}\n")
    #expect(lines[3].hasPrefix("@available(*, deprecated) @used"))
    #expect(lines[3].contains("A.g(_:)"))
  }

  @Test func onlyTheBranchThatIsCompiledCounts() throws {
    let source = """
      class A: NSObject {
      #if os(macOS)
        @objc func old() {}
      #else
        @objc func new() {}
      #endif
      #if RELEASE
        @objc func released() {}
      #endif
      }

      """
    let text = try adapted(source).joined()
    #expect(text.contains("ObjectiveCMethod(\"new\")"))
    #expect(!text.contains("ObjectiveCMethod(\"old\")"))
    #expect(!text.contains("ObjectiveCMethod(\"released\")"))
  }

  @Test func attributesMayStandUnderAConditionAlone() throws {
    let lines = try adapted(
      "class A: NSObject {\n#if DEBUG\n@objc\n#endif\nfunc go(_ x: Int) {}\n}\n")
    #expect(lines[2].isEmpty)
    #expect(lines[5].contains("ObjectiveCMethod(\"go:\", A.go(_:))"))
  }

  @Test func aMethodWithMoreArgumentsThanAMessageCarriesIsTold() throws {
    let (lines, notes) = try adaptedWithNotes(
      "class Screen: NSObject {\n@objc func put(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) {}\n"
        + "@objc class func add(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}\n@objc func go(_ a: Int) {}\n}\n"
    )
    #expect(lines[4].contains("ObjectiveCMethod(\"go:\", Screen.go(_:))"))
    #expect(!lines[4].contains("put:") && !lines[4].contains("add:"))
    #expect(
      notes == [
        "5 warning: put(_:_:_:_:_:_:) of Screen has 6 arguments, and a message to an object carries 5 at most here: "
          + "put:::::: finds nothing.",
        "5 warning: add(_:_:_:_:) of Screen has 4 arguments, and a message to a class carries 3 at most here: "
          + "add:::: finds nothing.",
      ])
  }

  @Test func anOverrideOfAStandardEditActionIsFoundByItsName() throws {
    let lines = try adapted(
      "class Screen: UIViewController {\n  override func copy(_ sender: Any?) {}\n"
        + "  override func select(_ other: Int) {}\n}\n")
    #expect(lines[3].contains("ObjectiveCMethod(\"copy:\", Screen.copy(_:))"))
  }

  @Test func anObjectSaysToFoundationThatItIsOne() throws {
    let lines = try adapted(
      "final class Tag: NSObject {\n}\nclass Row: NSObject, Codable {\n}\nclass Plain {\n}\n"
        + "class Cell: UITableViewCell {\n}\nclass Late: NSObject {}\nextension Late: Encodable {}\n"
    )
    #expect(lines[0] == "final class Tag: NSObject { private let _foundationKind: UInt64 = 1 << 8;")
    #expect(!lines[2].contains("_foundationKind"))
    #expect(!lines[4].contains("_foundationKind") && !lines[6].contains("_foundationKind"))
    #expect(!lines[8].contains("_foundationKind"))
  }
}
