import Testing

@testable import XcodeProjects

@Suite struct OpenStepParserTests {
  private func parse(_ text: String) throws -> PropertyList {
    try OpenStepParser.parse(Array(text.utf8)).0
  }

  private func failure(_ text: String) -> String {
    do {
      return "\(try OpenStepParser.parse(Array(text.utf8)).0)"
    } catch {
      return "\(error.line): \(error.sentence)"
    }
  }

  @Test func valuesOfAllKindsAreRead() throws {
    let value = try parse(
      #"""
      // !$*UTF8*$!
      { a = (one, "t w o", 'it"s', ); /* why */ b = <0fA0 10>; "c d" = { }; e = path/to.swift /* x */; }
      """#)
    #expect(value["a"]?.strings == ["one", "t w o", "it\"s"])
    #expect(value["b"] == .data([0x0F, 0xA0, 0x10]))
    #expect(value["c d"]?.entries?.values.isEmpty == true)
    #expect(value["e"] == .string("path/to.swift"))
  }

  @Test func escapesBecomeTheirCharacters() throws {
    let value = try parse(
      #"("a\nb", "\"q\"", "\U00e4\UD83D\UDE00", "\101", "\351", "\\", "Größe")"#)
    #expect(value.strings == ["a\nb", "\"q\"", "ä😀", "A", "Ø", "\\", "Größe"])
  }

  @Test func wordsKeepSignsThatWritersQuote() throws {
    let value = try parse("{ a = a+b@2x~ipad_$; }")
    #expect(value["a"] == .string("a+b@2x~ipad_$"))
  }

  @Test func dictionariesKnowTheirLines() throws {
    let value = try parse("{\n a = {\n  b = {x = 1;};\n };\n}")
    #expect(value["a"]?.entries?.line == 2)
    #expect(value["a"]?["b"]?.entries?.line == 3)
  }

  @Test func aMergeMarkerIsNamedWithItsLine() {
    let expected =
      "a merge conflict is left here (“<<<<<<<”): keep one of its two sides and take the lines with the "
      + "markers out"
    #expect(
      failure("{\n a = 1;\n<<<<<<< HEAD\n b = 1;\n=======\n b = 2;\n>>>>>>> x\n}")
        == "3: \(expected)")
  }

  @Test(arguments: [
    ("{\n a = 1\n b = 2;\n}", "3: “;” is missing after the value of “a”"),
    ("{ a = (1, 2;\n }", "1: “,” or “)” is missing in a list"),
    ("{ a = 1;\n b", "2: “=” is missing after the key “b”"),
    (
      "{\n a = {\n  b = 1;\n",
      "2: the dictionary that begins here isn't closed: the rest of the file is missing, or a bracket is"
    ),
    ("{ a = \"x;\n }", "1: the string that begins here isn't closed"),
    ("{ } }", "1: text follows the end of the property list"),
    (" ", "1: the text ends where a value should stand"),
  ])
  func brokenTextsAreExplained(text: String, expected: String) {
    #expect(failure(text) == expected)
  }

  @Test func aKeyThatStandsTwiceIsReported() throws {
    let (value, duplicates) = try OpenStepParser.parse(Array("{\na = 1;\na = 2;\n}".utf8))
    #expect(value["a"] == .string("2"))
    #expect(duplicates == [OpenStepParser.DuplicateKey(line: 3, key: "a")])
  }

  @Test func stringsFilesNeedNoBraces() throws {
    let text = "/* Title */\n\"title\" = \"Willkommen\";\nplain = 'x';\n\"same\";\n"
    let value = try OpenStepParser.parseEntries(Array(text.utf8)).0
    #expect(value["title"] == .string("Willkommen"))
    #expect(value["plain"] == .string("x"))
    #expect(value["same"] == .string("same"))
  }
}
