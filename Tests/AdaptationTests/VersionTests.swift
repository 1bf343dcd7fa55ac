import Testing

/// Overrides of members that extensions of Apple's classes declare.
@Suite struct VersionTests {
  @Test func aMemberOfAnExtensionAsksForTheVersionOfTheObjectsClass() throws {
    let adapter = try Adapter()
    try adapter.write(
      "extension UIViewController {\n  @objc open func setUp(_ x: Int = 1) throws -> Int { x }\n"
        + "  @objc var caption: String { get { \"\" } set {} }\n  @objc func alone() {}\n}\n",
      to: "More.swift")
    try adapter.write(
      "class Screen: UITableViewController {\n"
        + "  override func setUp(_ x: Int) throws -> Int { try super.setUp(x) }\n"
        + "  override var caption: String { get { super.caption } set { super.caption = newValue } }\n}\n"
        + "class Detail: Screen {\n  override func setUp(_ x: Int) throws -> Int { try super.setUp(2) }\n}\n",
      to: "Screen.swift")
    try adapter.adapt(["More.swift", "Screen.swift"])
    let more = try adapter.output("More.swift").split(separator: "\n").map(String.init)
    #expect(
      more[2].contains("func _vitrine_setUp_UIViewController(_ x: Int = 1) throws -> Int { x }"))
    #expect(more[4].contains("func alone() {}"))
    #expect(
      more[5].contains(
        "public func setUp(_ x: Int = 1) throws -> Int { if let own_ = self as? Screen { return try "
          + "own_._vitrine_own_setUp_UIViewController(x) }; return try _vitrine_setUp_UIViewController(x) }"
      ))
    #expect(
      more[5].contains(
        "var caption: String { get { if let own_ = self as? Screen { return "
          + "own_._vitrine_own_caption_UIViewController }; return _vitrine_caption_UIViewController } set { "
          + "if let own_ = self as? Screen { own_._vitrine_own_caption_UIViewController = newValue; return }; "
          + "_vitrine_caption_UIViewController = newValue } }"))
    let screen = try adapter.output("Screen.swift").split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    #expect(
      screen[2].hasPrefix(
        "func _vitrine_own_setUp_UIViewController(_ x: Int) throws -> Int "
          + "{ try super._vitrine_setUp_UIViewController(x) }"))
    #expect(screen[3].contains("get { super._vitrine_caption_UIViewController }"))
    // A version of a version overrides it.
    #expect(
      screen[6].hasPrefix(
        "override func _vitrine_own_setUp_UIViewController(_ x: Int) throws -> Int "
          + "{ try super._vitrine_own_setUp_UIViewController(2) }"))
  }

  @Test func aVersionMayStandInAnExtensionOfItsClass() throws {
    let lines = try adapted(
      "extension UIView { @objc func style() {} }\nclass Card: UIButton {\n}\n"
        + "extension Card { override func style() { super.style() } }\n")
    #expect(lines[0].contains("if let own_ = self as? Card"))
    #expect(lines[2].contains("func _vitrine_own_style_UIView() { _vitrine_style_Card() }"))
    #expect(!lines[2].contains("override"))
    #expect(lines[3].contains("func _vitrine_style_Card() { super._vitrine_style_UIView() }"))
  }

  @Test func classesOfAnotherBranchHaveNoVersion() throws {
    let lines = try adapted(
      "extension UIView { @objc func style() {} }\n"
        + "class Base: UIViewController { func style() {} }\n"
        + "class Screen: Base { override func style() {} }\n")
    #expect(lines[0].contains("func style() {}"))
    #expect(lines[2].contains("override func style() {}"))
  }

  @Test func whatIsOpenInAnExtensionBelongsToItsClass() throws {
    let lines = try adapted(
      "open class Base: UIView {\n}\n"
        + "extension Base { @objc open func go(_ x: Int) {} ; @objc dynamic func run() {} }\n"
        + "public extension Base { @objc dynamic func walk() {} }\n"
        + "extension UIView { @objc open func stop() {} }\n")
    #expect(lines[1].contains("open func go(_ x: Int) { _vitrine_go_Base(x) }"))
    #expect(lines[1].contains("; func run() { _vitrine_run_Base() }"))
    #expect(lines[1].contains("; public func walk() { _vitrine_walk_Base() }"))
    #expect(lines[2].contains("public func _vitrine_go_Base(_ x: Int) {}"))
    #expect(lines[4].contains("public func stop() {}"))
  }

  @Test func onlyCallsOfTheSameOverloadLeadToTheVersionAbove() throws {
    let lines = try adapted(
      "extension UIView { @objc func style(_ x: Int, then: () -> Void = {}) {} }\n"
        + "class Base: UIView { func style(dark: Bool) {}; func style() {} }\nclass Card: Base {\n"
        + "override func style(_ x: Int, then: () -> Void) { super.style(x) { super.style() } }\n"
        + "override func style(dark: Bool) { super.style(dark: dark); super.style(1) }\n"
        + "func style(now: Int) { let all = super.style(_:then:); all(now, {}) }\n}\n")
    #expect(lines[0].contains("if let own_ = self as? Card"))
    #expect(lines[3].contains("{ super._vitrine_style_UIView(x) { super.style() } }"))
    #expect(lines[4].contains("override func style(dark: Bool) { super.style(dark: dark); "))
    #expect(lines[4].contains("; super._vitrine_style_UIView(1) }"))
    #expect(lines[5].contains("super._vitrine_style_UIView(_:then:)"))
  }

  @Test func aCallOfAPropertyIsOneOfTheMethodOfItsNameWhereThatFits() throws {
    let lines = try adapted(
      "extension UIView { @objc var caption: String { \"\" } }\n"
        + "class Base: UIView { func caption(of x: Int) -> String { \"\" } }\nclass Card: Base {\n"
        + "override var caption: String { super.caption + super.caption(of: 1) }\n}\n")
    #expect(lines[3].contains("{ super._vitrine_caption_UIView + super.caption(of: 1) }"))
  }

  @Test func textsAndCommentsKeepTheNameAndClassesInsideTheirs() throws {
    let lines = try adapted(
      "extension UIView { @objc func style() -> Int { 0 } }\nclass Card: UIView {\n"
        + "override func style() -> Int { log(\"super.style() \\(super.style())\"); return 1 } // super.style()\n"
        + "class Other: Base { override func style() -> Int { super.style() } }\n}\n"
        + "class Base { func style() -> Int { 2 } }\n")
    #expect(
      lines[2].contains(
        "log(\"super.style() \\(super._vitrine_style_UIView())\"); return 1 } // super.style()"))
    #expect(lines[3].contains("override func style() -> Int { super.style() }"))
  }

  @Test func classesOfTheSystemDeriveFromEachOther() throws {
    let lines = try adapted(
      "extension UIControl { @objc func style() {} }\nextension Operation { @objc func begin() {} }\n"
        + "class SignIn: ASAuthorizationAppleIDButton { override func style() {} }\n"
        + "class Upload: BlockOperation { override func begin() {} }\n")
    #expect(lines[0].contains("if let own_ = self as? SignIn"))
    #expect(lines[1].contains("if let own_ = self as? Upload"))
  }
}
