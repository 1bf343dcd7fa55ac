/// Finds where a line may end, one scalar after the other (UAX #14).
///
/// Left out: tailoring by language and dictionary breaks (Thai, Lao, Khmer and Burmese words).
struct LineBreaker {
  /// Class of the last scalar that isn't a space, with marks resolved to what they belong to.
  private var previous: LineBreakClass?
  private var beforePrevious: LineBreakClass?
  private var lastScalar: LineBreakClass?
  private var hasSpaces = false
  private var regionalIndicators = 0
  private let pairs = LineBreakPairs.shared

  /// Whether the line may end between the scalars seen so far and this one.
  ///
  /// Line ends themselves are not reported: whoever calls knows them.
  mutating func mayBreak(before current: LineBreakClass) -> Bool {
    // Letter after letter, the most common case by far, changes nothing.
    if current == .al, lastScalar == .al { return false }
    defer { lastScalar = current }
    guard let previous else {
      start(with: current)
      return false
    }
    switch current {
    case .sp:  // LB7
      hasSpaces = true
      return false
    case .bk, .cr, .lf, .nl:  // LB4–LB6
      self = LineBreaker()
      return false
    case .cm, .zwj:  // LB9: a mark belongs to what stands before it
      if !hasSpaces, previous != .zw { return false }
      return decide(previous, .al, becoming: .al)  // LB10
    default:
      return decide(previous, current, becoming: current)
    }
  }

  private mutating func start(with current: LineBreakClass) {
    switch current {
    case .bk, .cr, .lf, .nl: break
    case .sp:
      previous = .al
      hasSpaces = true
    case .cm, .zwj: previous = .al
    default:
      previous = current
      regionalIndicators = current == .ri ? 1 : 0
    }
  }

  @inline(__always)
  private mutating func decide(
    _ previous: LineBreakClass, _ current: LineBreakClass, becoming next: LineBreakClass
  ) -> Bool {
    let result = isBreak(previous, current)
    regionalIndicators = next == .ri ? (hasSpaces ? 1 : regionalIndicators + 1) : 0
    beforePrevious = hasSpaces ? .sp : previous
    self.previous = next
    hasSpaces = false
    return result
  }

  private func isBreak(_ previous: LineBreakClass, _ current: LineBreakClass) -> Bool {
    if hasSpaces { return pairs.mayBreakAfterSpaces(previous, current) }
    if lastScalar == .zwj { return false }  // LB8a
    if beforePrevious == .hl, previous == .hy || previous == .ba { return false }  // LB21a
    if previous == .ri, current == .ri { return regionalIndicators % 2 == 0 }  // LB30a
    return pairs.mayBreak(previous, current)
  }
}

/// The rules between two neighbouring classes, worked out once for every pair.
struct LineBreakPairs: Sendable {
  static let shared = LineBreakPairs()

  private let direct: [Bool]
  private let spaced: [Bool]

  private init() {
    var direct = [Bool](repeating: false, count: LineBreakClass.count * LineBreakClass.count)
    var spaced = direct
    for left in 0..<LineBreakClass.count {
      for right in 0..<LineBreakClass.count {
        guard let before = LineBreakClass(rawValue: UInt8(left)),
          let after = LineBreakClass(rawValue: UInt8(right))
        else { continue }
        direct[left * LineBreakClass.count + right] = LineBreakPairs.breaks(before, after)
        spaced[left * LineBreakClass.count + right] = LineBreakPairs.breaksSpaced(before, after)
      }
    }
    self.direct = direct
    self.spaced = spaced
  }

  @inline(__always)
  func mayBreak(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    direct[Int(before.rawValue) * LineBreakClass.count + Int(after.rawValue)]
  }

  @inline(__always)
  func mayBreakAfterSpaces(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    spaced[Int(before.rawValue) * LineBreakClass.count + Int(after.rawValue)]
  }

  // MARK: Rules

  /// With one or more spaces between.
  private static func breaksSpaced(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.zw, _): true  // LB8
    case (_, .zw), (_, .wj): false  // LB7, LB11
    case (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy): false  // LB13
    case (.op, _): false  // LB14
    case (.qu, .op): false  // LB15
    case (.cl, .ns), (.cp, .ns): false  // LB16
    case (.b2, .b2): false  // LB17
    default: true  // LB18
    }
  }

  /// With nothing between.
  private static func breaks(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (_, .zw): return false  // LB7
    case (.zw, _): return true  // LB8
    case (_, .wj), (.wj, _), (.gl, _): return false  // LB11, LB12
    case (.ba, .gl), (.hy, .gl): return true  // LB12a
    case (_, .gl): return false
    case (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy): return false  // LB13
    case (.op, _): return false  // LB14
    case (.qu, _), (_, .qu): return false  // LB15, LB19
    case (.cl, .ns), (.cp, .ns), (.b2, .b2): return false  // LB16, LB17
    case (.cb, _), (_, .cb): return true  // LB20
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _): return false  // LB21
    case (.sy, .hl), (_, .in): return false  // LB21b, LB22
    default: return breaksInWord(before, after)
    }
  }

  private static func breaksInWord(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    let isLetterBefore = before == .al || before == .hl
    let isLetterAfter = after == .al || after == .hl
    let isIdeographBefore = before == .id || before == .eb || before == .em
    let isIdeographAfter = after == .id || after == .eb || after == .em
    let isKorean = isHangul(before) && isHangul(after)
    switch (before, after) {
    case (_, .nu) where isLetterBefore, (.nu, _) where isLetterAfter: return false  // LB23
    case (.pr, _) where isIdeographAfter, (_, .po) where isIdeographBefore: return false  // LB23a
    case (.pr, _) where isLetterAfter, (.po, _) where isLetterAfter: return false  // LB24
    case (_, .pr) where isLetterBefore, (_, .po) where isLetterBefore: return false
    case (.cl, .po), (.cp, .po), (.cl, .pr), (.cp, .pr), (.nu, .po), (.nu, .pr), (.po, .op),
      (.po, .nu), (.pr, .op), (.pr, .nu), (.hy, .nu), (.is, .nu), (.nu, .nu), (.sy, .nu):
      return false  // LB25
    case _ where isKorean: return breaksSyllable(before, after)
    case (_, .po) where isHangul(before), (.pr, _) where isHangul(after): return false  // LB27
    case _ where isLetterBefore && isLetterAfter: return false  // LB28
    case (.is, _) where isLetterAfter: return false  // LB29
    case (_, .op) where isLetterBefore || before == .nu: return false  // LB30
    case (.cp, _) where isLetterAfter || after == .nu: return false
    case (.eb, .em): return false  // LB30b
    default: return true  // LB31
    }
  }

  private static func isHangul(_ value: LineBreakClass) -> Bool {
    switch value {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }

  /// LB26: the parts of one syllable stay together.
  private static func breaksSyllable(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): false
    case (.jt, .jt), (.h3, .jt): false
    default: true
    }
  }
}
