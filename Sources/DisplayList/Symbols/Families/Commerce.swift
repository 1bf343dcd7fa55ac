// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let commerce: [String: WrittenSymbol] = [
    "cart": [.stroke(cart), .stroke("O9.6 20.4 1"), .stroke("O17.4 20.4 1")],
    "cart.fill": [
      .stroke(cart), .fill("M5.4 6.2H22L20.3 14.8H7Z"), .fill("O9.6 20.4 1.7"),
      .fill("O17.4 20.4 1.7"),
    ],
    "bag": [
      .stroke("M4 7.6H20L21 19.2C21.1 20.6 20.2 21.6 18.8 21.6H5.2C3.8 21.6 2.9 20.6 3 19.2Z"),
      .stroke("M8.2 7.6V6C8.2 3.8 9.8 2.2 12 2.2C14.2 2.2 15.8 3.8 15.8 6V7.6"),
    ],
    "creditcard": lines("R1.8 4.6 20.4 14.8 2.8M1.8 9.4H22.2M5.4 15.4H9"),
    "creditcard.fill": [
      .fill("R1 3.8 22 16.4 3.4"), .cut("R0 7.6 24 2.8 0"), .cutLine("M5 15.4H8.6"),
    ],
    "dollarsign": lines(
      "M16.5 7.6C16 5.6 14.2 4.6 12 4.6C9.4 4.6 7.4 6 7.4 8.2C7.4 13 16.8 10.6 16.8 15.6C16.8 18 14.8 19.4 12 19.4C9.4 19.4 7.4 18.2 7 16M12 2.2V21.8"
    ),
    "eurosign": lines(
      "M19 6.4C17.8 5 16.2 4.2 14.2 4.2C10 4.2 7.4 7.6 7.4 12C7.4 16.4 10 19.8 14.2 19.8C16.2 19.8 17.8 19 19 17.6M4 10.2H14.5M4 13.8H14"
    ),
    "sterlingsign": lines(
      "M17.6 7C17 5.2 15.4 4 13.4 4C10.6 4 8.8 5.8 8.8 8.4C8.8 12 11 14 10 17C9.6 18.4 8.6 19.4 7 20H18M6.5 12.6H14.5"
    ),
    "yensign": lines("M5.5 3.8L12 12L18.5 3.8M12 12V20.2M7 12.6H17M7 16.2H17"),
    "banknote": lines("R1.8 5.6 20.4 12.8 2O12 12 2.8M5 12H5.2M18.8 12H19"),
    "chart.bar": [
      .stroke("R2.6 12 4.4 8.6 1"), .stroke("R9.8 7.4 4.4 13.2 1"), .stroke("R17 3 4.4 17.6 1"),
    ],
    "chart.bar.xaxis": lines(
      "M2.5 21H21.5R4 12 3.4 6 .8R10.3 8 3.4 10 .8R16.6 4 3.4 14 .8"),
    "chart.pie": lines(
      "M12.4 2.8C17.4 2.8 21.2 6.8 21.2 11.6H12.4ZM10 4.4C5.8 4.8 2.8 8.4 2.8 12.6C2.8 17.4 6.6 21.2 11.4 21.2C15.6 21.2 19.2 18.2 19.6 14H10Z"
    ),
    "chart.line.uptrend.xyaxis": lines(
      "M3 3V19C3 20.2 3.8 21 5 21H21.5M6.5 15.5L10.5 11L13.5 13.5L20 6.5M15.8 6H20.4V10.6"),
    "chart.xyaxis.line": lines(
      "M3 3V19C3 20.2 3.8 21 5 21H21.5M6.5 15.5L10.5 10L14 13L20.5 6"),
    "barcode": lines("M3 5V19M6.4 5V19M9 5V19M13 5V19M15.6 5V19M18 5V19M21 5V19"),
    "qrcode": lines(
      "R3 3 6.6 6.6 1R14.4 3 6.6 6.6 1R3 14.4 6.6 6.6 1M14.4 14.4H16M20.8 14.4V16.4M14.4 20.8V18.4M17.6 17.6H20.8V20.8H17.8"
    ),
    "barcode.viewfinder": lines(
      "M3 8V6C3 4.3 4.3 3 6 3H8M16 3H18C19.7 3 21 4.3 21 6V8M21 16V18C21 19.7 19.7 21 18 21H16M8 21H6C4.3 21 3 19.7 3 18V16M7.5 8V16M10.5 8V16M13.5 8V16M16.5 8V16"
    ),
    "storefront": lines(
      "M3.5 11V19C3.5 20.2 4.3 21 5.5 21H18.5C19.7 21 20.5 20.2 20.5 19V11M2 8L4.4 3.5H19.6L22 8C22 12.5 15.5 12.5 15.4 8.5C15 12.5 9 12.5 8.6 8.5C8.5 12.5 2 12.5 2 8ZM9 21V15.5H15V21"
    ),
  ]

  private static let cart =
    "M1.8 3.4H3.8C4.6 3.4 5 3.8 5.2 4.6L7.4 16C7.6 17 8.2 17.4 9.2 17.4H19.6M5.6 6.4H21.8L20.2 14.4H7.2"
}
