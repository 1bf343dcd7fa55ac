import Testing

@testable import InlineSnapshotTesting

/// What a source looks like after a text was written into it.
struct InlineSourceTests {
  private func written(
    _ text: String?, into source: String, line: Int = 1, column: Int = 1,
    _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) -> String? {
    InlineSource(source).call(onLine: line, column: column)?.replacing(with: text, descriptor)
  }

  @Test func aClosureIsAddedBehindTheCall() {
    #expect(
      written("a\n\nb", into: "  assertInlineSnapshot(of: x, as: .dump)\n}\n") == """
          assertInlineSnapshot(of: x, as: .dump) {
            \"""
            a

            b
            \"""
          }
        }

        """)
  }

  @Test func theTextInAClosureIsReplaced() {
    let source = """
      func test() {
          assertInlineSnapshot(of: "(\\(1 + f(")"))", as: .lines) {
              \"""
              } old {
              \"""
          }
      }
      """
    #expect(
      written("new", into: source, line: 2)
        == source.replacing("} old {", with: "new"))
  }

  @Test func callsOverSeveralLinesAndCommentsAreUnderstood() {
    let source = """
      assertInlineSnapshot( // )
        of: value, /* ( /* ) */ */
        as: .json
      )
      next()
      """
    #expect(
      written("1", into: source) == """
        assertInlineSnapshot( // )
          of: value, /* ( /* ) */ */
          as: .json
        ) {
          \"""
          1
          \"""
        }
        next()
        """)
  }

  @Test func laterClosuresAreFoundByTheirLabels() {
    let expansion = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "expansion", trailingClosureOffset: 1)
    #expect(
      written("c", into: "check(x) { a } matches: { b }", expansion)
        == "check(x) { a } expansion: {\n  \"\"\"\n  c\n  \"\"\"\n}")
    let fixes = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "fixes", trailingClosureOffset: 2)
    #expect(
      written("c", into: "check(x) { a } expansion: { b }", fixes)
        == "check(x) { a } expansion: { b } fixes: {\n  \"\"\"\n  c\n  \"\"\"\n}")
  }

  @Test func aClosureIsTakenAwayWhereThereIsNoText() {
    #expect(
      written(nil, into: "assertInlineSnapshot(of: x, as: .dump) { \"a\" }\n")
        == "assertInlineSnapshot(of: x, as: .dump)\n")
  }

  @Test func quotesAndBackslashesGetMarks() {
    #expect(
      written("a \\(b) \"\"\"# c", into: "f()")
        == "f() {\n  ##\"\"\"\n  a \\(b) \"\"\"# c\n  \"\"\"##\n}")
    #expect(InlineCallSite.hashes(in: "plain \"quoted\" text #") == 0)
    #expect(InlineCallSite.hashes(in: "\\") == 1)
  }

  @Test func theCallAtTheColumnIsMeant() {
    let source = "f(1); g(2)"
    #expect(written("x", into: source, column: 7)?.hasPrefix("f(1); g(2) {") == true)
    #expect(written("x", into: source, column: 99)?.hasPrefix("f(1) {") == true)
  }

  @Test func tabsAreKept() {
    #expect(
      written("x", into: "\tassertInlineSnapshot(of: 1, as: .dump)")
        == "\tassertInlineSnapshot(of: 1, as: .dump) {\n\t\t\"\"\"\n\t\tx\n\t\t\"\"\"\n\t}")
  }

  @Test func aLineWithoutACallHasNone() {
    #expect(written("x", into: "let a = 1") == nil)
    #expect(written("x", into: "f()", line: 4) == nil)
  }
}
