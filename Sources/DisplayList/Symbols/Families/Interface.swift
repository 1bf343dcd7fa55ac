// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let interface: [String: WrittenSymbol] = [
    "magnifyingglass": lines("O10 10 6.8M15 15L21 21"),
    "plus.magnifyingglass": lines("O10 10 6.8M15 15L21 21M10 7V13M7 10H13"),
    "minus.magnifyingglass": lines("O10 10 6.8M15 15L21 21M7 10H13"),
    "line.3.horizontal": lines("M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5"),
    "line.horizontal.3": lines("M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5"),
    "line.3.horizontal.decrease": lines("M3 6.5H21M6.5 12H17.5M10 17.5H14"),
    "line.horizontal.3.decrease": lines("M3 6.5H21M6.5 12H17.5M10 17.5H14"),
    "list.bullet": [
      .stroke("M8.5 5.5H21M8.5 12H21M8.5 18.5H21"), .fill("O4 5.5 1.4"), .fill("O4 12 1.4"),
      .fill("O4 18.5 1.4"),
    ],
    "list.dash": lines(
      "M8.5 5.5H21M8.5 12H21M8.5 18.5H21M3 5.5H5M3 12H5M3 18.5H5"),
    "list.number": [
      .stroke("M9 5.5H21M9 12H21M9 18.5H21"),
      .letters("1", in: .init(x: 1.5, y: 2.8, width: 5, height: 6)),
      .letters("2", in: .init(x: 1.5, y: 9.3, width: 5, height: 6)),
      .letters("3", in: .init(x: 1.5, y: 15.8, width: 5, height: 6)),
    ],
    "list.bullet.rectangle": lines(
      "R2 4 20 16 3M10 8.5H18.5M10 12H18.5M10 15.5H18.5M5.8 8.5H6.4M5.8 12H6.4M5.8 15.5H6.4"),
    "checklist": lines(
      "M11 6.5H21M11 17.5H21M2.5 6.5L4.7 9L8 4.2M2.5 17.5L4.7 20L8 15.2"),
    "slider.horizontal.3": lines(
      "M3 6H5.6M10 6H21M3 12H14M18.4 12H21M3 18H5.6M10 18H21O7.8 6 2.2O16.2 12 2.2O7.8 18 2.2"),
    "slider.vertical.3": lines(
      "M6 3V5.6M6 10V21M12 3V14M12 18.4V21M18 3V5.6M18 10V21O6 7.8 2.2O12 16.2 2.2O18 7.8 2.2"),
    "switch.2": lines(
      "R2.5 3.5 19 7.4 3.7O6.2 7.2 1.8R2.5 13.1 19 7.4 3.7O17.8 16.8 1.8"),
    "gearshape": lines(gear + "O12 12 3.3"),
    "gearshape.fill": [.fill(gear), .stroke(gear), .cut("O12 12 3.4")],
    "gear": lines(gear + "O12 12 5.6M12 12V6.4M12 12L7.2 14.8M12 12L16.8 14.8"),
    "gearshape.2": gears(lines(gear + "O12 12 3.3")),
    "gearshape.2.fill": gears([.fill(gear), .stroke(gear), .cut("O12 12 3.8")]),
    "line.horizontal.3.circle": lines(
      "O12 12 9.2M7.5 8.8H16.5M7.5 12H16.5M7.5 15.2H16.5"),
    "hand.tap": lines(
      "M9 13V6.5C9 4.5 12 4.5 12 6.5V11.5L17.4 12.6C19 13 19.6 14 19.3 15.6L18.5 21H10.5L6 15.4C5 14 6.6 12.6 8 13.6L9 14.4"
    ),
    "cursorarrow": lines("M6 3L18.5 14H12.5L9.5 20.5Z"),
    "power": lines(
      "M12 2.5V11.5M7.2 5.4C4.6 7 3 9.5 3 12.5C3 17.4 7 21.3 12 21.3C17 21.3 21 17.4 21 12.5C21 9.5 19.4 7 16.8 5.4"
    ),
    "command": lines(
      "M9 9H15V15H9ZM9 9H6.1C4.4 9 3 7.7 3 6C3 4.3 4.3 3 6 3C7.7 3 9 4.3 9 6ZM15 9V6C15 4.3 16.3 3 18 3C19.7 3 21 4.3 21 6C21 7.7 19.7 9 18 9ZM15 15H18C19.7 15 21 16.3 21 18C21 19.7 19.7 21 18 21C16.3 21 15 19.7 15 18ZM9 15V18C9 19.7 7.7 21 6 21C4.3 21 3 19.7 3 18C3 16.3 4.3 15 6 15Z"
    ),
    "square.and.pencil": lines(
      "M12 4H6.6C4.6 4 3.2 5.4 3.2 7.4V17.4C3.2 19.4 4.6 20.8 6.6 20.8H16.6C18.6 20.8 20 19.4 20 17.4V12M9.5 14.5L10.4 11.2L18.6 3C19.6 2 22 4.4 21 5.4L12.8 13.6Z"
    ),
    "square.and.arrow.up": lines(
      "M8 9H6.6C5.2 9 4.2 10 4.2 11.4V19.1C4.2 20.5 5.2 21.5 6.6 21.5H17.4C18.8 21.5 19.8 20.5 19.8 19.1V11.4C19.8 10 18.8 9 17.4 9H16M12 15V2.5M8 6.2L12 2.3L16 6.2"
    ),
    "square.and.arrow.down": lines(
      "M8 9H6.6C5.2 9 4.2 10 4.2 11.4V19.1C4.2 20.5 5.2 21.5 6.6 21.5H17.4C18.8 21.5 19.8 20.5 19.8 19.1V11.4C19.8 10 18.8 9 17.4 9H16M12 2.5V15.3M8 11.4L12 15.3L16 11.4"
    ),
    "rectangle.portrait.and.arrow.right": lines(
      "M14 8V6C14 4.2 12.8 3 11 3H6C4.2 3 3 4.2 3 6V18C3 19.8 4.2 21 6 21H11C12.8 21 14 19.8 14 18V16M9 12H21.5M18 8.2L21.7 12L18 15.8"
    ),
    "square.and.arrow.up.on.square": lines(
      "M8 9H6.6C5.2 9 4.2 10 4.2 11.4V19.1C4.2 20.5 5.2 21.5 6.6 21.5H17.4C18.8 21.5 19.8 20.5 19.8 19.1V11.4C19.8 10 18.8 9 17.4 9H16M12 15V2.5M8 6.2L12 2.3L16 6.2"
    ),
    "eye": lines(
      "M1.5 12C4 7.6 7.7 5 12 5C16.3 5 20 7.6 22.5 12C20 16.4 16.3 19 12 19C7.7 19 4 16.4 1.5 12ZO12 12 3.6"
    ),
    "eye.fill": [
      .fill(
        "M1 12C3.7 7.2 7.5 4.4 12 4.4C16.5 4.4 20.3 7.2 23 12C20.3 16.8 16.5 19.6 12 19.6C7.5 19.6 3.7 16.8 1 12Z"
      ),
      .cut("O12 12 4.8"), .fill("O12 12 2.9"),
    ],
    "lock": lines(
      "R4.8 10.5 14.4 10.8 2.4M7.6 10.5V7C7.6 4.2 9.5 2.4 12 2.4C14.5 2.4 16.4 4.2 16.4 7V10.5"),
    "lock.fill": [
      .fill("R4 9.7 16 12.4 3.2"),
      .stroke("M7.6 10.5V7C7.6 4.2 9.5 2.4 12 2.4C14.5 2.4 16.4 4.2 16.4 7V10.5"),
    ],
    "lock.open.fill": [
      .fill("R2 9.7 16 12.4 3.2"),
      .stroke("M13.4 10.5V7C13.4 4.2 15.2 2.4 17.5 2.4C19.8 2.4 21.6 4.2 21.6 7V9"),
    ],
    "lock.open": lines(
      "R2.8 10.5 14.4 10.8 2.4M13.4 10.5V7C13.4 4.2 15.2 2.4 17.5 2.4C19.8 2.4 21.6 4.2 21.6 7V9"),
    "key": lines("O7.5 12 4.6M12 12H21.5V16M17.5 12V15"),
    "faceid": lines(
      "M3 8V6C3 4.3 4.3 3 6 3H8M16 3H18C19.7 3 21 4.3 21 6V8M21 16V18C21 19.7 19.7 21 18 21H16M8 21H6C4.3 21 3 19.7 3 18V16M8.5 8.5V10M15.5 8.5V10M12 8.5V13H11M8.5 15.5C10.5 17.3 13.5 17.3 15.5 15.5"
    ),
    "viewfinder": lines(
      "M3 8V6C3 4.3 4.3 3 6 3H8M16 3H18C19.7 3 21 4.3 21 6V8M21 16V18C21 19.7 19.7 21 18 21H16M8 21H6C4.3 21 3 19.7 3 18V16"
    ),
    "sparkles": [
      .fill("M10 4L12 10L18 12L12 14L10 20L8 14L2 12L8 10Z"),
      .fill("M18.5 2.5L19.4 5.1L22 6L19.4 6.9L18.5 9.5L17.6 6.9L15 6L17.6 5.1Z"),
    ],
    "hand.thumbsup": lines(
      "M7.5 10.5L11.5 3.5C13.5 3 14.5 4.5 14 6.5L13.2 9.8H18.5C20.4 9.8 21.4 11.4 20.9 13L19 19C18.7 20.2 17.7 21 16.5 21H10C9 21 8.2 20.6 7.5 20ZM3 10.5H7.5V20.5H3Z"
    ),
    "hand.thumbsdown": lines(
      "M7.5 13.5L11.5 20.5C13.5 21 14.5 19.5 14 17.5L13.2 14.2H18.5C20.4 14.2 21.4 12.6 20.9 11L19 5C18.7 3.8 17.7 3 16.5 3H10C9 3 8.2 3.4 7.5 4ZM3 13.5H7.5V3.5H3Z"
    ),
    "hand.raised": lines(
      "M6.5 13.5V6.5C6.5 4.7 9 4.7 9 6.5V11V4.5C9 2.7 11.6 2.7 11.6 4.5V11V5C11.6 3.2 14.2 3.2 14.2 5V11.5V7C14.2 5.2 16.8 5.2 16.8 7V14L18 12C19.2 10.4 21 11.8 20.2 13.4L17.5 18.8C16.5 20.8 15 21.6 12.8 21.6C9 21.6 6.5 19 6.5 15.5Z"
    ),
  ]

  /// A large gear and a small one.
  private static func gears(_ gear: WrittenSymbol) -> WrittenSymbol {
    WrittenSymbol {
      gear.layers.placed(at: .init(x: 8.4, y: 9.4), scale: 0.72)
        + gear.layers.placed(at: .init(x: 19, y: 18.6), scale: 0.44)
    }
  }

  private static let gear =
    "M10.6 2.4H13.4L14 5.1L16.2 6L18.5 4.6L20.4 6.5L19 8.8L19.9 10.9L22.6 11.5V13.5L19.9 14.1L19 16.2"
    + "L20.4 18.5L18.5 20.4L16.2 19L14 19.9L13.4 22.6H10.6L10 19.9L7.8 19L5.5 20.4L3.6 18.5L5 16.2L4.1 14.1"
    + "L1.4 13.5V11.5L4.1 10.9L5 8.8L3.6 6.5L5.5 4.6L7.8 6L10 5.1Z"
}
