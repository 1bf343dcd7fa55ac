import CoreGraphics
import DisplayList

extension GlyphRun {
  /// The size of small capitals against that of others; layout measures them so.
  private static let smallCapSize: CGFloat = 0.78

  /// The run with small capitals for its small letters: a run for each change between the two.
  func smallCaps() -> [GlyphRun] {
    var pieces: [GlyphRun] = []
    var isSmall = false
    var x = origin.x
    for (index, character) in string.enumerated() {
      let becomesSmall = character.isLowercase
      if pieces.isEmpty || becomesSmall != isSmall {
        isSmall = becomesSmall
        var piece = self
        piece.string = ""
        piece.advances = []
        piece.origin.x = x
        if isSmall { piece.font.size *= Self.smallCapSize }
        if !pieces.isEmpty { piece.background = nil }
        pieces.append(piece)
      }
      let letters = isSmall ? character.uppercased() : String(character)
      let advance = advances.indices.contains(index) ? advances[index] : 0
      pieces[pieces.count - 1].string += letters
      pieces[pieces.count - 1].advances += [advance]
      pieces[pieces.count - 1].advances += Array(repeating: 0, count: letters.count - 1)
      x += advance
    }
    return pieces
  }
}
