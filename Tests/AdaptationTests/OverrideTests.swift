import Testing

@Suite struct OverrideTests {
  @Test func anOverrideInAnExtensionIsCalledFromTheClass() throws {
    let adapter = try Adapter()
    try adapter.write("class Screen: UIViewController {\n}\n", to: "Screen.swift")
    try adapter.write(
      "extension Screen {\n  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }\n"
        + "  override var prefersStatusBarHidden: Bool { true }\n}\n", to: "More.swift")
    try adapter.adapt(["Screen.swift", "More.swift"])
    let screen = try adapter.output("Screen.swift")
    #expect(
      screen.contains(
        "override func viewWillAppear(_ animated: Bool) { _vitrine_viewWillAppear_Screen(animated) }; "
          + "override var prefersStatusBarHidden: Bool { get { _vitrine_prefersStatusBarHidden_Screen } }}"
      ))
    let more = try adapter.output("More.swift").split(separator: "\n")
    #expect(
      more[2]
        == "           func _vitrine_viewWillAppear_Screen(_ animated: Bool) { super.viewWillAppear(animated) }"
    )
  }

  @Test func aMemberOfAnExtensionThatASubclassOverridesMovesToo() throws {
    let lines = try adapted(
      "class Base: NSObject {}\nextension Base {\n@objc func go(_ x: Int) -> Int { x }\n}\n"
        + "class Derived: Base {\noverride func go(_ x: Int) -> Int { 2 }\n}\n")
    #expect(lines[0].contains("func go(_ x: Int) -> Int { _vitrine_go_Base(x) }"))
    #expect(lines[2] == "func _vitrine_go_Base(_ x: Int) -> Int { x }")
    #expect(lines[5] == "override func go(_ x: Int) -> Int { 2 }")
  }

  @Test func anOverrideForAClassOfAnotherModuleIsTold() throws {
    let (_, notes) = try adaptedWithNotes(
      "extension UIViewController {\noverride open func viewDidLoad() {}\n}\n")
    #expect(
      notes == [
        "2 warning: viewDidLoad() of UIViewController, a class of another module, cannot be overridden in an "
          + "extension without Objective-C: what stands here is not called."
      ])
  }

  @Test func whatAnExtensionOfNSObjectDeclaresIsNotOverridden() throws {
    let source =
      "class A: NSObject {\noverride func observeValue(forKeyPath k: String?, of o: Any?, "
      + "change: [K: Any]?, context: P?) {}\n}\nclass B: A {\n"
      + "override func observeValue(forKeyPath k: String?, of o: Any?, change: [K: Any]?, context: P?) {}\n}\n"
    let lines = try adapted(source)
    #expect(lines[1].hasPrefix("func observeValue("))
    #expect(lines[2].contains("\"observeValueForKeyPath:ofObject:change:context:\""))
    #expect(lines[4].hasPrefix("override func observeValue("))
  }
}
