import CoreGraphics
import DisplayList
import Typesetting

extension GlyphRun {
  /// The run with small capitals for some of its letters: a run for each change between the two.
  func smallCaps(_ letters: FontDescriptor.SmallCaps) -> [GlyphRun] {
    var pieces: [GlyphRun] = []
    var isSmall = false
    var x = origin.x
    for (index, character) in string.enumerated() {
      let isCapital = character.isLowercase && letters.contains(.lowercase)
      let becomesSmall =
        isCapital || (character.isUppercase && letters.contains(.uppercase))
      if pieces.isEmpty || becomesSmall != isSmall {
        isSmall = becomesSmall
        var piece = self
        piece.string = ""
        piece.advances = []
        piece.origin.x = x
        if isSmall { piece.font.size *= FontDescriptor.SmallCaps.size }
        if !pieces.isEmpty { piece.background = nil }
        pieces.append(piece)
      }
      let drawn = isCapital ? character.uppercased() : String(character)
      let advance = advances.indices.contains(index) ? advances[index] : 0
      pieces[pieces.count - 1].string += drawn
      pieces[pieces.count - 1].advances += [advance]
      pieces[pieces.count - 1].advances += Array(repeating: 0, count: drawn.count - 1)
      x += advance
    }
    return pieces
  }
}
