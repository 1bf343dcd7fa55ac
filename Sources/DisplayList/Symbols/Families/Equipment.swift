// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  /// Devices, tools, keys and what stands in a room.
  static let equipment: [String: [SymbolLayer]] = [
    "server.rack": SymbolShape.lines(
      "R3 3.5 18 7 1.8R3 13.5 18 7 1.8M6.5 7H6.6M9.5 7H9.6M6.5 17H6.6M9.5 17H9.6M14 7H17.5M14 17H17.5"
    ),
    "cpu": SymbolShape.lines(
      "R5.5 5.5 13 13 2R9.5 9.5 5 5 0.8M9 2.5V5.5M15 2.5V5.5M9 18.5V21.5M15 18.5V21.5M2.5 9H5.5M2.5 15H5.5M18.5 9H21.5M18.5 15H21.5"
    ),
    "memorychip": SymbolShape.lines(
      "R2.5 7 19 10 1.6M7 17V20M12 17V20M17 17V20M7 7V4M12 7V4M17 7V4M6.5 10.5H17.5"),
    "externaldrive": SymbolShape.lines(
      "M5.5 5.5H18.5L21.5 14V17C21.5 18.1 20.6 19 19.5 19H4.5C3.4 19 2.5 18.1 2.5 17V14ZM2.5 14H21.5M17.5 16.5H17.6"
    ),
    "internaldrive": SymbolShape.lines("R2.5 6 19 12 2.4M2.7 14H21.3M17.5 16H17.6M6 16H11"),
    "opticaldisc": SymbolShape.lines("O12 12 9.5O12 12 2.6M7 9C7.8 7.8 8.8 7 10 6.6"),
    "scanner": SymbolShape.lines("R2.5 11 19 7.5 2M4 11L7.5 5.5H20M6 15H10M17 15H17.1"),
    "airpods": SymbolShape.lines(
      "M8.5 5.5C6 3.2 2.8 5 3 8C3.1 9.6 4.4 10.8 6.3 10.6V19.5H8.5ZM15.5 5.5C18 3.2 21.2 5 21 8C20.9 9.6 19.6 10.8 17.7 10.6V19.5H15.5Z"
    ),
    "battery.25": [.stroke("R1.5 7 18.5 10 2.6M22 10.5V13.5"), .fill("R3.6 9.1 4 5.8 1")],
    "battery.50": [.stroke("R1.5 7 18.5 10 2.6M22 10.5V13.5"), .fill("R3.6 9.1 7.6 5.8 1")],
    "battery.75": [.stroke("R1.5 7 18.5 10 2.6M22 10.5V13.5"), .fill("R3.6 9.1 11 5.8 1")],
    "battery.0": SymbolShape.lines("R1.5 7 18.5 10 2.6M22 10.5V13.5"),
    "powerplug": SymbolShape.lines(
      "M8.5 2.5V7.5M15.5 2.5V7.5M5.5 7.5H18.5V11C18.5 14.6 15.6 17 12 17C8.4 17 5.5 14.6 5.5 11ZM12 17V21.5"
    ),
    "cable.connector": SymbolShape.lines("R8 9 8 8 1.5R9.8 2.5 4.4 6.5 0.8M12 17V21.5"),
    "touchid": SymbolShape.lines(fingerprint),
    "fingerprint": SymbolShape.lines(fingerprint),
    "qrcode.viewfinder": SymbolShape.lines(
      finder
        + "R7.5 7.5 3.4 3.4 0.6R13.1 7.5 3.4 3.4 0.6R7.5 13.1 3.4 3.4 0.6M13.4 13.6H14.4M16.4 16.4H16.5"
    ),
    "camera.viewfinder": SymbolShape.lines(
      finder + "M8.5 9.5L9.6 8H14.4L15.5 9.5H17V16H7V9.5ZO12 12.6 1.9"),
    "screwdriver": SymbolShape.lines(
      "M20.5 3.5L12.5 11.5M9.5 11L13 14.5L7.5 20C6.6 20.9 5.1 20.9 4.1 19.9C3.1 18.9 3.1 17.4 4 16.5Z"
    ),
    "ruler": SymbolShape.lines(
      "M2.5 16.5L16.5 2.5L21.5 7.5L7.5 21.5ZM6 13L8 15M9 10L12 13M12 7L14 9M15 4.2L17.6 7"),
    "eraser": SymbolShape.lines(
      "M13.5 4.2L20.3 11C21 11.7 21 12.7 20.3 13.4L13.6 20H8.4L3.7 15.3C3 14.6 3 13.6 3.7 12.9L11.5 4.2C12.1 3.6 12.9 3.6 13.5 4.2ZM7.8 8.5L16.2 17M8.4 20H20"
    ),
    "lasso": SymbolShape.lines(
      "M7 15.5C3.5 14.2 2 11.8 2.5 9.2C3.2 5.7 8 3.4 13.2 4.1C18.4 4.8 22 8.2 21.4 11.5C20.8 14.8 16.2 16.6 11.5 16.2M7 15.5C8.6 14.4 11 15 11 16.8C11 18.6 8.4 19 7.4 17.4C6.8 16.4 6.9 15.8 7 15.5ZM9.5 18.2C10.2 19.6 9.8 21 8.5 21.8"
    ),
    "pencil.tip": SymbolShape.lines(
      "M12 2.5L17 14.5C15 17 14.5 19 14.5 21.5H9.5C9.5 19 9 17 7 14.5ZM12 2.5V11.5"),
    "scope": SymbolShape.lines("O12 12 7.5M12 1.8V8.2M12 15.8V22.2M1.8 12H8.2M15.8 12H22.2"),
    "target": [.stroke("O12 12 9.4O12 12 5.4"), .fill("O12 12 1.8")],
    "fuelpump": SymbolShape.lines(
      "R3.5 3 10.5 18 1.8M6 6.2H11.5V10.5H6ZM14 12H15.5C16.6 12 17 12.6 17 13.6V17.2C17 18.6 17.8 19.2 18.7 19.2C19.7 19.2 20.5 18.5 20.5 17.2V8L17.5 5"
    ),
    "parkingsign": SymbolShape.lines(
      "M8 20.5V3.5H13C16.2 3.5 18 5.4 18 8.4C18 11.4 16.2 13.2 13 13.2H8"),
    "signpost.right": SymbolShape.lines("M11 2.5V5M11 12V21.5M4 5H16.5L20.5 8.5L16.5 12H4Z"),
    "sofa": SymbolShape.lines(
      "M5 10.5V7.5C5 5.8 6 5 7.5 5H16.5C18 5 19 5.8 19 7.5V10.5M4.5 10.5C3 10.5 2 11.6 2 13V17.5H22V13C22 11.6 21 10.5 19.5 10.5C18 10.5 17.3 11.6 17.3 13V14H6.7V13C6.7 11.6 6 10.5 4.5 10.5ZM4.5 17.5V20M19.5 17.5V20"
    ),
    "lamp.desk": SymbolShape.lines(
      "M6 21H16M11 21V19L6.5 11.5L13 5.5M10.5 3.5L18.8 8.8L15.8 12.5L9.8 6.5Z"),
    "door.left.hand.open": SymbolShape.lines(
      "M3 21H21M6 21V4.5C6 3.6 6.6 3 7.5 3H16.5C17.4 3 18 3.6 18 4.5V21M6 3.6L12.5 6V22.4L6 21M10 13.5V14.5"
    ),
    "suitcase": SymbolShape.lines(
      "R2.5 7 19 13.5 2.4M8.5 7V4.8C8.5 3.8 9.2 3 10.2 3H13.8C14.8 3 15.5 3.8 15.5 4.8V7M7 7V20.5M17 7V20.5"
    ),
    "return": SymbolShape.lines("M20 5V11.5C20 13.2 19 14.2 17.3 14.2H4M9 9L3.8 14.2L9 19.4"),
    "escape": SymbolShape.lines(
      "M12 3.5C7.3 3.5 3.5 7.3 3.5 12C3.5 16.7 7.3 20.5 12 20.5C16.7 20.5 20.5 16.7 20.5 12M12 12L20 4M14.5 3.8H20.2V9.5"
    ),
    "delete.left": SymbolShape.lines(
      "M8.5 5H19.5C20.9 5 22 6.1 22 7.5V16.5C22 17.9 20.9 19 19.5 19H8.5L1.8 12ZM11.5 9.3L16.9 14.7M16.9 9.3L11.5 14.7"
    ),
    "delete.right": SymbolShape.lines(
      "M15.5 5H4.5C3.1 5 2 6.1 2 7.5V16.5C2 17.9 3.1 19 4.5 19H15.5L22.2 12ZM12.5 9.3L7.1 14.7M7.1 9.3L12.5 14.7"
    ),
    "option": SymbolShape.lines("M3 5H8.5L15.5 19H21M14 5H21"),
    "control": SymbolShape.lines("M5 13.5L12 6.5L19 13.5"),
    "terminal": SymbolShape.lines("R2 4 20 16 3M6 8.5L9.5 12L6 15.5M11.5 15.5H16"),
    "curlybraces": SymbolShape.lines(
      "M8.5 3.5C6.4 3.5 5.5 4.6 5.5 6.5V9.4C5.5 11 4.8 12 3 12C4.8 12 5.5 13 5.5 14.6V17.5C5.5 19.4 6.4 20.5 8.5 20.5M15.5 3.5C17.6 3.5 18.5 4.6 18.5 6.5V9.4C18.5 11 19.2 12 21 12C19.2 12 18.5 13 18.5 14.6V17.5C18.5 19.4 17.6 20.5 15.5 20.5"
    ),
    "function": SymbolShape.lines(
      "M3.5 19.5C6.5 20.8 7.6 18.6 8.2 15.4L9.8 7C10.4 3.8 12 2.8 14.5 3.8M5.8 9.5H12.8M13.5 12L20 19.5M20 12L13.5 19.5"
    ),
    "sum": SymbolShape.lines("M18.5 6V3.5H5.5L13 12L5.5 20.5H18.5V18"),
    "x.squareroot": SymbolShape.lines("M2 13L4.2 11.8L7.5 19.5L11 4H22M13.5 9L19 17M19 9L13.5 17"),
    "plus.slash.minus": SymbolShape.lines(
      "M4.5 7.5H10.5M7.5 4.5V10.5M18.5 4.5L5.5 19.5M13.5 16.5H19.5"),
    "lessthan": SymbolShape.lines("M19 5L5 12L19 19"),
    "greaterthan": SymbolShape.lines("M5 5L19 12L5 19"),
    "hourglass.bottomhalf.filled": [
      .stroke(glass), .fill("M12 12.5C14 14.5 16.8 16 17 20.5H7C7.2 16 10 14.5 12 12.5Z"),
    ],
    "hourglass.tophalf.filled": [
      .stroke(glass), .fill("M12 11.5C10 9.5 7.2 8 7 3.5H17C16.8 8 14 9.5 12 11.5Z"),
    ],
  ]

  private static let glass =
    "M5.5 3.5H18.5M5.5 20.5H18.5M7 3.5C7.2 8 10 10 12 12C10 14 7.2 16 7 20.5M17 3.5C16.8 8 14 10 12 12C14 14 16.8 16 17 20.5"
  private static let finder =
    "M3 8V6C3 4.3 4.3 3 6 3H8M16 3H18C19.7 3 21 4.3 21 6V8M21 16V18C21 19.7 19.7 21 18 21H16M8 21H6C4.3 21 3 19.7 3 18V16"
  private static let fingerprint =
    "M6 5.2C9.6 2.2 14.6 2.2 18 5.2M3.8 10.5C5 6.6 8.2 4.8 12 4.8C16.6 4.8 20.2 8 20.2 13M6.2 18.5C5.4 13 7.8 8.6 12 8.6C15.2 8.6 17.2 11 17.2 14.5C17.2 16.5 16.9 18 16.4 19.6M9 20.4C8.4 17.4 8.6 12.2 12 12.2C14 12.2 14.4 14.4 14 17.4C13.8 18.8 13.5 20 13 21.2"
}
