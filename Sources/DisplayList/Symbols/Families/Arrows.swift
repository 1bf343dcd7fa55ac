// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let arrows: [String: WrittenSymbol] = [
    "chevron.right": lines("M8.5 4.5L16 12L8.5 19.5"),
    "chevron.left": lines("M15.5 4.5L8 12L15.5 19.5"),
    "chevron.forward": lines("M8.5 4.5L16 12L8.5 19.5"),
    "chevron.backward": lines("M15.5 4.5L8 12L15.5 19.5"),
    "chevron.up": lines("M4.5 15.5L12 8L19.5 15.5"),
    "chevron.down": lines("M4.5 8.5L12 16L19.5 8.5"),
    "chevron.compact.up": lines("M3 13.5L12 10.5L21 13.5"),
    "chevron.compact.down": lines("M3 10.5L12 13.5L21 10.5"),
    "chevron.compact.left": lines("M13.5 3L10.5 12L13.5 21"),
    "chevron.compact.right": lines("M10.5 3L13.5 12L10.5 21"),
    "chevron.up.chevron.down": lines("M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15"),
    "chevron.left.2": lines("M12 5L5 12L12 19M19.5 5L12.5 12L19.5 19"),
    "chevron.right.2": lines("M4.5 5L11.5 12L4.5 19M12 5L19 12L12 19"),
    "chevron.left.forwardslash.chevron.right": lines(
      "M6.5 7L1.5 12L6.5 17M17.5 7L22.5 12L17.5 17M13.8 5L10.2 19"),
    "arrow.right": lines("M3.5 12H20.5M13.5 5L20.5 12L13.5 19"),
    "arrow.left": lines("M20.5 12H3.5M10.5 5L3.5 12L10.5 19"),
    "arrow.forward": lines("M3.5 12H20.5M13.5 5L20.5 12L13.5 19"),
    "arrow.backward": lines("M20.5 12H3.5M10.5 5L3.5 12L10.5 19"),
    "arrow.up": lines("M12 20.5V3.5M5 10.5L12 3.5L19 10.5"),
    "arrow.down": lines("M12 3.5V20.5M5 13.5L12 20.5L19 13.5"),
    "arrow.up.right": lines("M5.5 18.5L18.5 5.5M8.5 5.5H18.5V15.5"),
    "arrow.up.left": lines("M18.5 18.5L5.5 5.5M15.5 5.5H5.5V15.5"),
    "arrow.down.right": lines("M5.5 5.5L18.5 18.5M18.5 8.5V18.5H8.5"),
    "arrow.down.left": lines("M18.5 5.5L5.5 18.5M5.5 8.5V18.5H15.5"),
    "arrow.left.and.right": lines(
      "M2.5 12H21.5M7 7L2.5 12L7 17M17 7L21.5 12L17 17"),
    "arrow.up.and.down": lines("M12 2.5V21.5M7 7L12 2.5L17 7M7 17L12 21.5L17 17"),
    "arrow.left.arrow.right": lines(
      "M3 8H20.5M16 3.5L20.5 8L16 12.5M21 16H3.5M8 11.5L3.5 16L8 20.5"),
    "arrow.up.arrow.down": lines(
      "M8 21V3.5M3.5 8L8 3.5L12.5 8M16 3V20.5M11.5 16L16 20.5L20.5 16"),
    "arrow.clockwise": lines(
      "M19.5 12C19.5 16.4 16.1 20 12 20C7.6 20 4.2 16.4 4.2 12C4.2 7.6 7.6 4 12 4C14.6 4 16.7 5.2 18.6 7.4M19 2.8V7.8H14"
    ),
    "arrow.counterclockwise": lines(
      "M4.5 12C4.5 16.4 7.9 20 12 20C16.4 20 19.8 16.4 19.8 12C19.8 7.6 16.4 4 12 4C9.4 4 7.3 5.2 5.4 7.4M5 2.8V7.8H10"
    ),
    "arrow.triangle.2.circlepath": lines(
      "M3.5 11C4 7 7.5 4 12 4C15 4 17.5 5.4 19 7.6M20.5 13C20 17 16.5 20 12 20C9 20 6.5 18.6 5 16.4M19.6 3.2V8H14.8M4.4 20.8V16H9.2"
    ),
    "arrow.2.squarepath": lines(
      "M5 15V9C5 7.3 6.3 6 8 6H14M19 9V15C19 16.7 17.7 18 16 18H10M11.5 3L14.5 6L11.5 9M12.5 15L9.5 18L12.5 21"
    ),
    "arrow.uturn.left": lines(
      "M3.5 9H15C18 9 20.5 11.2 20.5 14.2C20.5 17.2 18 19.5 15 19.5H9M8.5 4L3.5 9L8.5 14"),
    "arrow.uturn.backward": lines(
      "M3.5 9H15C18 9 20.5 11.2 20.5 14.2C20.5 17.2 18 19.5 15 19.5H9M8.5 4L3.5 9L8.5 14"),
    "arrow.uturn.right": lines(
      "M20.5 9H9C6 9 3.5 11.2 3.5 14.2C3.5 17.2 6 19.5 9 19.5H15M15.5 4L20.5 9L15.5 14"),
    "arrow.uturn.forward": lines(
      "M20.5 9H9C6 9 3.5 11.2 3.5 14.2C3.5 17.2 6 19.5 9 19.5H15M15.5 4L20.5 9L15.5 14"),
    "arrow.up.left.and.arrow.down.right": lines(
      "M10 10L3.5 3.5M3.5 9V3.5H9M14 14L20.5 20.5M20.5 15V20.5H15"),
    "arrow.down.right.and.arrow.up.left": lines(
      "M3.5 3.5L10 10M10 4.5V10H4.5M20.5 20.5L14 14M14 19.5V14H19.5"),
    "arrow.up.to.line": lines("M12 20.5V7M6 13L12 7L18 13M4 3.5H20"),
    "arrow.down.to.line": lines("M12 3.5V17M6 11L12 17L18 11M4 20.5H20"),
    "arrow.right.to.line": lines("M3.5 12H17M11 6L17 12L11 18M20.5 4V20"),
    "arrow.triangle.branch": lines(
      "M12 21V14C12 11 17 11 17 6M12 14C12 11 7 11 7 6M4.5 8.5L7 5.5L9.5 8.5M14.5 8.5L17 5.5L19.5 8.5"
    ),
    "arrow.up.arrow.down.circle": SymbolEnclosure.circle.around(
      lines("M8 21V3.5M3.5 8L8 3.5L12.5 8M16 3V20.5M11.5 16L16 20.5L20.5 16"),
      isFilled: false),
  ]
}
