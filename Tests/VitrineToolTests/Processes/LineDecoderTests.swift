import Testing

@testable import VitrineTool

@Suite struct LineDecoderTests {
  @Test func linesMayArriveInPieces() {
    var decoder = LineDecoder()
    #expect(decoder.append("on".utf8) == [])
    #expect(decoder.append("e\r\ntwo\nth".utf8) == ["one", "two"])
    #expect(decoder.finish() == "th")
    #expect(decoder.finish() == nil)
  }

  @Test func aLineWithoutEndComesInParts() {
    var decoder = LineDecoder()
    let long = String(repeating: "é", count: 600_000)
    // One byte is missing of the last character.
    let parts = decoder.append(Array(long.utf8.dropLast()))
    #expect(parts.map(\.count) == [599_999])
    #expect(decoder.append(Array(long.utf8.suffix(1)) + Array(" end\n".utf8)) == ["é end"])
  }

  @Test func aCharacterCutInTwoIsPutTogether() {
    var decoder = LineDecoder()
    let bytes = Array("é\n".utf8)
    #expect(decoder.append(bytes.prefix(1)) == [])
    #expect(decoder.append(bytes.dropFirst()) == ["é"])
  }
}
