import Testing

@Suite struct ObservationTests {
  private static let properties = [
    Rewriting(
      "stored", "@objc dynamic var x = 0",
      "var x = 0 { willSet { willChangeValue(forKey: \"x\") } didSet { didChangeValue(forKey: \"x\") } }"
    ),
    Rewriting(
      "with observers", "@objc dynamic var x = 0 { didSet { f() } }",
      "var x = 0 { willSet { willChangeValue(forKey: \"x\") } didSet { defer { didChangeValue(forKey: \"x\") }; f() } }"
    ),
    Rewriting(
      "computed", "@objc dynamic var x: Int { get { 1 } set { f() } }",
      "var x: Int { get { 1 } set { willChangeValue(forKey: \"x\"); defer { didChangeValue(forKey: \"x\") }; f() } }"
    ),
    Rewriting("read-only", "@objc dynamic var x: Int { 1 }", "var x: Int { 1 }"),
    Rewriting(
      "its own key", "@objc(isX) dynamic var x = 0",
      "var x = 0 { willSet { willChangeValue(forKey: \"isX\") } didSet { didChangeValue(forKey: \"isX\") } }"
    ),
    Rewriting(
      "several", "@objc dynamic private var x = 0, y: Int",
      "private var x = 0 { willSet { willChangeValue(forKey: \"x\") } didSet { didChangeValue(forKey: \"x\") } }; "
        + "var y: Int { willSet { willChangeValue(forKey: \"y\") } didSet { didChangeValue(forKey: \"y\") } }"
    ),
    Rewriting("not dynamic", "@objc var x = 0", "var x = 0"),
  ]

  @Test(arguments: properties)
  func aDynamicPropertyTellsItsObservers(_ rewriting: Rewriting) throws {
    let lines = try adapted("class A: NSObject {\n\(rewriting.input)\n}\n")
    #expect(lines[1] == rewriting.output[0])
  }

  @Test func aClassThatIsNoObjectHasNoObservers() throws {
    let lines = try adapted("class A {\n@objc dynamic var x = 0\n}\n")
    #expect(lines[1] == "var x = 0")
  }

  @Test func aClassThatTellsItsObserversItselfIsAskedFirst() throws {
    let lines = try adapted(
      "class A: NSObject {\n@objc dynamic var x = 0\n"
        + "override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }\n}\n"
    )
    #expect(
      lines[1]
        == "var x = 0 { willSet { if Self.automaticallyNotifiesObservers(forKey: \"x\") "
        + "{ willChangeValue(forKey: \"x\") } } didSet { if "
        + "Self.automaticallyNotifiesObservers(forKey: \"x\") { didChangeValue(forKey: \"x\") } } }"
    )
  }
}
