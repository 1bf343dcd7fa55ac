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

  @Test func aCharacterCutInTwoIsPutTogether() {
    var decoder = LineDecoder()
    let bytes = Array("é\n".utf8)
    #expect(decoder.append(bytes.prefix(1)) == [])
    #expect(decoder.append(bytes.dropFirst()) == ["é"])
  }
}
