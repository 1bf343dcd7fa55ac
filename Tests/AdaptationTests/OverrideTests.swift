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

  @Test func anOverrideForAClassOfAnotherModuleIsRegistered() throws {
    let (lines, notes) = try adaptedWithNotes(
      "extension UINavigationController {\n  open override var shouldAutorotate: Bool { false }\n"
        + "  override open func viewWillAppear(_ animated: Bool) {}\n}\n")
    #expect(notes == [])
    #expect(
      lines[1]
        == "public          var _vitrine_shouldAutorotate_UINavigationController: Bool { false }")
    #expect(
      lines[2] == "public func _vitrine_viewWillAppear_UINavigationController(_ animated: Bool) {}")
    #expect(
      lines[3].contains(
        "ObjectiveCMethod(\"_vitrine_override_shouldAutorotate\") { (object: UINavigationController) in "
          + "{ object._vitrine_shouldAutorotate_UINavigationController } }"))
    #expect(
      lines[3].contains(
        "ObjectiveCMethod(\"_vitrine_override_viewWillAppear(_:)\") { (object: UINavigationController) in "
          + "{ (a0: Bool) in object._vitrine_viewWillAppear_UINavigationController(a0) } }"))
  }

  @Test func anOverrideThatUIKitDoesNotAskForIsTold() throws {
    let (_, notes) = try adaptedWithNotes(
      "extension UIViewController {\noverride open func viewLayoutMarginsDidChange() {}\n}\n")
    #expect(
      notes == [
        "2 warning: viewLayoutMarginsDidChange() of UIViewController, a class of another module, cannot be overridden in an "
          + "extension without Objective-C: what stands here is not called."
      ])
  }

  @Test func whatUIKitsOwnSubclassReplacesIsTold() throws {
    let (_, notes) = try adaptedWithNotes(
      "extension UILabel {\nopen override var intrinsicContentSize: CGSize { .zero }\n}\n")
    #expect(
      notes.first?.hasPrefix("2 warning: intrinsicContentSize of UILabel, a class of") == true)
    let (lines, others) = try adaptedWithNotes(
      "extension UIImageView {\nopen override func didMoveToWindow() {}\n}\nextension UITabBarController {\n"
        + "open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}\n}\n")
    #expect(others == [])
    let text = lines.joined(separator: "\n")
    #expect(text.contains("ObjectiveCMethod(\"_vitrine_override_didMoveToWindow()\")"))
    #expect(text.contains("ObjectiveCMethod(\"_vitrine_override_prepare(for:sender:)\")"))
  }

  @Test func whatAnExtensionOfNSObjectDeclaresIsNotOverridden() throws {
    let source =
      "class A: NSObject {\noverride func observeValue(forKeyPath k: String?, of o: Any?, "
      + "change: [K: Any]?, context: P?) {}\n}\nclass B: A {\n"
      + "override func observeValue(forKeyPath k: String?, of o: Any?, change: [K: Any]?, context: P?) {}\n}\n"
    let lines = try adapted(source)
    #expect(lines[1].hasPrefix("func observeValue("))
    // A call on an object of the class is that of its own method, also where the main actor holds the class.
    #expect(
      lines[2].contains(
        "\"observeValueForKeyPath:ofObject:change:context:\") { (object: A) in { (a0: String?, a1: Any?, "
          + "a2: [K: Any]?, a3: P?) in object.observeValue(forKeyPath: a0, of: a1, change: a2, context: a3) } }"
      ))
    #expect(lines[4].hasPrefix("override func observeValue("))
  }
}
