import Testing

@Suite struct MakingTests {
  @Test func genericParametersOfApplesClassesMakeObjects() throws {
    let lines = try adapted(
      "func make<T: UIView>(_ type: T.Type) -> T {\nlet first = T()\nlet second = T(frame: .zero)\n"
        + "return type.init(frame: .zero)\n}\n")
    #expect(lines[1] == "let first = T._made()")
    #expect(lines[2] == "let second = T._made(frame: .zero)")
    #expect(lines[3] == "return type._made(frame: .zero)")
  }

  @Test func aConditionSaysWhatAParameterIs() throws {
    let lines = try adapted(
      "class Screen<Content>: UIViewController where Content : UIView & Themed {\n"
        + "override func loadView() { view = Content() }\n}\nprotocol Themed {}\n")
    #expect(lines[1] == "override func loadView() { view = Content._made() }")
  }

  @Test func extensionsOfApplesClassesMakeTheirSelf() throws {
    let lines = try adapted(
      "extension UIView {\nclass func plain() -> Self { Self() }\nstatic func other() -> Self { self.init(frame: .zero) }\n"
        + "func copied() -> Self { type(of: self).init() }\n}\n")
    #expect(lines[1] == "class func plain() -> Self { Self._made() }")
    #expect(lines[2] == "static func other() -> Self { self._made(frame: .zero) }")
    #expect(lines[3] == "func copied() -> Self { type(of: self)._made() }")
  }

  @Test func extensionsOfProtocolsForControllersMakeTheirSelf() throws {
    let lines = try adapted(
      "protocol Coded: UIViewController {}\nextension Coded {\nstatic func make() -> Self { Self() }\n}\n"
        + "protocol Loadable {}\nextension Loadable where Self: UIViewController {\n"
        + "static func load() -> Self { Self(nibName: nil, bundle: nil) }\n}\n")
    #expect(lines[2] == "static func make() -> Self { Self._made() }")
    #expect(lines[6] == "static func load() -> Self { Self._made(nibName: nil, bundle: nil) }")
  }

  @Test func aProtocolsConditionSaysWhatItsSelfIs() throws {
    let lines = try adapted(
      "protocol FromNib where Self: UIViewController { static func load() -> Self }\nextension FromNib {\n"
        + "static func load() -> Self { Self(nibName: \"\\(self)\", bundle: nil) }\n}\n")
    #expect(
      lines[2] == "static func load() -> Self { Self._made(nibName: \"\\(self)\", bundle: nil) }")
  }

  @Test func classesInVariablesMakeObjects() throws {
    let lines = try adapted(
      "struct Row {\nlet cell: UITableViewCell.Type\nfunc make() -> UITableViewCell {\n"
        + "cell.init(style: .default, reuseIdentifier: nil)\n}\n}\n")
    #expect(lines[3] == "cell._made(style: .default, reuseIdentifier: nil)")
  }

  @Test func whatSwiftItselfCanMakeStays() throws {
    let source =
      "protocol Empty { init() }\nclass Own { required init() {} }\nfunc a<T: Empty>(_: T.Type) -> T { T() }\n"
      + "func b<T: Own>(_: T.Type) -> T { T() }\nfunc c<N: BinaryInteger>(_: N.Type) -> N { N() }\n"
      + "struct Point { init() {}; static func zero() -> Self { Self() } }\n"
      + "func d() -> UIView { UIView() }\nextension UIView { convenience init(a: Int) { self.init(frame: .zero) } }\n"
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(try adapted(source) == lines)
  }
}
