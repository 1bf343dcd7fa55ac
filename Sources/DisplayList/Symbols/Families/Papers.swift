// swift-format-ignore-file: a path string stays on one line, however long.

import CoreGraphics

extension SymbolLibrary {
  /// Pages, cards, clouds, players' jumps and pointing hands.
  static let papers: [String: WrittenSymbol] = [
    "plus.square.on.square": lines(
      "R8 8 13.5 13.5 2.6M5 16H4.6C3.4 16 2.5 15.1 2.5 13.9V4.6C2.5 3.4 3.4 2.5 4.6 2.5H13.9C15.1 2.5 16 3.4 16 4.6V5M14.75 11.4V18.1M11.4 14.75H18.1"
    ),
    "icloud": lines(cloudLine),
    "icloud.fill": [.fill(cloudLine), .stroke(cloudLine)],
    "icloud.and.arrow.up": lines(openCloud + "M12 21.5V12M8.8 15L12 11.8L15.2 15"),
    "icloud.and.arrow.down": lines(
      openCloud + "M12 11.5V21.3M8.8 18.2L12 21.4L15.2 18.2"),
    "arrow.up.doc": lines(page + "M12 17.5V11M9.2 13.6L12 10.8L14.8 13.6"),
    "arrow.down.doc": lines(page + "M12 10.8V17.3M9.2 14.7L12 17.5L14.8 14.7"),
    "doc.text.magnifyingglass": lines(
      "M12.5 2.5H6.5C5.4 2.5 4.5 3.4 4.5 4.5V19.5C4.5 20.6 5.4 21.5 6.5 21.5H9.5M12.5 2.5L17.5 7.5V9.5M12.5 2.5V7.5H17.5M7.5 11H10.5M7.5 14.5H9.5O15.5 15.5 3.7M18.3 18.3L21.5 21.5"
    ),
    "text.book.closed": lines(book + "M9 7H15M9 10.5H13.5"),
    "character.book.closed": lines(book + "M9 13L12 5.5L15 13M10 10.8H14"),
    "list.bullet.clipboard": lines(
      "R4 4 16 17.5 2.2R8.5 2.2 7 3.8 1.4M8 10.5H8.1M11 10.5H16.5M8 14H8.1M11 14H16.5M8 17.5H8.1M11 17.5H16.5"
    ),
    "menucard": lines(
      "M5 5L14.5 2.5V18.5L5 21.5ZM14.5 5H19V21.5H5M8 9L11.5 8M8 12.5L11.5 11.5"),
    "person.text.rectangle": lines(
      "R2 4.5 20 15 2.6O8 10 2.1M4.8 16C5.2 13.8 10.8 13.8 11.2 16M14 9.5H19M14 12.5H19M14 15.5H17.5"
    ),
    "rectangle.and.pencil.and.ellipsis": lines(
      "M14 6H4.5C3.1 6 2 7.1 2 8.5V15.5C2 16.9 3.1 18 4.5 18H19.5C20.9 18 22 16.9 22 15.5V11M5.5 12H5.6M8.5 12H8.6M11.5 12H11.6M14.5 12.5L21 4.5L22.5 5.8L16 13.5L14 14Z"
    ),
    "signature": lines(
      "M3 15C7 13 11 7 10 4.5C9 2.5 6 5 6.5 10C7 14.5 8 16.5 9.5 16C11 15.5 11.5 12.5 13 12.5C14.2 12.5 13.8 15 15 15C16.2 15 16.5 13 17.8 13C19 13 19 14.5 21.5 14M3 20H21"
    ),
    "ticket": lines(
      "M2.5 6.5H21.5V10C20.2 10.2 19.4 11 19.4 12C19.4 13 20.2 13.8 21.5 14V17.5H2.5V14C3.8 13.8 4.6 13 4.6 12C4.6 11 3.8 10.2 2.5 10ZM14.5 6.5V8.3M14.5 11V13M14.5 15.7V17.5"
    ),
    "giftcard": lines(
      "R2 5 20 14 2.6M2 11.5H22M8 5V19M8 11.5C5.5 11.5 4.5 8.5 6 8C7.5 7.6 8 10 8 11.5C8 10 8.5 7.6 10 8C11.5 8.5 10.5 11.5 8 11.5Z"
    ),
    "wallet.pass": lines(
      "R4 3 16 18 2.6M4 8H8.5C8.5 10 10 11.5 12 11.5C14 11.5 15.5 10 15.5 8H20"),
    "basket": lines(
      "M2 10H22L20 20H4ZM7.5 10L11 3.5M16.5 10L13 3.5M9 13V17M12 13V17M15 13V17"),
    "purchased": lines("R3 3 18 18 4M7.5 12.3L10.8 15.5L16.5 8.5"),
    "tray.full": lines(
      "M2.5 13.5H7.5C7.5 15.8 9.5 17.5 12 17.5C14.5 17.5 16.5 15.8 16.5 13.5H21.5M2.5 13.5L5 8H19L21.5 13.5V18.5C21.5 19.6 20.6 20.5 19.5 20.5H4.5C3.4 20.5 2.5 19.6 2.5 18.5ZM7 5.5H17M8.5 3H15.5"
    ),
    "photo.stack": lines(
      "R2.5 8.5 19 12.5 2.4M5 5.8H19M7.5 3H16.5M3 18L8.5 13.5L12.5 17L15.5 14.5L21 19O15.5 12 1.2"),
    "person.crop.square": lines(
      "R3 3 18 18 3.4O12 9.8 3.2M6 20.2C6.5 15.6 17.5 15.6 18 20.2"),
    "rectangle.split.3x1": lines("R2 5 20 14 2.6M8.7 5V19M15.3 5V19"),
    "rectangle.split.2x1": lines("R2 5 20 14 2.6M12 5V19"),
    "sidebar.right": lines("R2 4 20 16 3M15.5 4V20M17.8 8H19.7M17.8 11H19.7"),
    "sidebar.trailing": lines("R2 4 20 16 3M15.5 4V20M17.8 8H19.7M17.8 11H19.7"),
    "circle.grid.3x3": lines(
      "O5 5 2.1O12 5 2.1O19 5 2.1O5 12 2.1O12 12 2.1O19 12 2.1O5 19 2.1O12 19 2.1O19 19 2.1"),
    "square.stack.3d.up": lines(
      "M12 3L21.5 8L12 13L2.5 8ZM2.5 12L12 17L21.5 12M2.5 16L12 21L21.5 16"),
    "location.north": lines("M12 2.5L18.5 21L12 16.5L5.5 21Z"),
    "tv.and.mediabox": lines("R2 4 20 12.5 2M2 20H15R17 17.5 5.5 4 0.8"),
    "dot.radiowaves.left.and.right": [
      .fill("O12 12 1.9"), .stroke(wavesRight),
      .stroke("M7.9 16C5.6 13.8 5.6 10.2 7.9 8M4.6 19.2C0.7 15.2 0.7 8.8 4.6 4.8"),
    ],
    "dot.radiowaves.right": [
      .fill("O6 12 1.9"),
      .stroke("M10.1 16C12.4 13.8 12.4 10.2 10.1 8M13.4 19.2C17.3 15.2 17.3 8.8 13.4 4.8"),
    ],
    "quote.opening": [
      .fill(
        "M10 6C6 7 3.5 10 3.5 14C3.5 16.5 5 18 7 18C9 18 10.3 16.6 10.3 14.8C10.3 13 9 11.7 7.2 11.7C7.3 9.8 8.4 8.4 10.4 7.4ZM20 6C16 7 13.5 10 13.5 14C13.5 16.5 15 18 17 18C19 18 20.3 16.6 20.3 14.8C20.3 13 19 11.7 17.2 11.7C17.3 9.8 18.4 8.4 20.4 7.4Z"
      )
    ],
    "quote.closing": [
      .fill(
        "M4 18C8 17 10.5 14 10.5 10C10.5 7.5 9 6 7 6C5 6 3.7 7.4 3.7 9.2C3.7 11 5 12.3 6.8 12.3C6.7 14.2 5.6 15.6 3.6 16.6ZM14 18C18 17 20.5 14 20.5 10C20.5 7.5 19 6 17 6C15 6 13.7 7.4 13.7 9.2C13.7 11 15 12.3 16.8 12.3C16.7 14.2 15.6 15.6 13.6 16.6Z"
      )
    ],
    "a.magnify": lines(
      "O10.5 10.5 7.5M16 16L21.5 21.5M7.5 13.5L10.5 6.5L13.5 13.5M8.5 11.5H12.5"),
    "arrow.turn.up.left": lines(
      "M20 19.5V12.5C20 10.6 19 9.5 17 9.5H4M9 4.3L3.8 9.5L9 14.7"),
    "arrow.turn.up.right": lines(
      "M4 19.5V12.5C4 10.6 5 9.5 7 9.5H20M15 4.3L20.2 9.5L15 14.7"),
    "arrow.turn.down.right": lines(
      "M4 4.5V11.5C4 13.4 5 14.5 7 14.5H20M15 9.3L20.2 14.5L15 19.7"),
    "arrow.turn.down.left": lines(
      "M20 4.5V11.5C20 13.4 19 14.5 17 14.5H4M9 9.3L3.8 14.5L9 19.7"),
    "arrowshape.turn.up.left": lines(replyArrow),
    "arrowshape.turn.up.right": lines(forwardArrow),
    "arrowshape.turn.up.forward": lines(forwardArrow),
    "arrowshape.turn.up.backward": lines(replyArrow),
    "rectangle.portrait.and.arrow.forward": lines(
      "M14.5 7V5C14.5 3.6 13.6 2.7 12.2 2.7H6.3C4.9 2.7 4 3.6 4 5V19C4 20.4 4.9 21.3 6.3 21.3H12.2C13.6 21.3 14.5 20.4 14.5 19V17M9.5 12H21.5M18 8.3L21.7 12L18 15.7"
    ),
    "goforward.10": jump(forward: true, "10"),
    "goforward.15": jump(forward: true, "15"),
    "goforward.30": jump(forward: true, "30"),
    "gobackward.10": jump(forward: false, "10"),
    "gobackward.15": jump(forward: false, "15"),
    "gobackward.30": jump(forward: false, "30"),
    "hand.wave": lines(
      openHand + "M3 6.5C3.5 5 4.5 4 6 3.5M18.5 20.5C20 20 21 19 21.5 17.5"),
    "hand.draw": lines(pointingHand + "M2.5 5C4.5 2.5 6.5 3 6.5 5C6.5 6.5 5 7 5.5 8.2"),
    "hand.point.up": lines(pointingHand),
    "hand.point.up.left": lines(pointingHand),
    "hand.point.right": lines(
      "M13.5 8H20C21 8 21.8 8.7 21.8 9.6C21.8 10.5 21 11.2 20 11.2H15.5M15.5 11.2H16.4C18 11.2 18 14 16.2 14H15.6C16.8 14 16.8 16.7 15.2 16.7H14.6C15.6 16.7 15.4 19.2 14 19.2H8.5C5 19.2 2.5 16.8 2.5 13.5C2.5 9.6 6.5 9.4 8.4 5.2C9 3.8 11.2 4.4 11 6.2C10.9 7 10.6 7.5 10.3 8H13.5"
    ),
  ]

