import Testing

/// What is left out where builds said that something does not compile.
@Suite struct PruningTests {
  private func pruned(
    _ source: String, _ rounds: [[(line: Int, column: Int)]], kind: String = "app",
    message: String = "no"
  ) throws -> (lines: [String], notes: [String]) {
    let adapter = try Adapter()
    try adapter.write(source, to: "File.swift")
    let broken = rounds.map { round in
      round.map { place -> [String: any Sendable] in
        ["line": place.line, "column": place.column, "message": message]
      }
    }
    let file: [String: any Sendable] = [
      "input": adapter.folder.appendingPathComponent("File.swift").path,
      "output": adapter.folder.appendingPathComponent("out-App/File.swift").path,
      "broken": broken,
    ]
    let run = try adapter.adapt([], options: ["files": [file], "kind": kind])
    let lines = try adapter.output("File.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.count - 1 == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    return (lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }, run.notes)
  }

  @Test func aBodyFailsWithItsName() throws {
    let (lines, notes) = try pruned(
      "struct Finder {\nfunc find(_ name: String) -> Int {\nlet place = Place()\nreturn 1\n}\nvar x = 1\n}\n",
      [[(3, 13)]])
    #expect(lines[1].contains("fatalError(\"Finder.find(_:) is left out"))
    #expect(lines[2...5] == ["", "", "}", "var x = 1"])
    #expect(notes == ["3 warning: Finder.find(_:) is left out: no"])
  }

  @Test func aModelWithoutAStoreIsObservedAndHasAnIdentity() throws {
    let (lines, notes) = try pruned(
      "import SwiftData\n@Model final class Trip {\nvar name = 1\n}\n@Model\nclass Stop: Codable {\n}\n",
      [[(2, 2), (5, 2)]])
    #expect(lines[0].contains("import Observation; "))
    #expect(lines[1].hasPrefix("@Observable final class Trip: Identifiable {"))
    #expect(lines[4] == "@Observable")
    #expect(lines[5].hasPrefix("class Stop: Codable, Identifiable {"))
    #expect(
      notes.first
        == "2 warning: the store of Trip, which is @Observable instead of @Model, is left out: no")
  }

  @Test func aViewShowsWhatIsMissing() throws {
    let (lines, _) = try pruned(
      "struct A: View {\nvar body: some View { Map() }\n}\n", [[(2, 23)]])
    #expect(lines[1].hasPrefix("var body: some View {"))
    #expect(lines[1].contains("Text(verbatim: \"A.body is left out.\")"))
  }

  @Test func whatIsStillWrongGoesAsAWhole() throws {
    let (lines, notes) = try pruned(
      "struct A {\nfunc f() -> some Place { Map() }\nlet x = 1\n}\n", [[(2, 26)], [(2, 26)]])
    #expect(lines[1] == "")
    #expect(lines[2] == "let x = 1")
    #expect(notes.count == 2)
  }

  @Test func propertiesAndSignaturesGo() throws {
    let (lines, _) = try pruned(
      "class A {\nlet manager = Manager();\nfunc f(_ m: Manager) {}\nvar y = 2\n}\n",
      [[(2, 15), (3, 13)]])
    #expect(lines[1...3] == ["", "", "var y = 2"])
  }

  @Test func aConformanceGoesAndTheTypeStays() throws {
    let (lines, notes) = try pruned(
      "class A: NSObject, ObservableObject, FinderDelegate {\n}\nclass B: FinderDelegate {\n}\n",
      [[(1, 38), (3, 10)]])
    #expect(lines[0].hasPrefix("class A: NSObject, ObservableObject {"))
    #expect(lines[2].hasPrefix("class B {") || lines[2].hasPrefix("class B  {"))
    #expect(notes.first == "1 warning: FinderDelegate of A is left out: no")
  }

  @Test func anAttributeGoesAndAListIsEmpty() throws {
    let (lines, _) = try pruned(
      "@Stored final class A {\n@Query(sort: \\.name) private var items: [Item]\n}\n",
      [[(1, 2), (2, 2)]])
    #expect(lines[0].hasPrefix("final class A {"))
    #expect(lines[1] == "private var items: [Item] = []")
  }

  @Test func aTestGoesAsAWhole() throws {
    let (lines, notes) = try pruned(
      "class T: XCTestCase {\nfunc testMap() {\nMap()\n}\nfunc testOther() {}\n}\n", [[(3, 1)]],
      kind: "unitTests")
    #expect(lines[1...4] == ["", "", "", "func testOther() {}"])
    #expect(notes == ["3 warning: T.testMap() is left out: no"])
  }

  @Test func previewsAndCasesGo() throws {
    let (lines, notes) = try pruned(
      "import UIKit\n#Preview { Map() }\nenum E { case a(Map) }\n", [[(2, 12), (3, 17)]])
    #expect(lines[1] == "")
    #expect(lines[2].hasPrefix("enum E {") && !lines[2].contains("case"))
    #expect(notes == ["2 warning: #Preview is left out: no", "3 warning: E.a is left out: no"])
  }

  @Test func aMissingModifierGoesAlone() throws {
    let (lines, notes) = try pruned(
      "struct A: View {\nvar body: some View {\nText(\"x\")\n.glow(2) { y }\n.bold()\n}\n}\n",
      [[(4, 2)]],
      message: "value of type 'Text' has no member 'glow'")
    #expect(lines[2...4] == ["Text(\"x\")", "", ".bold()"])
    #expect(
      notes == [
        "4 warning: the modifier glow in A.body is left out: value of type 'Text' has no member 'glow'"
      ])
  }

  @Test func aMissingMemberOfAnotherObjectTakesTheBody() throws {
    let (lines, _) = try pruned(
      "func f() {\nmodel.glow()\n}\n", [[(2, 7)]],
      message: "value of type 'Model' has no member 'glow'")
    #expect(lines[0].contains("fatalError"))
  }
}
