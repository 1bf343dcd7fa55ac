import Testing

@Suite struct SelectorTests {
  private static let selectors = [
    // As the compiler names methods for Objective-C.
    Rewriting("none", "@objc func tap() {}|tap", "Selector(\"tap\")"),
    Rewriting("unlabelled", "@objc func tap(_ x: Any) {}|tap(_:)", "Selector(\"tap:\")"),
    Rewriting("without labels", "@objc func tap(_ x: Any) {}|tap", "Selector(\"tap:\")"),
    Rewriting(
      "label", "@objc func toggleSwitch(switch: Any) {}|toggleSwitch(switch:)",
      "Selector(\"toggleSwitchWithSwitch:\")"),
    Rewriting(
      "preposition", "@objc func move(to x: Any, animated: Bool) {}|move(to:animated:)",
      "Selector(\"moveTo:animated:\")"),
    Rewriting(
      "word that begins like a preposition", "@objc func show(forecast x: Any) {}|show(forecast:)",
      "Selector(\"showWithForecast:\")"),
    Rewriting(
      "preposition at the end", "@objc func cameFrom(place x: Any) {}|cameFrom(place:)",
      "Selector(\"cameFromPlace:\")"),
    Rewriting(
      "second unlabelled", "@objc func move(_ x: Any, _ y: Any) {}|move(_:_:)",
      "Selector(\"move::\")"),
    Rewriting("error", "@objc func save() throws {}|save", "Selector(\"saveAndReturnError:\")"),
    Rewriting(
      "own name", "@objc(doIt:) func tap(_ x: Any) {}|tap(_:)", "Selector(\"doIt:\")"),
    // Ways to say whose method it is.
    Rewriting("self", "@objc func tap() {}|self.tap", "Selector(\"tap\")"),
    Rewriting("type", "@objc func tap(_ x: Any) {}|Screen.tap", "Selector(\"tap:\")"),
    Rewriting(
      "type of self", "@objc func tap(_ x: Any) {}|type(of: self).tap", "Selector(\"tap:\")"),
    Rewriting("parentheses", "@objc func tap(_ x: Any) {}|(Screen.tap)", "Selector(\"tap:\")"),
    Rewriting(
      "cast", "@objc func tap(_ x: Any) {}|(other as! Screen).tap", "Selector(\"tap:\")"),
    Rewriting("object", "@objc func tap(_ x: Any) {}|model.tap", "Selector(\"tap:\")"),
    Rewriting(
      "overload",
      "@objc func tap(_ x: Int) {}; @objc func tap(_ x: Int, for e: Int) {}|tap(_:for:)",
      "Selector(\"tap:for:\")"),
    Rewriting(
      "overload by type",
      "@objc func tap() {}; @objc(tapOn:) func tap(_ x: Int) {}|tap as (Int) -> Void",
      "Selector(\"tapOn:\")"),
    Rewriting(
      "overload by the whole type",
      "@objc func tap() {}; @objc func tap(_ x: Int) {}|Screen.tap as (Screen) -> () -> Void",
      "Selector(\"tap\")"),
    Rewriting(
      "the one that Objective-C sees", "func tap() {}; @objc func tap(_ x: Int) {}|tap",
      "Selector(\"tap:\")"),
    Rewriting("getter", "@objc var title = 1|getter: title", "Selector(\"title\")"),
    Rewriting(
      "getter's own name", "@objc var isOn: Bool { @objc(on) get { true } }|getter: isOn",
      "Selector(\"on\")"),
    Rewriting("setter", "@objc var title = 1|setter: Screen.title", "Selector(\"setTitle:\")"),
    Rewriting(
      "setter that says is", "@objc var isOpen = true|setter: isOpen", "Selector(\"setIsOpen:\")"),
    // Methods of Apple's, for which there are no tables.
    Rewriting("UIKit's setter", "|setter: UIView.isHidden", "Selector(\"setHidden:\")"),
    Rewriting("setter of an object of UIKit's", "|setter: view.alpha", "Selector(\"setAlpha:\")"),
    Rewriting("UIKit's getter", "|getter: UIView.isHidden", "Selector(\"isHidden\")"),
    Rewriting(
      "UIKit's", "|UIView.endEditing", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
    Rewriting(
      "UIKit's without arguments", "|UIView.layoutIfNeeded",
      "Selector(\"layoutIfNeeded\", { (object: UIView) in { object.layoutIfNeeded() } })"),
    Rewriting("inherited", "|dismissKeyboard", "Selector(\"dismissKeyboard\")"),
    Rewriting(
      "a delegate's", "|UITableViewDelegate.tableView(_:didSelectRowAt:)",
      "Selector(\"tableView:didSelectRowAtIndexPath:\")"),
  ]

  @Test(arguments: selectors)
  func namesTheMethodAsObjectiveCDoes(_ rewriting: Rewriting) throws {
    let parts = rewriting.input.split(separator: "|", omittingEmptySubsequences: false)
    let lines = try adapted(
      "import UIKit\nclass Screen: UIViewController {\n\(parts[0])\nfunc use() {\n"
        + "send(#selector(\(parts[1])))\n}\n}\n")
    #expect(lines[4] == "send(\(rewriting.output[0]))")
  }

  @Test func findsMethodsOfSuperclassesExtensionsAndOtherFiles() throws {
    let adapter = try Adapter()
    try adapter.write(
      "class Base: UIViewController { @objc func close(sender: Any) {} }\n"
        + "extension Screen { @objc func open(_ x: Any, with y: Any) {} }\n", to: "Base.swift")
    try adapter.write(
      "class Screen: Base {\nlet a = #selector(close)\nlet b = #selector(Screen.open)\n}\n",
      to: "Screen.swift")
    try adapter.adapt(["Base.swift", "Screen.swift"])
    let text = try adapter.output("Screen.swift")
    #expect(text.contains("let a = Selector(\"closeWithSender:\")"))
    #expect(text.contains("let b = Selector(\"open:with:\")"))
  }

  @Test func findsMethodsOfModulesBelow() throws {
    let adapter = try Adapter()
    try adapter.write(
      "open class Base: UIView { @objc open func close(sender: Any) {} }\n", to: "Kit.swift")
    try adapter.write("class Screen: Base { let a = #selector(close) }\n", to: "Screen.swift")
    try adapter.adapt(["Kit.swift"], module: "Kit")
    try adapter.adapt(
      ["Screen.swift"], options: ["indexes": [adapter.index(of: "Kit")], "modules": ["Kit"]])
    #expect(try adapter.output("Screen.swift").contains("Selector(\"closeWithSender:\")"))
  }

  @Test func aGenericClassHandsItsMethodsOver() throws {
    let (lines, notes) = try adaptedWithNotes(
      "class Box<T>: NSObject {\n@objc func tap(_ x: Int) {}\nlet a = #selector(tap)\n}")
    #expect(
      lines[2] == "let a = Selector(\"tap:\", { (object: Box) in { (a0: Int) in object.tap(a0) } })"
    )
    #expect(
      notes == [
        "4 warning: Box is generic: only objects of subclasses that are not have its members by name (tap:)."
      ])
  }

  private static let objects = [
    Rewriting("a property", "model.tick", "tick"),
    Rewriting("one with a written type", "self.other.tick", "tick:"),
    Rewriting("a property of a property", "other?.inner.tick", "tickWithA:"),
    Rewriting("back again", "other.inner.back?.tick", "tick:"),
    Rewriting("a parameter", "given.tick", "tickWithA:"),
    Rewriting("a variable", "made.tick", "tick"),
    Rewriting("one that is unwrapped", "found.tick", "tick:"),
    Rewriting("the only one of a class", "Other.shared.tick", "tick:"),
  ]

  @Test(arguments: objects)
  func whoseMethodItIsFollowsFromDeclarations(_ rewriting: Rewriting) throws {
    let lines = try adapted(
      "class Model: NSObject { @objc func tick() {} }\n"
        + "class Other: NSObject { @objc func tick(_ x: Any) {}; static let shared = Other(); let inner = Inner()\n"
        + "class Inner: NSObject { @objc func tick(a: Int) {}; weak var back: Other? } }\n"
        + "class Screen: UIViewController { let model = Model(), other: Other! = nil\n"
        + "func f(_ given: Other.Inner?) {\nlet made = Model.init()\n"
        + "guard let found = x as? Other else { return }\nuse(#selector(\(rewriting.input)))\n} }\n"
    )
    #expect(lines[7] == "use(Selector(\"\(rewriting.output[0])\"))")
  }

  @Test func aCastSaysThatAMethodOfApplesTakesNothing() throws {
    let lines = try adapted("let s = #selector(NSObject.copy as (NSObject) -> () -> Any)\n")
    #expect(lines[0].hasSuffix("let s = Selector(\"copy\")"))
  }
}
