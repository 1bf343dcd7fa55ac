import Testing

/// Classes that derive from one of Foundation's which is another on Linux.
@Suite struct SuperclassTests {
  @Test(arguments: ["NotificationCenter", "Foundation.NotificationCenter"])
  func aNotificationCenterOverridesWhatExtensionsDeclare(_ superclass: String) throws {
    let lines = try adapted(
      "import Foundation\nfinal class Spy: \(superclass), @unchecked Sendable {\nvar names: [String] = []\n"
        + "override func post(name: Notification.Name, object: Any?) { super.post(name: name, object: object) }\n"
        + "override func removeObserver(_ observer: Any) {}\nfunc post(twice name: String) {}\n}\n")
    #expect(lines[0] == "import Foundation; import FoundationAdditions")
    #expect(
      lines[1].hasPrefix("final class Spy: OverridableNotificationCenter, @unchecked Sendable {"))
    #expect(
      lines[3]
        == "override func _overridable_post(name: Notification.Name, object: Any?) { super._overridable_post(name: name, object: object) }"
    )
    #expect(lines[4] == "override func _overridable_removeObserver(_ observer: Any) {}")
    #expect(lines[5] == "func post(twice name: String) {}")
  }

  @Test func aClassBelowItOverridesThemToo() throws {
    let lines = try adapted(
      "class Spy: NotificationCenter {}\nclass Sub: Spy {\n"
        + "override func post(_ n: Notification) {\nsuper.post(n)\n}\n}\n")
    #expect(lines[1].hasPrefix("class Sub: Spy {"))
    #expect(lines[2] == "override func _overridable_post(_ n: Notification) {")
    #expect(lines[3] == "super._overridable_post(n)")
  }

  @Test func aFileManagerOverridesThemByTheirLabels() throws {
    let lines = try adapted(
      "class Mock: FileManager {\noverride func fileExists(atPath path: String) -> Bool { true }\n"
        + "override func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { true }\n}\n"
    )
    #expect(lines[0].hasSuffix("class Mock: OverridableFileManager {"))
    #expect(lines[1] == "override func fileExists(atPath path: String) -> Bool { true }")
    #expect(lines[2].hasPrefix("override func _overridable_fileExists(atPath path: String, isDi"))
  }

  @Test func theInitializerIsTheRequiredOne() throws {
    let lines = try adapted(
      "class A: NotificationCenter {\noverride init() { super.init() }\n}\n"
        + "public class B: NotificationCenter {\nlet a: Int\ninit(a: Int) { self.a = a }\n}\n")
    #expect(lines[1] == "required init() { super.init() }")
    #expect(
      lines[3].hasPrefix(
        "public class B: OverridableNotificationCenter { public required init() { fatalError(\"B() has no initializer of its own.\") };"
      ))
  }

  @Test func aClassInAFunctionDerivesFromItToo() throws {
    let lines = try adapted(
      "func test() {\nclass Spy: NotificationCenter { override func post(_ n: Notification) {} }\n}\n"
    )
    #expect(
      lines[1].hasPrefix(
        "class Spy: OverridableNotificationCenter { override func _overridable_post(_ n: Notification) {} "
      ))
    #expect(lines[0] == "import FoundationAdditions; func test() {")
  }

  @Test func aClassOfTheProjectsOwnOfTheNameStays() throws {
    let lines = try adapted(
      "class NotificationCenter { func post(_ n: Int) {} }\n"
        + "class Mock: NotificationCenter { override func post(_ n: Int) { super.post(n) } }\n")
    #expect(
      lines[1].hasPrefix(
        "class Mock: NotificationCenter { override func post(_ n: Int) { super.post("))
  }

  @Test func aClassThatNoneCanDeriveFromIsNamed() throws {
    let (_, notes) = try adaptedWithNotes("import Foundation\nclass MockBundle: Bundle {}\n")
    #expect(
      notes == [
        "2 warning: MockBundle will fail: no class can derive from Foundation's Bundle on Linux. Let what is replaced "
          + "conform to a protocol of the project's."
      ])
  }

  @Test func aTimerOfATestsOwnIsMadeWithoutArguments() throws {
    let lines = try adapted(
      "class MockTimer: Timer {\nvar block: (() -> Void)?\noverride func fire() { block?() }\n}\n")
    #expect(
      lines[0].hasSuffix(
        "class MockTimer: Timer { convenience init() { self.init(fire: Date(), interval: 0, repeats: false, block: { _ in }) };"
      ))
  }
}
