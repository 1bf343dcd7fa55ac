/// How hard a pattern is to read, by the standard's four rules.
enum QRPenalty {
  static func of(_ modules: [[Bool]]) -> Int {
    let size = modules.count
    let columns = (0..<size).map { x in (0..<size).map { modules[$0][x] } }
    var penalty = 0
    for line in modules + columns { penalty += runs(line) + finders(line) }
    for y in 0..<(size - 1) {
      for x in 0..<(size - 1) {
        let color = modules[y][x]
        if color == modules[y][x + 1], color == modules[y + 1][x],
          color == modules[y + 1][x + 1]
        {
          penalty += 3
        }
      }
    }
    let dark = modules.joined().count { $0 }
    let total = size * size
    return penalty + (abs(dark * 20 - total * 10) + total - 1) / total * 10 - 10
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (penalty, length) = (0, 1)
    for place in 1...line.count {
      if place < line.count, line[place] == line[place - 1] {
        length += 1
      } else {
        if length >= 5 { penalty += length - 2 }
        length = 1
      }
    }
    return penalty
  }

  /// What looks like a corner: dark, light, three dark, light, dark, with four light on a side.
  private static func finders(_ line: [Bool]) -> Int {
    let core = [true, false, true, true, true, false, true]
    var penalty = 0
    for start in 0...(line.count - 7) where Array(line[start..<(start + 7)]) == core {
      func isLight(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !line.indices.contains($0) || !line[$0] }
      }
      if isLight((start - 4)..<start) { penalty += 40 }
      if isLight((start + 7)..<(start + 11)) { penalty += 40 }
    }
    return penalty
  }
}