  private static let cloudLine =
    "M7 19C4.2 19 2 16.9 2 14.2C2 11.8 3.7 9.9 6 9.5C6.4 6.4 9 4 12.2 4C15.6 4 18.2 6.4 18.5 9.6C20.6 10 22 11.8 22 14C22 16.8 20 19 17.2 19Z"
  private static let openCloud =
    "M8 17.5H7C4.2 17.5 2 15.5 2 12.9C2 10.6 3.7 8.7 6 8.4C6.4 5.3 9 3 12.2 3C15.6 3 18.2 5.3 18.5 8.5C20.6 8.8 22 10.6 22 12.7C22 15.4 20 17.5 17.2 17.5H16"
  private static let page =
    "M13.5 2.5H6.5C5.4 2.5 4.5 3.4 4.5 4.5V19.5C4.5 20.6 5.4 21.5 6.5 21.5H17.5C18.6 21.5 19.5 20.6 19.5 19.5V8.5ZM13.5 2.5V8.5H19.5"
  private static let book =
    "M19.4 18V4.2C19.4 3.2 18.6 2.4 17.6 2.4H7.4C5.8 2.4 4.6 3.6 4.6 5.2V19.2M19.4 18H6.6C5.4 18 4.6 18.8 4.6 19.8C4.6 20.8 5.4 21.6 6.6 21.6H19.4"
  private static let wavesRight =
    "M16.1 16C18.4 13.8 18.4 10.2 16.1 8M19.4 19.2C23.3 15.2 23.3 8.8 19.4 4.8"
  private static let replyArrow =
    "M10 5V9C16.5 9 20.5 12.5 21.5 19.5C18.5 15.8 15 14.8 10 14.8V19L2.5 12Z"
  private static let forwardArrow =
    "M14 5V9C7.5 9 3.5 12.5 2.5 19.5C5.5 15.8 9 14.8 14 14.8V19L21.5 12Z"
  private static let openHand =
    "M8 12V5.5C8 4.6 8.6 4 9.4 4C10.2 4 10.8 4.6 10.8 5.5V11M10.8 11V3.9C10.8 3 11.4 2.4 12.2 2.4C13 2.4 13.6 3 13.6 3.9V11M13.6 11V5C13.6 4.1 14.2 3.5 15 3.5C15.8 3.5 16.4 4.1 16.4 5V14C17.2 13 18 11.6 19 11.8C20 12 20 13 19.6 13.8C18.2 17.8 16.5 21.5 12.6 21.5C8.6 21.5 5.2 18.6 5.2 14.5V8.4C5.2 7.5 5.8 6.9 6.6 6.9C7.4 6.9 8 7.5 8 8.4"
  private static let pointingHand =
    "M8.5 13V4.2C8.5 3.2 9.2 2.4 10.1 2.4C11 2.4 11.7 3.2 11.7 4.2V10.5M11.7 10.5V9.6C11.7 8 14.4 8 14.4 9.8V10.6M14.4 10.6C14.4 9.2 17 9.2 17 10.9V11.6C17 10.4 19.4 10.6 19.4 12.2V15.5C19.4 19 17 21.6 13.5 21.6C9.6 21.6 9.2 17.8 5 15.8C3.8 15 4.6 13 6.2 13.2C7.2 13.3 8 13.8 8.5 14.4"

  /// A round arrow around a number of seconds.
  private static func jump(forward: Bool, _ seconds: String) -> WrittenSymbol {
    let arrow =
      forward
      ? "M17.5 5.6C15.9 4.6 14 4 12 4C7 4 3 8 3 13C3 18 7 21.5 12 21.5C17 21.5 21 18 21 13M14.8 1.8L18.3 5.6L14.4 8.6"
      : "M6.5 5.6C8.1 4.6 10 4 12 4C17 4 21 8 21 13C21 18 17 21.5 12 21.5C7 21.5 3 18 3 13M9.2 1.8L5.7 5.6L9.6 8.6"
    let rect = CGRect(x: 6, y: 8.5, width: 12, height: 9)
    return [.stroke(arrow), .letters(seconds, in: rect)]
  }
}
