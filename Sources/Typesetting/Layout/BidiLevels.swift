/// The embedding levels of a line's characters: even runs left to right, odd right to left.
///
/// Works out the implicit part of UAX #9 for one line. Explicit embeddings, overrides and
/// isolates are not read, and paired brackets are treated as other neutral signs.
enum BidiLevels {
  /// One level for each direction; `isRightToLeft` is the base direction.
  static func levels(of directions: [TextDirection], isRightToLeft: Bool) -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    guard isRightToLeft || directions.contains(.rightToLeft) else {
      return [UInt8](repeating: 0, count: directions.count)
    }
    return levels(of: resolvedSeparators(directions), base: base)
  }

  /// Separators between two digits and signs beside a digit become digits, others neutral.
  private static func resolvedSeparators(_ directions: [TextDirection]) -> [TextDirection] {
    var resolved = directions
    for index in resolved.indices where resolved[index] == .numberSeparator {
      let before = index > 0 ? resolved[index - 1] : .neutral
      let after = index + 1 < directions.count ? directions[index + 1] : .neutral
      resolved[index] = before == .number || after == .number ? .number : .neutral
    }
    return resolved
  }

  private static func levels(of directions: [TextDirection], base: UInt8) -> [UInt8] {
    var levels = [UInt8](repeating: base, count: directions.count)
    // The last letter's level decides for digits; nil at the start of the line.
    var isLastLetterRightToLeft = base == 1
    // The direction, for neutrals, of what stands before them.
    var isBeforeRightToLeft = base == 1
    var neutralStart: Int?

    func closeNeutrals(at end: Int, isAfterRightToLeft: Bool) {
      guard let start = neutralStart else { return }
      let level: UInt8 =
        isBeforeRightToLeft == isAfterRightToLeft
        ? embedding(isRightToLeft: isAfterRightToLeft, base: base) : base
      for index in start..<end { levels[index] = level }
      neutralStart = nil
    }

    for (index, direction) in directions.enumerated() {
      switch direction {
      case .neutral, .numberSeparator:
        if neutralStart == nil { neutralStart = index }
      case .leftToRight, .rightToLeft:
        let isRightToLeft = direction == .rightToLeft
        closeNeutrals(at: index, isAfterRightToLeft: isRightToLeft)
        levels[index] = embedding(isRightToLeft: isRightToLeft, base: base)
        isLastLetterRightToLeft = isRightToLeft
        isBeforeRightToLeft = isRightToLeft
      case .number:
        // Digits after a right-to-left letter count as right to left for the signs around them.
        closeNeutrals(at: index, isAfterRightToLeft: isLastLetterRightToLeft)
        levels[index] =
          isLastLetterRightToLeft ? 2 : embedding(isRightToLeft: false, base: base)
        isBeforeRightToLeft = isLastLetterRightToLeft
      }
    }
    closeNeutrals(at: directions.count, isAfterRightToLeft: base == 1)
    return levels
  }

  private static func embedding(isRightToLeft: Bool, base: UInt8) -> UInt8 {
    if isRightToLeft { return 1 }
    return base == 1 ? 2 : 0
  }

  /// The indices in visual order, left to right (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
