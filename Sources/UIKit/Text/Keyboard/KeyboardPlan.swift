import Foundation

/// The rows of keys that a keyboard shows.
struct KeyboardPlan: Hashable {
  var rows: [[KeyboardKey]]
  /// Whether all keys have the same width, as on a telephone.
  var isPad = true

  /// The keys of one page; `isShifted` makes its letters capitals.
  init(
    _ type: UIKeyboardType, page: KeyboardPage, isShifted: Bool, returnKey: UIReturnKeyType
  ) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: rows = Self.padRows(corner: nil)
    case .decimalPad: rows = Self.padRows(corner: ".")
    case .phonePad: rows = Self.padRows(corner: "+")
    default:
      isPad = false
      rows = Self.characterRows(page, isShifted: isShifted)
      rows.append(Self.lastRow(type, page, returnKey))
    }
  }

  private static func padRows(corner: String?) -> [[KeyboardKey]] {
    let digits = (1...9).map { KeyboardKey.character("\($0)") }
    var delete = KeyboardKey.delete
    delete.identifier = "Delete"
    let last = [corner.map { KeyboardKey.character($0) }, .character("0"), delete]
    return [
      Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]), last.compactMap(\.self),
    ]
  }

  private static func characterRows(_ page: KeyboardPage, isShifted: Bool) -> [[KeyboardKey]] {
    func keys(_ text: String) -> [KeyboardKey] {
      text.map { .character(String($0), uppercased: isShifted && page == .letters) }
    }
    switch page {
    case .letters:
      return [
        keys("qwertyuiop"), keys("asdfghjkl"),
        [.shift(cap: isShifted ? "shift.fill" : "shift")] + keys("zxcvbnm") + [.delete],
      ]
    case .numbers:
      return [
        keys("1234567890"), keys("-/:;()$&@\""),
        [.shift("more, symbols", cap: "#+=")] + keys(".,?!'") + [.delete],
      ]
    case .symbols:
      return [
        keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"),
        [.shift("more, numbers", cap: "123")] + keys(".,?!'") + [.delete],
      ]
    }
  }

  private static func lastRow(
    _ type: UIKeyboardType, _ page: KeyboardPage, _ returnKey: UIReturnKeyType
  ) -> [KeyboardKey] {
    let more =
      page == .letters
      ? KeyboardKey.page(.numbers, cap: "123", label: "numbers")
      : KeyboardKey.page(.letters, cap: "ABC", label: "letters")
    var row = [more]
    switch type {
    case .emailAddress: row += [.space, .character("@"), .character(".")]
    case .URL: row += [.character("."), .character("/"), domain]
    case .webSearch: row += [.space, .character(".")]
    case .twitter: row += [.space, .character("@"), .character("#")]
    default: row.append(.space)
    }
    return row + [.submit(returnKey)]
  }

  private static let domain = KeyboardKey(
    role: .character, text: ".com", cap: ".com", identifier: ".com", label: ".com",
    width: .flexible)

  // MARK: Places

  /// Where the keys of each row are, in points of the area below the suggestions.
  func frames(in width: CGFloat, rowHeight: CGFloat) -> [[CGRect]] {
    rows.enumerated().map { index, row in
      let height = rowHeight - Self.rowGap
      return widths(of: row, in: width).reduce(into: []) { frames, place in
        frames.append(
          CGRect(
            x: place.x, y: Self.margin + CGFloat(index) * rowHeight, width: place.width,
            height: height))
      }
    }
  }

  /// Between two keys and at both edges, in points.
  private static let gap: CGFloat = 6
  private static let rowGap: CGFloat = 12
  private static let margin: CGFloat = 6
  private static let edge: CGFloat = 3

  private func widths(
    of row: [KeyboardKey], in width: CGFloat
  ) -> [(x: CGFloat, width: CGFloat)] {
    let inner = width - 2 * Self.edge
    if isPad {
      let third = (inner - 2 * Self.gap) / 3
      // A row of two keys has none in the left corner.
      let first = 3 - row.count
      return row.indices.map { (Self.edge + CGFloat(first + $0) * (third + Self.gap), third) }
    }
    let letter = (inner - 9 * Self.gap) / 10
    let function = letter * 1.3
    var widths = row.map { key -> CGFloat in
      switch key.width {
      case .letter: letter
      case .function: function
      case .wide: letter * 2.6
      case .flexible: 0
      }
    }
    if row.last?.role == .submit { widths[0] = letter * 2.6 }
    let flexible = row.indices.filter { row[$0].width == .flexible }
    let gaps = CGFloat(row.count - 1) * Self.gap
    let rest = inner - gaps - widths.reduce(0, +)
    for index in flexible { widths[index] = rest / CGFloat(flexible.count) }
    return spread(row, widths, in: width, rest: flexible.isEmpty ? rest : 0)
  }

  /// Rows with function keys go from edge to edge, with the letters in the middle; others stand in the
  /// middle.
  private func spread(
    _ row: [KeyboardKey], _ widths: [CGFloat], in width: CGFloat, rest: CGFloat
  ) -> [(x: CGFloat, width: CGFloat)] {
    let hasFunctionKeys = row.first?.width == .function && row.last?.width == .function
    var widths = widths
    if hasFunctionKeys, row.count == 7 {
      // Five punctuation marks share the room of seven letters.
      for index in 1...5 { widths[index] += (rest - 2 * Self.gap) / 5 }
    }
    let used = widths.reduce(0, +) + CGFloat(row.count - 1) * Self.gap
    let free = width - 2 * Self.edge - used
    var x = Self.edge + (hasFunctionKeys ? 0 : free / 2)
    return row.indices.map { index in
      let place = (x: x, width: widths[index])
      x += widths[index] + Self.gap
      if hasFunctionKeys, index == 0 || index == row.count - 2 { x += free / 2 }
      return place
    }
  }
}
