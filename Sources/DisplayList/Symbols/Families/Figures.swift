// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  /// People doing something, and hands.
  static let figures: [String: [SymbolLayer]] = [
    "figure": person(
      "M8 9.4H16M8 9.4V14.5M16 9.4V14.5M10.4 9.4V21.5M13.6 9.4V21.5", head: "O12 4 2.2"),
    "figure.wave": person(
      "M8.4 14.6V9.6H15M10.4 9.6V21.5M13.6 9.6V21.5M15 9.6L19 4.4M20.6 1.8C21.6 2.8 22.2 4 22.4 5.4",
      head: "O12 4 2.2"),
    "figure.throw": person(
      "M6 21.5L10 16L11 10.4L17 9.4M11 10.4L6.4 12.4L4.6 9.4M10 16L14.4 17.6L15.6 21.8",
      head: "O12.6 5 2.1"),
    "figure.cheer": person(
      "M12 9.4V14.6M12 9.6L6.4 4.4M12 9.6L17.6 4.4M12 14.6L8.4 21.6M12 14.6L15.6 21.6",
      head: "O12 4.6 2.1"),
    "figure.lunge": person(
      "M3.4 20.6L7.6 16.4L11.4 14.4L11 9M11.4 14.4L17 15.4L17 20.8H19.6M11 9L16.4 11.4L20 10",
      head: "O12.4 4.4 2.1"),
    "figure.kick": person(
      "M9.4 21.6L10 14.6L10.6 9.4M10 14.6L15.4 14L20.6 16.4M10.6 9.4L5.4 11.4L4 8.4M10.6 9.4L15 11L17.6 8.4",
      head: "O11.6 4.6 2.1"),
    "figure.box": person(
      "M7 21.6L9 15L10 9.4M9 15L14 17L14.6 21.6M10 9.4L19.6 8.4M10 9.4L8 12.6L12.4 12.4",
      head: "O11 4.6 2.1"),
    "figure.climb": person(
      "M8 21.4L8.4 16.4L12 14.4L11.6 9.4M12 14.4L15.4 16.4L15 20M11.6 9.4L15.4 6L16 2.6M11.6 9.4L8 11.4L5.4 9.4M20 2.4V21.6",
      head: "O10.4 5.4 2"),
    "figure.sit": person(
      "M9 9V15.6H15.6L20 20.4M9 10L13.6 12.4H17.4M4 20.4H15", head: "O9.4 4.6 2.1"),
    "figure.ski": person(
      "M9 9.4L12 13L9.6 16.4L11 19.6M9 9.4L13.4 10.6L17.4 8.6M9 9.4L5.6 12.6M3 17.4L20.4 22M17.4 8.6L14.4 18",
      head: "O11.4 4.8 2.1"),
    "figure.stairs": person(
      "M2.6 21.4H7V18H11.4V14.6H15.8V11.2H21.4M8 15.4L9.4 11.6L8.4 7.6L12.6 9.4L15 8.4M9.4 11.6L12.6 12V14",
      head: "O9 3.6 2"),
    "figure.cooldown": person(
      "M10.4 9.4L12 14.6L9 21.6M12 14.6L18.4 18.6L20 21.6M10.4 9.4L16 8L20 5M10.4 9.4L6.4 13.4",
      head: "O9.4 4.6 2.1"),
    "figure.golf": person(
      "M10 21.6L11.4 15.4L11 9.8L6.4 14.6L2.8 19.6M11 9.8L6.4 14.6M11.4 15.4L14.6 17.4V21.6M3 21.6H4.4",
      head: "O12.6 5.4 2.1"),
    "figure.outdoor.cycle": person(
      "O5.4 17.4 3.6O18.6 17.4 3.6M9.6 17.6L12.4 14.4L9 11.4L13 7.8L15.4 10.6H18.4",
      head: "O15.6 4.6 2"),
    "figure.jump": person(
      "M12 9V14.4M12 14.4L8.6 16.4L9.6 20M12 14.4L15.4 16.4L14.4 20M12 9.4L7 12L3.4 10M12 9.4L17 12L20.6 10M3.4 10C2 2 22 2 20.6 10",
      head: "O12 5.6 1.9"),
    "figure.surf": person(
      "M4.6 7.4L10.6 9L16.4 7.6M10.6 9L12 13.6L8 17.4M12 13.6L16.4 15.6V18.4M2 20C8 21.4 16 21.4 22 18.4",
      head: "O12 4.6 2"),
    "figure.dance": person(
      "M12.4 9.4L11.6 14.4L8 17L8.6 21.6M11.6 14.4L15 17L17.6 21.4M12.4 9.4L17.4 8L19 3.6M12.4 9.4L8 8.4L5 11.6",
      head: "O12.4 4.6 2.1"),
    "figure.roll": person(
      "M9.4 9V15.4H15L17.6 20.4L19.6 19.4M9.4 11.4H14.4M7.4 12.4C5 13.4 3.6 15.2 3.6 17.4C3.6 20 5.8 22 8.6 22C11 22 13 20.4 13.6 18.4",
      head: "O9.4 4.2 2.1"),
    "figure.fall": person(
      "M3 21.4H21M14.4 9.6L9.6 12.4L10.4 17.4L6 18.4M9.6 12.4L5.4 11M14.4 9.6L18.6 12.4M14.4 9.6L13.6 4.6",
      head: "O17.6 7.4 2"),
    "figure.rower": person(
      "M2.4 20.6H21.6M7.4 8.4L9 14.4L14.4 12.6L18 16.8M7.4 9.4L13 10.4L20 8.4", head: "O8 4 2.1"),
    "figure.2": person(
      "M5 9.4H10M5 9.4V14M10 9.4V14M6.6 9.4V21.5M8.6 9.4V21.5M14 9.4H19M14 9.4V14M19 9.4V14M15.6 9.4V21.5M17.4 9.4V21.5",
      head: "O7.6 4.6 1.9O16.4 4.6 1.9"),
    "figure.and.child.holdinghands": person(
      "M4 9H9.6M4 9V14M5.6 9V21.5M8.2 9V21.5M9.6 9L13.4 15M13.4 15H18.6M18.6 15V18M15 15V21.5M17.2 15V21.5",
      head: "O6.8 4 2O16 11.2 1.7"),
    "figure.dress.line.vertical.figure": person(
      "M6.4 9L3.4 16.4H9.4ZM5.4 16.4V21.5M7.4 16.4V21.5M12 3V21M15.4 9H20M15.4 9V14M20 9V14M16.6 9V21.5M18.8 9V21.5",
      head: "O6.4 4.6 1.9O17.7 4.6 1.9"),
    "person.line.dotted.person": SymbolShape.lines(
      "O5.4 8 2.8M1.2 18.4C1.2 15.4 3 13.6 5.4 13.6C7.8 13.6 9.6 15.4 9.6 18.4ZO18.6 8 2.8M14.4 18.4C14.4 15.4 16.2 13.6 18.6 13.6C21 13.6 22.8 15.4 22.8 18.4ZM12 7V7.2M12 11V11.2M12 15V15.2M12 19V19.2"
    ),
    "person.bust": SymbolShape.lines(
      "M12 2.6C14.6 2.6 16 4.4 16 7C16 9 15 10.6 14 11.4V13.4L19 15.6C20.4 16.2 21.2 17.4 21.2 18.8V20.8H2.8V18.8C2.8 17.4 3.6 16.2 5 15.6L10 13.4V11.4C9 10.6 8 9 8 7C8 4.4 9.4 2.6 12 2.6Z"
    ),
    "person.and.background.dotted": SymbolShape.lines(
      "O12 9 3.6M4.6 20.8C4.6 16.8 7.6 14.8 12 14.8C16.4 14.8 19.4 16.8 19.4 20.8ZM3 3H3.2M7.4 3H7.6M16.4 3H16.6M20.8 3H21M3 7.6H3.2M20.8 7.6H21M3 12.2H3.2M20.8 12.2H21"
    ),
    "hand.point.left": SymbolShape.lines(sideHand).mirrored,
    "hand.point.down": SymbolShape.lines(upHand).turned(degrees: 180),
    "hand.pinch": SymbolShape.lines(
      "M3 4.6C6.6 4 9.6 5.6 11.4 8.4L9 9.6C7.4 8.6 5.4 8.2 3 8.4M11.4 8.4C13 11 12.4 12.4 11 12L9 9.6M3 12.4C4.4 16 7 18.4 10.4 18.6L16.4 21.4L21.4 15.4L17 8.4C15.6 6.2 13.4 5 11 5"
    ),
    "hand.rays": SymbolShape.lines(
      "M9 13.4V9.4C9 7.6 11.6 7.6 11.6 9.4V12.4L16.6 13.4C18.2 13.8 18.8 14.8 18.4 16.4L17.4 21.4H10.4L6.4 16.4C5.4 15.2 6.8 13.8 8.2 14.8L9 15.4M10.3 2.6V4.4M4.6 5L5.8 6.2M16 5L14.8 6.2M2.8 10.4H4.4M16.2 10.4H17.8"
    ),
  ]

  private static func person(_ body: String, head: String) -> [SymbolLayer] {
    [.fill(head), .stroke(body)]
  }

  private static let sideHand =
    "M13.5 8H20C21 8 21.8 8.7 21.8 9.6C21.8 10.5 21 11.2 20 11.2H15.5M15.5 11.2H16.4C18 11.2 18 14 16.2 14H15.6C16.8 14 16.8 16.7 15.2 16.7H14.6C15.6 16.7 15.4 19.2 14 19.2H8.5C5 19.2 2.5 16.8 2.5 13.5C2.5 9.6 6.5 9.4 8.4 5.2C9 3.8 11.2 4.4 11 6.2C10.9 7 10.6 7.5 10.3 8H13.5"
  private static let upHand =
    "M8.5 13V4.2C8.5 3.2 9.2 2.4 10.1 2.4C11 2.4 11.7 3.2 11.7 4.2V10.5M11.7 10.5V9.6C11.7 8 14.4 8 14.4 9.8V10.6M14.4 10.6C14.4 9.2 17 9.2 17 10.9V11.6C17 10.4 19.4 10.6 19.4 12.2V15.5C19.4 19 17 21.6 13.5 21.6C9.6 21.6 9.2 17.8 5 15.8C3.8 15 4.6 13 6.2 13.2C7.2 13.3 8 13.8 8.5 14.4"
}
