import Foundation
import InlineSnapshotTesting
import Testing

/// The assertion, with sources of its own to write into.
struct AssertInlineSnapshotTests {
  private final class Source {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("inline-\(UUID().uuidString).swift")

    init(_ text: String) throws { try Data(text.utf8).write(to: url) }
    deinit { try? FileManager.default.removeItem(at: url) }

    var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  }

  private func problem(
    of value: String?, in source: Source, line: Int = 1, column: Int = 1,
    record: SnapshotTestingConfiguration.Record = .missing, expected: String? = nil
  ) -> String? {
    InlineCheckForTests.problem(
      of: value, path: source.url.path, line: line, column: column, record: record,
      expected: expected)
  }

  @Test func theTextInTheClosureIsCompared() {
    assertInlineSnapshot(of: ["a": 1], as: .json) {
      """
      {
        "a" : 1
      }
      """
    }
    assertInlineSnapshot(of: String?.none, as: .lines)
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  @Test func aDifferenceIsShownLineByLine() {
    withKnownIssue {
      assertInlineSnapshot(of: "one\n2", as: .lines, message: "Numbers", record: .never) {
        """
        one
        two
        """
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Numbers\nThe value is not as the text in the source.")
          && $0.rawValue.contains("− two\n+ 2")
      }
    }
  }

  @Test func aMissingTextIsWrittenAndFails() throws {
    let source = try Source("assertInlineSnapshot(of: 1, as: .dump)\n")
    let message = try #require(problem(of: "- 1\n", in: source))
    #expect(message.hasPrefix("There was no text to compare with; it was written"))
    #expect(source.text.hasSuffix(" {\n  \"\"\"\n  - 1\n\n  \"\"\"\n}\n"))
  }

  @Test func nothingIsWrittenWhereTheModeIsNever() throws {
    let source = try Source("assertInlineSnapshot(of: 1, as: .dump)\n")
    #expect(problem(of: "- 1", in: source, record: .never)?.contains("\"never\"") == true)
    #expect(!source.text.contains("{"))
  }

  @Test func laterCallsAreFoundWhereTheyHaveMovedTo() throws {
    let source = try Source("f()\ng()\nf()\n")
    for line in [1, 3, 2] { _ = problem(of: "\(line)", in: source, line: line) }
    func call(_ name: String, _ line: Int) -> String {
      "\(name)() {\n  \"\"\"\n  \(line)\n  \"\"\"\n}\n"
    }
    #expect(source.text == call("f", 1) + call("g", 2) + call("f", 3))
  }

  @Test func oneCallMakesOneSnapshot() throws {
    let source = try Source("f()\n")
    _ = problem(of: "a", in: source, record: .all)
    _ = problem(of: "a", in: source, record: .all)
    let message = try #require(problem(of: "b", in: source, record: .all))
    #expect(message.hasPrefix("This call has made two different snapshots in one run"))
    #expect(source.text.contains("\n  a\n"))
  }

  @Test func aSourceThatWasChangedIsTold() throws {
    let source = try Source("let a = 1\n")
    #expect(problem(of: "a", in: source)?.hasPrefix("There is no call at line 1 of ") == true)
    #expect(source.text == "let a = 1\n")
  }
}
