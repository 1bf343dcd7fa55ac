import Testing

@testable import VitrineTool

@Suite struct AppleNamesTests {
  @Test(arguments: [
    ("let session: URLSession", "uses URLSession without FoundationNetworking"),
    ("let parser = XMLParser(data: data)", "uses XMLParser without FoundationXML"),
    ("  @objc func tap() {}", "uses @objc, which Linux does not have"),
    ("#selector(tap)", "uses #selector, which Linux does not have"),
    ("return autoreleasepool { work() }", "uses autoreleasepool, which Linux does not have"),
    (
      "let f = DateComponentsFormatter()", "uses DateComponentsFormatter, which Linux does not have"
    ),
    ("Text(String(localized: \"a\"))", "uses String(localized:), which Linux does not have"),
    (
      "#if !os(watchOS)\nlet q: NSHashTable<A>\n#endif",
      "uses NSHashTable, which Linux does not have"
    ),
    (
      "#if canImport(Darwin)\n#else\nlet u = UndoManager()\n#endif",
      "uses UndoManager, which Linux does not have"
    ),
    ("/* a */ let e = \"\\\"\"; let s: OSStatus", "uses OSStatus, which Linux does not have"),
  ])
  func whatLinuxLacksIsNamed(text: String, reason: String) {
    #expect(AppleNames(text).reason == reason)
  }

  @Test(arguments: [
    "import Foundation\npublic struct Cart: Codable { let total: Decimal }",
    "// URLSession\n/* @objc\n URLSession */ let a = 1",
    "let a = \"URLSession\"\nlet b = \"\"\"\n URLSession \"quoted\" @objc\n\"\"\"",
    "#if canImport(ObjectiveC)\n@objc final class A {}\n#endif",
    "#if os(iOS) || os(macOS)\nlet a: URLSession\n#else\nlet a = 1\n#endif",
    "#if swift(>=5)\n#if os(iOS)\n@objc\n#endif\nlet a = 1\n#endif",
    "struct Selector {}\nlet a: Selector",
    "let myURLSession = 1, URLSessionish = 2",
    "case localized: break\nlet localized: String",
    "#endif\n#else",
  ])
  func whatItHasOrTheSourcesDeclareIsNot(text: String) {
    #expect(AppleNames(text).reason == nil)
  }
}
