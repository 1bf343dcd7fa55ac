// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let people: [String: [SymbolLayer]] = [
    "person": [.stroke("O12 7.2 4.2"), .stroke(bust)],
    "person.fill": [.fill("O12 7.2 5"), .fill(bust), .stroke(bust)],
    "person.circle": [
      .stroke("O12 12 9.2", level: 1), .stroke("O12 9.4 3.2"),
      .stroke("M5.8 18.6C7 16 9.2 14.8 12 14.8C14.8 14.8 17 16 18.2 18.6"),
    ],
    "person.circle.fill": [
      .fill("O12 12 10", level: 1), .cut("O12 9.2 3.7"),
      .cut(
        "M5.4 18.8C6.4 15.8 9 14.4 12 14.4C15 14.4 17.6 15.8 18.6 18.8C16.8 20.3 14.5 21 12 21C9.5 21 7.2 20.3 5.4 18.8Z"
      ),
    ],
    "person.crop.circle": [
      .stroke("O12 12 9.2", level: 1), .stroke("O12 9.4 3.2"),
      .stroke("M5.8 18.6C7 16 9.2 14.8 12 14.8C14.8 14.8 17 16 18.2 18.6"),
    ],
    "person.crop.circle.fill": [
      .fill("O12 12 10", level: 1), .cut("O12 9.2 3.7"),
      .cut(
        "M5.4 18.8C6.4 15.8 9 14.4 12 14.4C15 14.4 17.6 15.8 18.6 18.8C16.8 20.3 14.5 21 12 21C9.5 21 7.2 20.3 5.4 18.8Z"
      ),
    ],
    "person.2": [
      .stroke("O8.5 8 3.6"), .stroke("M1.5 20C1.5 16 4.6 14 8.5 14C12.4 14 15.5 16 15.5 20Z"),
      .stroke(
        "M15 4.8C17.4 4.4 19 6 19 8C19 10 17.4 11.6 15 11.2M18.4 20H22.5C22.5 16.6 20 14.4 16.6 14"),
    ],
    "person.2.fill": [
      .fill("O8.5 8 4.3"), .fill("M.8 20.7C.8 16 4.4 13.6 8.5 13.6C12.6 13.6 16.2 16 16.2 20.7Z"),
      .fill("O17 8.4 3.6"),
      .fill(
        "M17.8 20.7H23.2C23.2 16.6 20.4 13.8 16.6 13.8C15.9 13.8 15.4 13.9 14.8 14C17 15.6 17.8 17.8 17.8 20.7Z"
      ),
    ],
    "person.3": [
      .stroke("O12 8 3.2"), .stroke("M6 19.5C6 15.8 8.6 13.8 12 13.8C15.4 13.8 18 15.8 18 19.5Z"),
      .stroke("O4.5 9.5 2.2"), .stroke("O19.5 9.5 2.2"),
      .stroke("M4.4 19.5H1C1 16.4 2.6 14.6 4.6 14.6M19.6 19.5H23C23 16.4 21.4 14.6 19.4 14.6"),
    ],
    "person.badge.plus": [
      .stroke("O9.5 7.5 4"),
      .stroke(
        "M2 20.5C2 16 5.4 14 9.5 14C12.6 14 15.2 15.1 16.4 17.6M2 20.5H14M19 4.5V10.5M16 7.5H22"),
    ],
    "hands.clap": SymbolShape.lines(
      "M8 13L12.5 8.5M6 11L11.5 5.5M10 15.5L15 10.5M8 13L6 11C5 10 4 11 5 12.4L9 18.4C11 21 15 21.4 17.4 19C20 16.4 19.6 13.6 18.4 11L17 7.6L15 10.5"
    ),
    "face.smiling": [
      .stroke("O12 12 9.2"), .fill("O9 9.6 1.2"), .fill("O15 9.6 1.2"),
      .stroke("M7.6 14C9.6 17 14.4 17 16.4 14"),
    ],
    "brain": SymbolShape.lines(
      "M11.5 4.5C9 2 5.5 4 6 7C3 8 2.6 12 5 13.6C4 16.6 6.6 19.4 9.4 18.6C9.8 21.4 11.5 21 11.5 19.5ZM12.5 4.5C15 2 18.5 4 18 7C21 8 21.4 12 19 13.6C20 16.6 17.4 19.4 14.6 18.6C14.2 21.4 12.5 21 12.5 19.5Z"
    ),
  ]

  private static let bust = "M3.8 20.8C3.8 16.4 7.2 14 12 14C16.8 14 20.2 16.4 20.2 20.8Z"
}
