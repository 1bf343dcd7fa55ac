// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let communication: [String: [SymbolLayer]] = [
    "envelope": SymbolShape.lines(
      "R1.8 4.8 20.4 14.6 2.6M2.6 6.4L10.4 13.2C11.4 14 12.6 14 13.6 13.2L21.4 6.4"),
    "envelope.fill": [
      .fill("R1 4 22 16.2 3.2"), .cutLine("M2.4 6.4L10.4 13.2C11.4 14 12.6 14 13.6 13.2L21.6 6.4"),
    ],
    "envelope.open": SymbolShape.lines(
      "M2 9.8L10.4 3.4C11.4 2.6 12.6 2.6 13.6 3.4L22 9.8V19C22 20.5 21 21.5 19.5 21.5H4.5C3 21.5 2 20.5 2 19ZM2.4 10.4L10.4 15.6C11.4 16.2 12.6 16.2 13.6 15.6L21.6 10.4"
    ),
    "phone": [.stroke(phone)],
    "phone.fill": [.fill(phone), .stroke(phone)],
    "phone.down.fill": [
      .fill(
        "M2 14C2 9.5 7 8.5 12 8.5C17 8.5 22 9.5 22 14C22 15.5 21 16 20 15.8L16.5 15C15.5 14.8 15.3 14 15.4 12.6C13.4 12 10.6 12 8.6 12.6C8.7 14 8.5 14.8 7.5 15L4 15.8C3 16 2 15.5 2 14Z"
      )
    ],
    "message": [.stroke(bubble)],
    "message.fill": [.fill(bubble), .stroke(bubble)],
    "bubble.left": SymbolShape.lines(
      "M5 3.5H19C20.8 3.5 22 4.7 22 6.5V14C22 15.8 20.8 17 19 17H12L7 21.5V17H5C3.2 17 2 15.8 2 14V6.5C2 4.7 3.2 3.5 5 3.5Z"
    ),
    "bubble.right": SymbolShape.lines(
      "M19 3.5H5C3.2 3.5 2 4.7 2 6.5V14C2 15.8 3.2 17 5 17H12L17 21.5V17H19C20.8 17 22 15.8 22 14V6.5C22 4.7 20.8 3.5 19 3.5Z"
    ),
    "text.bubble": SymbolShape.lines(
      "M5 3.5H19C20.8 3.5 22 4.7 22 6.5V14C22 15.8 20.8 17 19 17H12L7 21.5V17H5C3.2 17 2 15.8 2 14V6.5C2 4.7 3.2 3.5 5 3.5ZM6.5 8.2H17.5M6.5 12.2H13.5"
    ),
    "quote.bubble": SymbolShape.lines(
      "M5 3.5H19C20.8 3.5 22 4.7 22 6.5V14C22 15.8 20.8 17 19 17H12L7 21.5V17H5C3.2 17 2 15.8 2 14V6.5C2 4.7 3.2 3.5 5 3.5ZM9 8V10L8 12M14 8V10L13 12"
    ),
    "bubble.left.and.bubble.right": SymbolShape.lines(
      "M4 3H13C14.2 3 15 3.8 15 5V10C15 11.2 14.2 12 13 12H8L5 15V12H4C2.8 12 2 11.2 2 10V5C2 3.8 2.8 3 4 3ZM18 9H20C21.2 9 22 9.8 22 11V16C22 17.2 21.2 18 20 18H19V21L16 18H11C10 18 9.2 17.2 9.2 16"
    ),
    "paperplane": [.stroke("M21.5 2.5L14.5 21.5L10.5 13.5L2.5 9.5ZM21.5 2.5L10.5 13.5")],
    "paperplane.fill": [.fill("M22 2L14.6 22.2L10.8 14.2L20 4L9.8 13.2L1.8 9.4Z")],
    "video": SymbolShape.lines("R1.5 6 14.5 12 2.6M16 11L22 6.8V17.2L16 13"),
    "video.fill": [.fill("R.8 5.3 15 13.4 3.2"), .fill("M17.2 10L23 6V18L17.2 14Z")],
    "globe": SymbolShape.lines(
      "O12 12 9.2M2.8 12H21.2M12 2.8C6.6 7.6 6.6 16.4 12 21.2C17.4 16.4 17.4 7.6 12 2.8M12 2.8V21.2M4.8 6.6C8.6 9 15.4 9 19.2 6.6M4.8 17.4C8.6 15 15.4 15 19.2 17.4"
    ),
    "network": SymbolShape.lines(
      "O12 12 9.2M2.8 12H21.2M12 2.8C6.6 7.6 6.6 16.4 12 21.2C17.4 16.4 17.4 7.6 12 2.8M12 2.8V21.2"
    ),
    "megaphone": SymbolShape.lines(
      "M3 10V14C3 15 3.6 15.6 4.6 15.6H7L19 20V4L7 8.4H4.6C3.6 8.4 3 9 3 10ZM7.4 15.6L8.6 20.5H11.6L10.6 17M21.5 10.5V13.5"
    ),
    "tray": SymbolShape.lines(
      "M2.5 13.5L5.6 5.6C6 4.6 6.8 4 8 4H16C17.2 4 18 4.6 18.4 5.6L21.5 13.5V17.6C21.5 19.2 20.6 20 19 20H5C3.4 20 2.5 19.2 2.5 17.6ZM2.5 13.5H8.5C8.5 15.6 10 16.8 12 16.8C14 16.8 15.5 15.6 15.5 13.5H21.5"
    ),
  ]

  private static let phone =
    "M6.6 3L9.4 7.4C9.9 8.2 9.8 9 9.2 9.7L8 11C9 13 11 15 13 16L14.3 14.8C15 14.2 15.8 14.1 16.6 14.6L21 17.4C21.8 18 21.9 18.8 21.4 19.6C20.4 21.2 18.8 21.8 17 21.4C10 20 4 14 2.6 7C2.2 5.2 2.8 3.6 4.4 2.6C5.2 2.1 6 2.2 6.6 3Z"
  private static let bubble =
    "M12 3.2C6.4 3.2 2.2 6.8 2.2 11.2C2.2 13.8 3.6 16 5.8 17.4C5.8 18.8 5.2 20 4 21C6.2 21 8 20.2 9.4 18.8C10.2 19 11.1 19.1 12 19.1C17.6 19.1 21.8 15.6 21.8 11.2C21.8 6.8 17.6 3.2 12 3.2Z"
}
