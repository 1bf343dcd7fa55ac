import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct StringUTF16RangesTests {
  private let text = "a👍b"

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func rangesAreCutToTheText() {
    #expect(text.wholeRange(range(0, 99)) == range(0, 4))
    #expect(text.wholeRange(range(-5, 2)) == range(0, 2 + 1))
    #expect(text.wholeRange(range(.max, .max)) == range(4, 0))
    #expect(text.wholeRange(range(3, .min)) == range(3, 0))
  }

  @Test func halvesOfCharactersAreWhole() {
    #expect(text.wholeRange(range(2, 0)) == range(1, 2))
    #expect(text.part(range(2, 1)) == "👍")
    #expect(text.part(range(0, 2)) == "a👍")
  }

  @Test func aCharacterBelongsToTheRunInWhichItBegins() {
    #expect(text.runRange(range(0, 2)) == range(0, 3))
    #expect(text.runRange(range(2, 2)) == range(3, 1))
    #expect(text.runRange(range(2, 0)) == range(3, 0))
  }
}
