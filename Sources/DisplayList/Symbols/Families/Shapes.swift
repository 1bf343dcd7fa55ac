// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let shapes: [String: WrittenSymbol] = [
    // As wide as the disc: the line lies inside of its edge.
    "circle": [.stroke("O12 12 8.4")],
    "circle.fill": [.fill("O12 12 9.2")],
    "square": [.stroke("R3.2 3.2 17.6 17.6 3.4")],
    "rectangle": [.stroke("R1.5 4.5 21 15 3")],
    "rectangle.portrait": [.stroke("R4.5 1.5 15 21 3")],
    "capsule": [.stroke("R1 5.5 22 13 6.5")],
    "oval": [.stroke("R1 5.5 22 13 6.5")],
    "app": [.stroke("R3.2 3.2 17.6 17.6 5")],
    "triangle": [.stroke("M12 3.4L21.6 20.2H2.4Z")],
    "diamond": [.stroke("M12 1.8L22.2 12L12 22.2L1.8 12Z")],
    "hexagon": [.stroke(SymbolEnclosure.hexagon.outline)],
    "octagon": [.stroke(SymbolEnclosure.octagon.outline)],
    "pentagon": [.stroke("M12 2.5L21.5 9.4L17.9 20.5H6.1L2.5 9.4Z")],
    "seal": [.stroke(SymbolEnclosure.seal.outline)],
    "shield": [.stroke(SymbolEnclosure.shield.outline)],
    "star": [.stroke(star)],
    "star.leadinghalf.filled": [
      .stroke(star), .fill("M12 2.8L9.2 8.9L2.5 9.6L7.5 14.1L6.1 20.8L12 17.4Z"),
    ],
    "star.lefthalf.fill": [
      .stroke(star), .fill("M12 2.8L9.2 8.9L2.5 9.6L7.5 14.1L6.1 20.8L12 17.4Z"),
    ],
    "heart": [.stroke(heart)],
    "circle.lefthalf.filled": [
      .stroke("O12 12 8.4"), .fill("M12 2.8C6.9 2.8 2.8 6.9 2.8 12C2.8 17.1 6.9 21.2 12 21.2Z"),
    ],
    "circle.righthalf.filled": [
      .stroke("O12 12 8.4"),
      .fill("M12 2.8C17.1 2.8 21.2 6.9 21.2 12C21.2 17.1 17.1 21.2 12 21.2Z"),
    ],
    "circle.dashed": lines(
      "M21.2 12C21.2 13.8 20.7 15.5 19.8 16.9M17 19.7C15.5 20.7 13.8 21.2 12 21.2M8.4 20.5C6.8 19.8 5.5 18.7 4.5 17.3M3 13.8C2.7 12.6 2.7 11.4 3 10.2M4.5 6.7C5.5 5.3 6.8 4.2 8.4 3.5M12 2.8C13.8 2.8 15.5 3.3 17 4.3M19.8 7.1C20.5 8.2 21 9.4 21.2 10.6"
    ),
    "circle.inset.filled": [.stroke("O12 12 8.4"), .fill("O12 12 5.6")],
    "circle.circle": [.stroke("O12 12 8.4"), .stroke("O12 12 4.6")],
    "largecircle.fill.circle": [.stroke("O12 12 8.4"), .fill("O12 12 5.6")],
    "square.dashed": lines(
      "M3.2 8V6.4C3.2 4.6 4.6 3.2 6.4 3.2H8M16 3.2H17.6C19.4 3.2 20.8 4.6 20.8 6.4V8M20.8 16V17.6C20.8 19.4 19.4 20.8 17.6 20.8H16M8 20.8H6.4C4.6 20.8 3.2 19.4 3.2 17.6V16M11 3.2H13M11 20.8H13M3.2 11V13M20.8 11V13"
    ),
    "square.grid.2x2": lines(
      "R3 3 7.6 7.6 1.6R13.4 3 7.6 7.6 1.6R3 13.4 7.6 7.6 1.6R13.4 13.4 7.6 7.6 1.6"),
    "square.grid.3x3": lines(
      "R2.5 2.5 4.6 4.6 1R9.7 2.5 4.6 4.6 1R16.9 2.5 4.6 4.6 1R2.5 9.7 4.6 4.6 1R9.7 9.7 4.6 4.6 1R16.9 9.7 4.6 4.6 1R2.5 16.9 4.6 4.6 1R9.7 16.9 4.6 4.6 1R16.9 16.9 4.6 4.6 1"
    ),
    "circle.grid.2x2": lines("O7 7 3.8O17 7 3.8O7 17 3.8O17 17 3.8"),
    "rectangle.grid.1x2": lines("R3 3.5 18 7 1.6R3 13.5 18 7 1.6"),
    "rectangle.grid.2x2": lines(
      "R2 4.5 9 6.5 1.4R13 4.5 9 6.5 1.4R2 13 9 6.5 1.4R13 13 9 6.5 1.4"),
    "rectangle.stack": lines("R2.5 9 19 11.5 2.4M5 6H19M7.5 3H16.5"),
    "square.stack": lines("R3.5 9 17 12 2.6M5.5 6H18.5M8 3H16"),
    "square.on.square": lines(
      "R8 8 13.5 13.5 2.6M5 16H4.6C3.4 16 2.5 15.1 2.5 13.9V4.6C2.5 3.4 3.4 2.5 4.6 2.5H13.9C15.1 2.5 16 3.4 16 4.6V5"
    ),
    "sidebar.left": lines("R2 4 20 16 3M8.5 4V20M4.3 8H6.2M4.3 11H6.2"),
    "sidebar.leading": lines("R2 4 20 16 3M8.5 4V20M4.3 8H6.2M4.3 11H6.2"),
    "cube": lines(
      "M12 2.2L20.6 7V17L12 21.8L3.4 17V7ZM3.6 7.2L12 12L20.4 7.2M12 12V21.5"),
    "shippingbox": lines(
      "M12 2.2L20.6 7V17L12 21.8L3.4 17V7ZM3.6 7.2L12 12L20.4 7.2M12 12V21.5M7.6 4.8L16.2 9.6"),
  ]

  private static let star =
    "M12 2.6L14.9 8.9L21.7 9.6L16.6 14.2L18 20.9L12 17.5L6 20.9L7.4 14.2L2.3 9.6L9.1 8.9Z"
  private static let heart =
    "M12 20.5C8 17.6 2.6 13.6 2.6 8.9C2.6 5.9 4.8 3.8 7.5 3.8C9.4 3.8 11.1 4.9 12 6.6C12.9 4.9 14.6 3.8 16.5 3.8C19.2 3.8 21.4 5.9 21.4 8.9C21.4 13.6 16 17.6 12 20.5Z"
}
