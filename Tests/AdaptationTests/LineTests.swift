import Testing

/// An input of one or more lines and what becomes of it.
struct Rewriting: CustomTestStringConvertible, Sendable {
  let name: String
  let input: String
  let output: [String]

  init(_ name: String, _ input: String, _ output: String...) {
    self.name = name
    self.input = input
    self.output = output
  }

  var testDescription: String { name }
}

@Suite struct LineTests {
  private static let emptyTexts = [
    Rewriting(
      "in a function", "func f() {\n  let text = NSMutableAttributedString()\n}", "func f() {",
      "let text = NSMutableAttributedString(string: \"\")", "}"),
    Rewriting(
      "with its text", "let a = NSAttributedString(string: \"b\")",
      "let a = NSAttributedString(string: \"b\")"),
    Rewriting(
      "in a property", "let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"),
  ]

  @Test(arguments: emptyTexts)
  func anEmptyAttributedTextGetsAnEmptyString(_ rewriting: Rewriting) throws {
    let lines = try adapted(rewriting.input + "\n")
    #expect(Array(lines.prefix(rewriting.output.count)).map(trimmed) == rewriting.output)
  }

  private func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

  @Test(arguments: ["Timer()", "Timer.init()"])
  func aTimerThatIsReplacedLaterNeedsNoArguments(_ made: String) throws {
    let lines = try adapted("class A {\n  var timer = \(made)\n}\n")
    #expect(
      lines[1]
        == "var timer = \(made.dropLast())timeInterval: 0, repeats: false, block: { _ in })")
  }

  private static let sessions = [
    Rewriting(
      "without initializers", "class Mock: URLSession {\n  var data: Data?\n}",
      "class Mock: URLSession { convenience init() { self.init(configuration: .default) };",
      "var data: Data?", "}"),
    Rewriting(
      "that overrides", "class Mock: URLSession {\n  override init() {}\n}",
      "class Mock: URLSession {", "init() { super.init(configuration: .default) }", "}"),
    Rewriting(
      "with a value",
      "class Mock: URLSession {\n  let a: Int\n  init(a: Int) {\n    self.a = a\n  }\n}",
      "class Mock: URLSession {", "let a: Int", "init(a: Int) {",
      "self.a = a", "super.init(configuration: .default) }", "}"),
    Rewriting(
      "that calls", "class Mock: URLSession {\n  override init() { super.init() }\n}",
      "class Mock: URLSession {", "init() { super.init(configuration: .default) }", "}"),
    Rewriting(
      "of another class", "class Mock: Base {\n  override init() {}\n}",
      "class Mock: Base {", "override init() {}", "}"),
  ]

  @Test(arguments: sessions)
  func aSessionOfTheAppsOwnIsMadeWithoutArguments(_ rewriting: Rewriting) throws {
    let lines = try adapted(rewriting.input + "\n")
    #expect(Array(lines.prefix(rewriting.output.count)).map(trimmed) == rewriting.output)
  }

  private static let conditions = [
    Rewriting("system", "#if os(iOS)\n#endif", "#if true", "#endif"),
    Rewriting("other system", "#if os(macOS) || os(Linux)\n#endif", "#if false || false", "#endif"),
    Rewriting(
      "negated", "#if !os(watchOS) && DEBUG\n#endif", "#if !false && DEBUG", "#endif"),
    Rewriting(
      "simulator", "#if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)\n#endif",
      "#if true && !false", "#endif"),
    Rewriting(
      "modules", "#if canImport(UIKit)\n#elseif canImport(AppKit)\n#endif", "#if true",
      "#elseif false", "#endif"),
    Rewriting("unknown module", "#if canImport(RealityKit)\n#endif", "#if false", "#endif"),
    Rewriting(
      "a project's target is no package", "#if SWIFT_PACKAGE\n#elseif !SWIFT_PACKAGE\n#endif",
      "#if false", "#elseif !false", "#endif"),
    Rewriting(
      "versions stay", "#if swift(>=5.9) && compiler(>=6)\n#endif",
      "#if swift(>=5.9) && compiler(>=6)", "#endif"),
    Rewriting(
      "inside of functions", "func f() {\n  #if os(iOS)\n  g()\n  #endif\n}", "func f() {",
      "#if true", "g()", "#endif", "}"),
    Rewriting(
      "inside of chains", "let x = Text(\"a\")\n  #if os(iOS)\n  .bold()\n  #endif",
      "let x = Text(\"a\")", "#if true", ".bold()", "#endif"),
    Rewriting(
      "numbers in code", "let isSimulator = TARGET_OS_SIMULATOR != 0",
      "let isSimulator = (1 as Int32) != 0"),
    Rewriting(
      "availability of other systems stays", "func f() { if #available(macOS 14, *) {} }",
      "func f() { if #available(macOS 14, *) {} }"),
  ]

  @Test func publicImportsStayPublicWhereImportsAreInternal() throws {
    let adapter = try Adapter()
    try adapter.write("public import Foundation\nimport os\n", to: "A.swift")
    try adapter.adapt(["A.swift"], options: ["importsInternally": true])
    #expect(
      try adapter.output("A.swift").contains(
        "public import Foundation; public import FoundationAdditions\nimport os"))
    try adapter.write("import Foundation\n", to: "B.swift")
    try adapter.adapt(["B.swift"], options: ["importsInternally": true])
    #expect(try adapter.output("B.swift").contains("import Foundation; import FoundationAdditions"))
  }

  private static let imports = [
    Rewriting(
      "Foundation", "import Foundation", "import Foundation; import FoundationAdditions"),
    Rewriting(
      "only one gets it", "import UIKit\nimport Foundation",
      "import UIKit; import FoundationAdditions", "import Foundation"),
    Rewriting(
      "a framework that isn't here", "import UIKit\n@preconcurrency import PassKit",
      "import UIKit; import FoundationAdditions", "/* @preconcurrency import PassKit */"),
    Rewriting(
      "a framework that isn't here comes first", "import PassKit\nimport UIKit",
      "/* import PassKit */", "import UIKit; import FoundationAdditions"),
    Rewriting(
      "parts of a module", "import UIKit.UIGestureRecognizerSubclass\nimport os.log",
      "import UIKit; import FoundationAdditions", "import os"),
    Rewriting(
      "what has another name", "import Darwin\nimport Foundation",
      "import Glibc; import FoundationAdditions", "import Foundation"),
    Rewriting(
      "what is between two modules", "import Foundation\nimport _SwiftData_SwiftUI",
      "import Foundation; import FoundationAdditions", "import SwiftData"),
    Rewriting(
      "what UIKit has here", "import Accessibility\nlet c: [AXCustomContent] = []",
      "import UIKit", "let c: [AXCustomContent] = []"),
    Rewriting(
      "a declaration", "import struct Foundation.URL\nimport func Darwin.fputs",
      "import struct Foundation.URL; import FoundationAdditions", "import func Glibc.fputs"),
    Rewriting(
      "several on a line", "import GameKit; import UIKit",
      "/* import GameKit */ import UIKit; import FoundationAdditions"),
    Rewriting(
      "what is here in part", "import AVFoundation\nlet s = AVAudioSession.sharedInstance()",
      "import AVFAudio", "let s = AVAudioSession.sharedInstance()"),
    Rewriting(
      "what comes with another framework",
      "import AVFoundation\nfunc f() { AudioServicesPlaySystemSound(1104) }",
      "import AVFAudio; import AudioToolbox"),
    Rewriting(
      "classes of Foundation's that are UIKit's here",
      "import Foundation\nfunc f(_ a: NSUserActivity) {}",
      "import Foundation; import FoundationAdditions; import UIKit",
      "func f(_ a: NSUserActivity) {}"),
    Rewriting(
      "which UIKit's own importers see", "import UIKit\nvar p: NSItemProvider?",
      "import UIKit; import FoundationAdditions", "var p: NSItemProvider?"),
    Rewriting("a package's module", "import Alamofire", "import Alamofire"),
    Rewriting(
      "testable", "@testable import App", "@testable import App"),
    Rewriting(
      "branches", "#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif", "#if false",
      "import AppKit", "#else", "import UIKit; import FoundationAdditions", "#endif"),
  ]

  private static let code = [
    Rewriting(
      "start", "import UIKit\n@UIApplicationMain\nclass A {}",
      "import UIKit; import FoundationAdditions", "@main"),
    Rewriting(
      "key path", "let k = #keyPath(Person.address.street)", "let k = \"address.street\""),
    Rewriting("key path in capitals", "let k = #keyPath(Page.URL)", "let k = \"URL\""),
    Rewriting("own key path", "let k = #keyPath(name)", "let k = \"name\""),
    Rewriting(
      "block", "var f: @convention(block) (Int) -> Void", "var f:                    (Int) -> Void"),
    Rewriting(
      "bundle", "import Foundation\nlet b = Bundle(for: X.self)",
      "import Foundation; import FoundationAdditions", "let b = Bundle.of(X.self)"),
    Rewriting(
      "bundle's initializer", "import Foundation\nlet b = Bundle.init(for: X.self)",
      "import Foundation; import FoundationAdditions", "let b = Bundle.of(X.self)"),
    Rewriting(
      "a bundle's identifier", "import Foundation\nlet b = Bundle(identifier: \"a.b\")",
      "import Foundation; import FoundationAdditions", "let b = Bundle.identified(\"a.b\")"),
    Rewriting(
      "all bundles", "import Foundation\nlet b = Bundle.allBundles + Bundle.allFrameworks",
      "import Foundation; import FoundationAdditions", "let b = Bundle.all + Bundle.frameworks"),
    Rewriting(
      "the device's languages", "import Foundation\nlet l = Bundle.main.preferredLocalizations",
      "import Foundation; import FoundationAdditions",
      "let l = Bundle.main.devicePreferredLocalizations"),
    Rewriting(
      "a string in the device's language",
      "import Foundation\nlet s = Bundle.main.localizedString(forKey: k, value: nil, table: nil)",
      "import Foundation; import FoundationAdditions",
      "let s = Bundle.main.deviceString(forKey: k, value: nil, table: nil)"),
    Rewriting(
      "a key of the Info.plist",
      "import Foundation\nlet s = Bundle.main.object(forInfoDictionaryKey: k) as? String",
      "import Foundation; import FoundationAdditions",
      "let s = Bundle.main.deviceObject(forInfoDictionaryKey: k) as? String"),
    Rewriting(
      "a key that an archive may lack",
      "import Foundation\ninit(_ d: NSCoder) { n = d.decodeObject(forKey: k) as? String }",
      "import Foundation; import FoundationAdditions",
      "init(_ d: NSCoder) { n = d.deviceDecodeObject(forKey: k) as? String }"),
    Rewriting(
      "a key with a class that an archive may lack",
      "import Foundation\nfunc f(with d: NSCoder) { n = d.decodeObject(of: A.self, forKey: k) }",
      "import Foundation; import FoundationAdditions",
      "func f(with d: NSCoder) { n = d.deviceDecodeObject(of: A.self, forKey: k) }"),
    Rewriting(
      "a key of an unarchiver",
      "import Foundation\nfunc f() { let u = NSKeyedUnarchiver(forReadingWith: d); n = u.decodeObject(forKey: k) }",
      "import Foundation; import FoundationAdditions",
      "func f() { let u = NSKeyedUnarchiver(forReadingWith: d); n = u.deviceDecodeObject(forKey: k) }"
    ),
    Rewriting(
      "a key of somebody else's",
      "import Foundation\nfunc f(_ d: Cache) { n = d.decodeObject(forKey: k) }",
      "import Foundation; import FoundationAdditions",
      "func f(_ d: Cache) { n = d.decodeObject(forKey: k) }"),
    Rewriting(
      "a string of a bundle that a property holds",
      "import Foundation\nlet s = Token.bundle.localizedString(forKey: k, value: nil, table: t)",
      "import Foundation; import FoundationAdditions",
      "let s = Token.bundle.deviceString(forKey: k, value: nil, table: t)"),
    Rewriting(
      "what a status says",
      "import Foundation\nlet s = HTTPURLResponse.localizedString(forStatusCode: 404)",
      "import Foundation; import FoundationAdditions",
      "let s = HTTPURLResponse._localizedString(forStatusCode: 404)"),
    Rewriting(
      "languages of other lists",
      "import Foundation\nlet l = Bundle.preferredLocalizations(from: a)",
      "import Foundation; import FoundationAdditions",
      "let l = Bundle.preferredLocalizations(from: a)"),
    Rewriting(
      "a class by its name", "import Foundation\nlet t = NSClassFromString(\"XCTestCase\") != nil",
      "import Foundation; import FoundationAdditions",
      "let t = NSClassFromString(objectiveC: \"XCTestCase\") != nil"),
    Rewriting(
      "the name of a class", "import Foundation\nlet n = NSStringFromClass(A.self)",
      "import Foundation; import FoundationAdditions",
      "let n = NSStringFromClass(objectiveC: A.self)"),
    Rewriting(
      "any object", "import UIKit\nfunc f(_ x: Any) { g((x as AnyObject).tag) }",
      "import UIKit; import FoundationAdditions",
      "func f(_ x: Any) { g(AnyObjectMember.value(of: x, \\UIView.tag)) }"),
    Rewriting(
      "a variable of any object", "import UIKit\nfunc f(_ x: AnyObject?) { g(x?.tag, x!.isOn) }",
      "import UIKit; import FoundationAdditions",
      "func f(_ x: AnyObject?) { g(AnyObjectMember.value(of: x, \\UIView.tag), "
        + "AnyObjectMember.value(of: x, \\UISwitch.isOn)) }"),
    Rewriting(
      "a method of a variable of any object",
      "import UIKit\nfunc f(_ x: AnyObject) { x.setTitle?(\"a\", for: .normal); _ = x.isKind(of: A.self) }",
      "import UIKit; import FoundationAdditions",
      "func f(_ x: AnyObject) { (x as AnyObject as? UIButton)?.setTitle(\"a\", for: .normal); "
        + "_ = (x as AnyObject as! NSObject).isKind(of: A.self) }"),
    Rewriting(
      "a variable that is bound again",
      "import UIKit\nfunc f(_ x: AnyObject) { if let x = x as? UIView { g(x.tag) } }",
      "import UIKit; import FoundationAdditions",
      "func f(_ x: AnyObject) { if let x = x as? UIView { g(x.tag) } }"),
    Rewriting(
      "a target's method",
      "import UIKit\nfunc f() { _ = item.target?.perform(item.action, with: nil) }",
      "import UIKit; import FoundationAdditions",
      "func f() { _ = item.target.perform(item.action, with: nil) }"),
    Rewriting(
      "a forced target's method", "import UIKit\nfunc f() { item.target!.perform(action) }",
      "import UIKit; import FoundationAdditions", "func f() { item.target.perform(action) }"),
    Rewriting(
      "any object's method",
      "import UIKit\nfunc f(_ x: Any) { (x as AnyObject).value(forKey: \"a\") }",
      "import UIKit; import FoundationAdditions",
      "func f(_ x: Any) { (x as AnyObject as! NSObject).value(forKey: \"a\") }"),
    Rewriting(
      "managed without Core Data", "import UIKit\nclass P: O {\n  @NSManaged var name: String?\n}",
      "import UIKit; import FoundationAdditions", "class P: O {",
      "var name: String? { get { fatalError(\"P.name is @NSManaged, and there is no store.\") } "
        + "set { fatalError(\"P.name is @NSManaged, and there is no store.\") } }"),
    Rewriting(
      "managed", "import CoreData\nclass P: O {\n  @NSManaged public var name: String?\n}",
      "import CoreData; import FoundationAdditions", "class P: O {",
      "public var name: String? { get { _managedValue(forKey: \"name\") } "
        + "set { _setManagedValue(newValue, forKey: \"name\") } }"),
    Rewriting(
      "managed relationships",
      "import CoreData\nextension P {\n@NSManaged func addToItems(_ value: Item)\n"
        + "@NSManaged func removeFromItems(_ values: NSSet)\n}",
      "import CoreData; import FoundationAdditions", "extension P {",
      "func addToItems(_ value: Item) { _addManaged([value], forKey: \"items\") }",
      "func removeFromItems(_ values: NSSet) { _removeManaged(Array(values), forKey: \"items\") }"),
  ]

  @Test(arguments: conditions + imports + code)
  func isRewrittenInItsLine(_ rewriting: Rewriting) throws {
    let lines = try adapted(rewriting.input)
    #expect(Array(lines.prefix(rewriting.output.count)) == rewriting.output)
  }

  @Test func attributesLeaveBlanksSoThatColumnsStay() throws {
    let adapter = try Adapter()
    try adapter.write(
      """
      class C: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBAction func tap() {}
        @objc dynamic func run() {}
      }
      """, to: "C.swift")
    try adapter.adapt(["C.swift"])
    let lines = try adapter.output("C.swift").split(separator: "\n")
    #expect(lines[2] == "            private weak var label: UILabel!")
    #expect(lines[3] == "            func tap() {}")
    #expect(lines[4] == "                func run() {}")
  }

  @Test func attributesOfInterfaceBuilderAndEntryPointsAreTakenOut() throws {
    let lines = try adapted(
      "@NSApplicationMain\nclass A: UIResponder {\n  @IBSegueAction func make(_ coder: NSCoder) -> A? { nil }\n"
        + "  @IBInspectable var radius = 2\n}\n@IBDesignable class B: UIView {}\n")
    #expect(lines[0].hasSuffix("@main"))
    #expect(lines[2] == "func make(_ coder: NSCoder) -> A? { nil }")
    #expect(lines[3] == "var radius = 2")
    #expect(lines[5].hasPrefix("class B: UIView {"))
  }

  @Test func carriageReturnsAndMarksOfByteOrderAreKeptOut() throws {
    let adapter = try Adapter()
    try adapter.write("\u{FEFF}import Foundation\r\n@objc class A {}\r\n", to: "A.swift")
    try adapter.adapt(["A.swift"])
    let text = try adapter.output("A.swift")
    #expect(
      text.hasSuffix(
        "line: 1)\nimport Foundation; import FoundationAdditions\r\n      class A {}\r\n")
    )
  }

  @Test func aFileWithoutImportsGetsOneWhereItIsNeeded() throws {
    let lines = try adapted("// A\n\nclass A: Base { @objc func f() {} }\n")
    #expect(lines[2].hasPrefix("import FoundationAdditions; class A: Base {"))
  }

  /// Bodies without anything to rewrite are not parsed: what is in them must not be taken for braces.
  @Test(arguments: [
    "let a = \"}{\\\"{\"; let b = \"\\(f(\"}\")) {\"",
    "let a = #\"{\\(x) \"{\"#; let b = ##\"\\##(\"}\")\"##",
    "/* { /* } */ { */ let a = 1 // {",
    "let a = try! Regex(\"{\"); let b = \"x\".contains(/[{\"]/)",
    "let a = \"\"\"\n{ \"\" { \\(\"}\")\n\"\"\"",
    "let a = `func`.class { $0 } ; let b = x.init { }",
    "let a = #/{\"/#",
  ])
  func whateverStandsInABodyTheRestIsFound(_ body: String) throws {
    let source =
      "class A: UIView {\nvar x: Int {\n\(body)\n}\nfunc f() {\n\(body)\n}\n"
      + "@objc func go(_ x: Int) {\n\(body)\n}\nvar s = #selector(go)\n}\n"
      + "extension A { @objc func more(_ x: Int) {} }\n"
    let lines = try adapted(source)
    let text = lines.joined(separator: "\n")
    #expect(text.contains("[ObjectiveCMethod(\"go:\", A.go(_:))]"))
    #expect(text.contains("var s = Selector(\"go:\")"))
    #expect(text.contains("[ObjectiveCMethod(\"more:\", A.more(_:))]"))
    #expect(text.ranges(of: body).count == 3)
  }
}
