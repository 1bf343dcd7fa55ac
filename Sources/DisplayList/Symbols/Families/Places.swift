// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let places: [String: [SymbolLayer]] = [
    "house": SymbolShape.lines(
      "M1.8 11.8L12 3L22.2 11.8M4.8 9.6V19.2C4.8 20.4 5.6 21.2 6.8 21.2H17.2C18.4 21.2 19.2 20.4 19.2 19.2V9.6M9.6 21V14.6C9.6 14 10 13.6 10.6 13.6H13.4C14 13.6 14.4 14 14.4 14.6V21"
    ),
    "house.fill": [
      .fill(
        "M4 10.8L12 4L20 10.8V19.4C20 21 19 22 17.4 22H14.8V15.4C14.8 14.6 14.4 14.2 13.6 14.2H10.4C9.6 14.2 9.2 14.6 9.2 15.4V22H6.6C5 22 4 21 4 19.4Z"
      ),
      .stroke("M1.8 11.8L12 3L22.2 11.8"),
    ],
    "building.2": SymbolShape.lines(
      "R2.5 3 11 18.4 1.4M13.5 9H19.6C20.8 9 21.5 9.7 21.5 10.8V21.4H13.5M6 7H6.5M9.5 7H10M6 11H6.5M9.5 11H10M6 15H6.5M9.5 15H10M17 13H17.5M17 17H17.5"
    ),
    "building": SymbolShape.lines(
      "R5 2.6 14 18.8 1.6M9 7H9.5M14.5 7H15M9 11H9.5M14.5 11H15M10 21.4V16H14V21.4"),
    "building.columns": SymbolShape.lines(
      "M2.5 9L12 3L21.5 9ZM5 9.5V18M9.6 9.5V18M14.4 9.5V18M19 9.5V18M3 18H21M2 21H22"),
    "mappin": [.fill("O12 6.4 4.4"), .stroke("M12 10V21.5")],
    "mappin.and.ellipse": [
      .fill("O12 6 3.8"),
      .stroke(
        "M12 9V17M8 14.6C4.8 15 2.6 16.2 2.6 17.8C2.6 20 6.8 21.4 12 21.4C17.2 21.4 21.4 20 21.4 17.8C21.4 16.2 19.2 15 16 14.6"
      ),
    ],
    "location": [.stroke("M21 3L3 10.6L11.4 12.6L13.4 21Z")],
    "map": SymbolShape.lines(
      "M2.4 6.4L8.6 3.4L15.4 6.4L21.6 3.4V17.6L15.4 20.6L8.6 17.6L2.4 20.6ZM8.6 3.6V17.6M15.4 6.4V20.4"
    ),
    "safari": SymbolShape.lines("O12 12 9.2M16.6 7.4L13.6 13.6L7.4 16.6L10.4 10.4Z"),
    "car": SymbolShape.lines(
      "M4.4 11L6.4 6.4C6.8 5.4 7.6 4.8 8.6 4.8H15.4C16.4 4.8 17.2 5.4 17.6 6.4L19.6 11M4.6 11H19.4C20.8 11 21.6 11.8 21.6 13.2V18H2.4V13.2C2.4 11.8 3.2 11 4.6 11ZM4 18V20.4M20 18V20.4M6 14.5H7M17 14.5H18"
    ),
    "bus": SymbolShape.lines(
      "R4 3 16 15.6 2.6M4 12H20M6.6 18.6V21M17.4 18.6V21M7.4 15.4H8M16 15.4H16.6"),
    "tram": SymbolShape.lines(
      "R5 5 14 13 2.6M5 12H19M12 2V5M8 2H16M8 18L6 21.4M16 18L18 21.4M8.6 15H9M15 15H15.4"),
    "bicycle": SymbolShape.lines(
      "O5.5 16 4O18.5 16 4M5.5 16L9.5 8H15.5L18.5 16M9.5 8L12.5 16H5.5M12.5 16L15.8 8.5M15.5 8L14.5 5.5H17M7.8 7.5H10.5"
    ),
    "airplane": [
      .fill(
        "M12 1.6C12.9 1.6 13.6 2.8 13.6 4.4V8.8L22 14V16.2L13.6 13.4V18.2L16.4 20.4V22L12 20.8L7.6 22V20.4L10.4 18.2V13.4L2 16.2V14L10.4 8.8V4.4C10.4 2.8 11.1 1.6 12 1.6Z"
      )
    ],
    "ferry": SymbolShape.lines("M3 14L12 11L21 14L18.6 19.5H5.4ZM6 13V8H18V13M9.5 8V4.5H14.5V8"),
    "bed.double": SymbolShape.lines(
      "M3 19.5V15C3 13.4 4 12.4 5.6 12.4H18.4C20 12.4 21 13.4 21 15V19.5M3 17H21M5 12.4V8C5 6.4 6 5.4 7.6 5.4H16.4C18 5.4 19 6.4 19 8V12.4M8 12V10H16V12"
    ),
    "cross": [.stroke("M9 3H15V9H21V15H15V21H9V15H3V9H9Z")],
    "pills": SymbolShape.lines("R2.5 9 12 6 3M8.5 9V15O17.5 16 4.5M14.5 19L20.5 13"),
    "stethoscope": SymbolShape.lines(
      "M6 3H4.5V8C4.5 11.5 6 13 8.5 13C11 13 12.5 11.5 12.5 8V3H11M8.5 13V16C8.5 19 10.4 21 13.4 21C16.4 21 18.4 19 18.4 16V13.4O18.4 11 2.4"
    ),
  ]
}
