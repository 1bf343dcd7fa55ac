// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let marks: [String: WrittenSymbol] = [
    // In bars, beside text of 17 points and large, a plus is 17.7 wide: measured on iOS 18.5.
    "plus": lines("M12 5.2V18.8M5.2 12H18.8"),
    "minus": lines("M5.2 12H18.8"),
    "multiply": lines("M5 5L19 19M19 5L5 19"),
    "divide": [.stroke("M3.5 12H20.5"), .fill("O12 6 1.7"), .fill("O12 18 1.7")],
    "equal": lines("M4 8.7H20M4 15.3H20"),
    "plusminus": lines("M12 3V14M6.5 8.5H17.5M6.5 19.5H17.5"),
    "xmark": lines("M5 5L19 19M19 5L5 19"),
    "checkmark": lines("M4 13L9.5 19.5L20 4.5"),
    "info": [.stroke("M9.8 10H12.3V19.5M9 19.5H15.4"), .fill("O11.8 5 1.7")],
    "questionmark": [
      .stroke("M7.5 8C7.5 5.2 9.4 3.5 12 3.5C14.7 3.5 16.6 5.2 16.6 7.6C16.6 11 12 11 12 15"),
      .fill("O12 19.5 1.4"),
    ],
    "exclamationmark": [.stroke("M12 3V14.5"), .fill("O12 19.8 1.5")],
    "exclamationmark.triangle": [
      .stroke("M12 3.4L21.6 20.2H2.4Z"), .stroke("M12 9.4V14.2"), .fill("O12 17.3 1.05"),
    ],
    "exclamationmark.triangle.fill": [
      .fill("M12 2.6L22.6 20.8H1.4Z", level: 1), .stroke("M12 3.4L21.6 20.2H2.4Z", level: 1),
      .cutLine("M12 9.2V14.2"), .cut("O12 17.4 1.15"),
    ],
    "ellipsis": [.fill("O4.5 12 1.9"), .fill("O12 12 1.9"), .fill("O19.5 12 1.9")],
    "number": lines("M9.5 3.5L7 20.5M17 3.5L14.5 20.5M4.5 9H20.5M3.5 15H19.5"),
    "percent": [.stroke("M18.5 4.5L5.5 19.5"), .stroke("O7 7 3"), .stroke("O17 17 3")],
    "at": lines(
      "O12 12 3.6M15.6 8.5V13C15.6 15 17 15.8 18.4 15.4C20 14.9 21 13.4 21 12C21 7 17 3 12 3C7 3 3 7 3 12C3 17 7 21 12 21C14 21 15.6 20.5 17 19.5"
    ),
    "asterisk": lines("M12 4V20M5 8L19 16M19 8L5 16"),
    "checkmark.seal": [
      .stroke(SymbolEnclosure.seal.outline, level: 1), .stroke("M8 12.5L11 15.8L16.2 8.4"),
    ],
    "checkmark.seal.fill": [
      .fill(SymbolEnclosure.seal.outline, level: 1), .cutLine("M8 12.5L11 15.8L16.2 8.4"),
    ],
    "infinity": lines(
      "M12 12C10 9 8.5 7.5 6.3 7.5C3.8 7.5 2 9.5 2 12C2 14.5 3.8 16.5 6.3 16.5C8.5 16.5 10 15 12 12C14 9 15.5 7.5 17.7 7.5C20.2 7.5 22 9.5 22 12C22 14.5 20.2 16.5 17.7 16.5C15.5 16.5 14 15 12 12"
    ),
  ]
}
