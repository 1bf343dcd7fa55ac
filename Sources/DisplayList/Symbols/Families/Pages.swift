// swift-format-ignore-file: a path string stays on one line, however long.

import CoreGraphics

extension SymbolLibrary {
  /// Text, lists, pencils and pages with something on them.
  static let pages: [String: WrittenSymbol] = [
    "text": lines("M3 5H21M3 10H16M3 15H21M3 20H12"),
    "list": list,
    "doc.richtext": lines(
      page + "M8 9.4H12M8 6.4H11R8 12.4 8.4 6 .8M8.4 17.4L11 15L13 16.6L14.6 15.4L16 16.6"),
    "doc.plaintext": lines(plainPage + "M8 7.4H16M8 10.8H16M8 14.2H16M8 17.6H12.4"),
    "doc.text.image": lines(
      page + "M8 9H11R8 12 8.4 6.4 .8M8.4 17.6L11 15L13 16.6L14.6 15.4L16 16.6"),
    "doc.append": lines(
      plainPage + "M8 7.4H16M8 10.8H16M8 14.2H11M15.6 14V18M13.6 16H17.6"),
    "doc.zipper": lines(
      page + "M9 4.6H10M10.4 6.8H11.4M9 9H10M10.4 11.2H11.4R8.8 13.4 3 4.2 1"),
    "doc.questionmark": SymbolEnclosure.doc.around(marks["questionmark"], isFilled: false),
    "book.pages": lines(
      openBook
        + "M5.4 8.6C6.8 8.4 8 8.6 9 9.2M5.4 12C6.8 11.8 8 12 9 12.6M15 9.2C16 8.6 17.2 8.4 18.6 8.6M15 12.6C16 12 17.2 11.8 18.6 12"
    ),
    "magazine": lines(
      "M4.4 4.6C8 3.2 10.4 3.4 12.4 5V21C10.4 19.4 8 19.2 4.4 20.6ZM12.4 5L19.6 3.4V18.8L12.4 21"),
    "scroll": lines(
      "M6.4 6.2V17.6M6.4 6.2C6.4 4.4 5.4 3.2 4 3.2C2.6 3.2 1.8 4.2 1.8 5.6V8H6.4M4 3.2H15.4C17 3.2 18 4.4 18 6V14.6M6.4 17.6C6.4 19.6 7.6 20.8 9.2 20.8H19.4C21 20.8 22.2 19.6 22.2 18V16.2H11.6V18.4C11.6 19.8 10.6 20.8 9.2 20.8M9.6 8H14.8M9.6 11.6H14.8"
    ),
    "list.star": [
      .stroke("M10 5.5H21M10 12H21M10 18.5H21"),
      .fill(littleStar(5, 5.5) + littleStar(5, 12) + littleStar(5, 18.5)),
    ],
    "list.triangle": [
      .stroke("M8.5 5.5H21M8.5 12H21M8.5 18.5H21"),
      .fill("M2.6 3.6L6 5.5L2.6 7.4ZM2.6 10.1L6 12L2.6 13.9ZM2.6 16.6L6 18.5L2.6 20.4Z"),
    ],
    "list.bullet.indent": [
      .stroke("M8.5 5.5H21M12 12H21M12 18.5H21"), .fill("O4 5.5 1.4O7.4 12 1.4O7.4 18.5 1.4"),
    ],
    "list.bullet.below.rectangle": [
      .stroke("R3 2.6 18 7.6 1.8M8 14.4H21M8 19.4H21"), .fill("O4.2 14.4 1.3O4.2 19.4 1.3"),
    ],
    "list.dash.header.rectangle": [
      .stroke("R2 4 20 16 3M2 8.6H22M9.4 12.4H18.4M9.4 16H18.4M5.6 12.4H6.4M5.6 16H6.4")
    ],
    "list.bullet.rectangle.portrait": [
      .stroke(
        "R4 1.8 16 20.4 3M10.4 7H16.6M10.4 12H16.6M10.4 17H16.6M7.2 7H7.6M7.2 12H7.6M7.2 17H7.6")
    ],
    "list.and.film": [
      .stroke(
        "M2.6 5H12M2.6 10H9M2.6 15H8R12 9.4 10 11.4 1.8M15 9.4V20.8M19 9.4V20.8M12.2 13.2H15M12.2 17H15M19 13.2H21.8M19 17H21.8"
      )
    ],
    "text.append": lines("M3 5H21M3 10H21M3 15H11M17 13V19M14 16H20"),
    "text.insert": lines("M3 5H21M3 19H21M9 12H21M3 9L6.4 12L3 15"),
    "text.redaction": [
      .stroke("M3 4.6H9M3 19.4H11"),
      .fill("R12.4 2.8 9 3.6 .8R2.6 8.6 13 3.6 .8R2.6 13.6 18.8 3.4 .8"),
    ],
    "text.line.first.and.arrowtriangle.right": [
      .stroke("M10 5H21M3 12H21M3 19H21"), .fill("M3 2.2L7 5L3 7.8Z"),
    ],
    "text.word.spacing": lines("M7 6V18M17 6V18M2.6 12H5M19 12H21.4M9.4 12H14.6"),
    "text.below.photo": lines(
      "R3 2.6 18 11 2M3.4 12.4L8 8.6L11.4 11.4L14.6 9L20.6 13M3 17.4H21M3 21.4H15"),
    "increase.indent": lines(
      "M3 4.6H21M11 9.6H21M11 14.4H21M3 19.4H21M3 9L6.6 12L3 15"),
    "decrease.indent": lines(
      "M3 4.6H21M11 9.6H21M11 14.4H21M3 19.4H21M6.6 9L3 12L6.6 15"),
    "line.3.crossed.swirl.circle": lines(
      "O12 12 9.2M7.5 8.8H16.5M7.5 12H16.5M7.5 15.2H16.5M8 17.6L16 6.4"),
    "text.line.spacing": lines(
      "M10 5H21M10 12H21M10 19H21M4.6 3.4V20.6M2.2 6L4.6 3.2L7 6M2.2 18L4.6 20.8L7 18"),
    "arrow.up.and.down.text.horizontal": lines(
      "M10 5H21M10 9.7H21M10 14.3H21M10 19H17M4.6 3.4V20.6M2.2 6L4.6 3.2L7 6M2.2 18L4.6 20.8L7 18"),
    "character.cursor.ibeam": lines(
      "M1.8 18L6.6 5.4L11.4 18M3.4 14H9.8M15 3C16.6 3 17.8 3.6 18.4 4.8C19 3.6 20.2 3 21.8 3M18.4 4.8V19.2M15 21C16.6 21 17.8 20.4 18.4 19.2C19 20.4 20.2 21 21.8 21M16.4 12H20.4"
    ),
    "character.textbox": lines(
      "R2 4 20 16 2.8M6.4 16L10.2 7.6L14 16M7.6 13.4H12.8M17.4 8V16"),
    "character.phonetic": letters("ə"),
    "textformat.alt": letters("Aa"),
    "textformat.123": letters("123"),
    "textformat.superscript": lines(
      "M3 9L11 20M11 9L3 20M15.4 6.4C15.4 3.4 20.4 3.4 20.4 6.2C20.4 8.4 15.4 9 15.4 11.4H20.8"),
    "textformat.subscript": lines(
      "M3 4L11 15M11 4L3 15M15.4 15.4C15.4 12.4 20.4 12.4 20.4 15.2C20.4 17.4 15.4 18 15.4 20.4H20.8"
    ),
    "abc": letters("ABC"),
    "mail.stack": lines(
      "R2.5 8.4 19 12.2 2.4M5 5.4H19M7.5 2.6H16.5M3.2 10L10.6 15C11.4 15.6 12.6 15.6 13.4 15L20.8 10"
    ),
    "paragraphsign": lines(
      "M18.4 3.4H10.4C7 3.4 4.8 5.4 4.8 8.4C4.8 11.4 7 13.4 10.4 13.4H12V20.8M12 3.4V13M16.4 3.4V20.8"
    ),
    "bold.italic.underline": lines(
      "M2 5V15H5.4C8.8 15 8.8 10 5.4 10H2M2 5H5C8 5 8 10 5 10M13.4 5L11 15M16 5V11C16 13.6 17.2 15 19 15C20.8 15 22 13.6 22 11V5M2 19.6H22"
    ),
    "bubble": [.stroke(SymbolEnclosure.bubble.outline)],
    "captions.bubble": lines(
      SymbolEnclosure.bubble.outline + "M6 9.4H10M13 9.4H18M6 13H13.4M16.4 13H18"),
    "bubble.left.and.text.bubble.right": lines(
      "M4 2.6H12C13.2 2.6 14 3.4 14 4.6V5.6M2 4.6C2 3.4 2.8 2.6 4 2.6M2 4.6V9.4C2 10.6 2.8 11.4 4 11.4H4.6V14.2L7 12.2M10.6 8.4H20C21.2 8.4 22 9.2 22 10.4V16.4C22 17.6 21.2 18.4 20 18.4H19.4V21.6L15.8 18.4H10.6C9.4 18.4 8.6 17.6 8.6 16.4V10.4C8.6 9.2 9.4 8.4 10.6 8.4ZM12 12H18.6M12 15H16"
    ),
    "pencil.line": lines(pencil + "M12 20.4H21"),
    "pencil.and.scribble": lines(
      pencil
        + "M12.4 18.4C13.4 16.4 15.4 16.8 14.8 18.6C14.2 20.4 16.4 20.8 17.2 19C18 17.4 19.6 18.2 19.2 19.6C19 20.6 20 21 21.4 20.4"
    ),
    "pencil.and.ruler": lines(
      "M2.6 6.4L6.4 2.6L21.4 17.6L17.6 21.4ZM8 5.2L6 7.2M11.4 8.6L9.8 10.2M14.8 12L12.8 14M18.2 15.4L16.6 17M12.6 8L17 3.6C18.6 2 22 5.4 20.4 7L16 11.4M10.6 13L4.4 19.2L3.2 20.8L4.8 15.8L8 12.6"
    ),
    "pencil.and.list.clipboard": lines(
      "M10.6 21.2H6C4.6 21.2 3.6 20.2 3.6 18.8V6.4C3.6 5 4.6 4 6 4H7.4M15.4 4H16.8C18.2 4 19.2 5 19.2 6.4V8.6R7.4 2.2 8 3.8 1.4M7.4 10H13M7.4 13.6H11M12.4 20.6L13.2 17.4L19.4 11.2C20.4 10.2 22.6 12.4 21.6 13.4L15.4 19.6Z"
    ),
    "applepencil": lines(
      "M4 20L5.4 15.4L17.6 3.2C18.4 2.4 19.6 2.4 20.4 3.2L20.8 3.6C21.6 4.4 21.6 5.6 20.8 6.4L8.6 18.6ZM5.4 15.4L8.6 18.6"
    ),
    "paintbrush.pointed": lines(
      "M21 2.8C17.6 4 12.6 8.4 9.8 12.4L12.4 15C16.4 12.2 20 6.6 21 2.8ZM9 14.4C6.4 14 5 15.6 4.8 17.6C4.7 18.8 4 19.8 2.8 20.4C6.4 21.6 10.4 20.6 10.8 16.6Z"
    ),
    "scribble": lines(
      "M3 15C6.4 8 11 3.6 13 5.4C15.4 7.6 4.6 17.4 7 19.4C9.4 21.4 15.8 9.6 18.6 11.4C21 13 13.8 19 15.8 20.6C17 21.6 19.4 20.2 21 18.4"
    ),
    "captions": lines("R2 4 20 16 3M5.6 12H10M13 12H18.4M5.6 15.6H13M16 15.6H18.4"),
    "tray.2": lines(
      "M2.6 8.4L5 3.6C5.3 3 5.8 2.6 6.6 2.6H17.4C18.2 2.6 18.7 3 19 3.6L21.4 8.4V10.4C21.4 11.4 20.8 12 19.8 12H4.2C3.2 12 2.6 11.4 2.6 10.4ZM2.6 8H8.4C8.6 9.4 10 10 12 10C14 10 15.4 9.4 15.6 8H21.4M2.6 15.4H8.4C8.6 16.8 10 17.4 12 17.4C14 17.4 15.4 16.8 15.6 15.4H21.4V19.4C21.4 20.6 20.6 21.4 19.4 21.4H4.6C3.4 21.4 2.6 20.6 2.6 19.4Z"
    ),
    "arrow.up.doc.on.clipboard": lines(
      "M8.8 20H5.8C4.8 20 4 19.2 4 18.2V5.8C4 4.8 4.8 4 5.8 4H7.4M12.6 4H14.2C15.2 4 16 4.8 16 5.8V7.4R7.4 2.2 5.2 3.6 1.2R11 9.8 9.6 11.8 1.8M15.8 18.6V13.2M13.6 15.2L15.8 13L18 15.2"
    ),
    "chart.line.downtrend.xyaxis": lines(
      axes + "M6.5 6.5L10.5 11L13.5 8.5L20 15.5M15.8 16H20.4V11.4"),
    "chart.line.flattrend.xyaxis": lines(
      axes + "M6.5 11.5H19.4M16.4 8L20 11.5L16.4 15"),
    "chart.dots.scatter": [
      .stroke(axes),
      .fill("O7.6 15.4 1.3O10.6 10.4 1.3O13.6 13.6 1.3O15.8 8 1.3O19.4 10.4 1.3O19.6 4.8 1.3"),
    ],
    "chart.bar.doc.horizontal": lines(
      plainPage + "M8 7.4H12M8 11.2H16M8 15H10.6M8 18.6H14"),
    "chart.bar.xaxis.ascending": lines(
      "M2.5 21H21.5R4 13 3.4 5 .8R10.3 9 3.4 9 .8R16.6 4 3.4 14 .8"),
    "chart.bar.xaxis.descending": lines(
      "M2.5 21H21.5R4 4 3.4 14 .8R10.3 9 3.4 9 .8R16.6 13 3.4 5 .8"),
    "chart.bar.yaxis": lines(
      "M3 2.5V21.5R6 4 6 3.4 .8R6 10.3 10 3.4 .8R6 16.6 14 3.4 .8"),
    "chart.bar.horizontal.page": lines(
      plainPage + "M8 7.4H12M8 11.2H16M8 15H10.6M8 18.6H14"),
    "chart.line.text.clipboard": lines(
      "R4.4 4.2 15.2 17.4 2.4R8.4 2.2 7.2 4 1.4M7.6 13L10.2 10L12.8 12L16.4 8.4M7.6 17H16.4"),
    "checkmark.rectangle.stack": lines(
      "R2.5 8.4 19 12.2 2.4M5 5.4H19M7.5 2.6H16.5M8.4 14.6L11 17.2L15.8 11.6"),
    "envelope.arrow.triangle.branch": lines(
      "R1.8 4.8 20.4 14.6 2.6M2.6 6.4L10.4 13.2C11.4 14 12.6 14 13.6 13.2L21.4 6.4"),
    "calendar.day.timeline.left": lines(
      "R3 3 18 18 3M7.6 3V21M11 8H18M11 16H18M7.6 12H21"),
    "note.text.badge.plus": SymbolComposition.badge(
      marks["plus"],
      on: lines("R3.2 3.2 17.6 17.6 3.2M7.4 8.4H16.6M7.4 12H16.6M7.4 15.6H12.6")),
    "translate": lines(
      "R1.8 1.8 13 13 2.6M17.8 9.2H19.4C21.2 9.2 22.2 10.2 22.2 12V19.4C22.2 21.2 21.2 22.2 19.4 22.2H12C10.2 22.2 9.2 21.2 9.2 19.4V17.8M5.4 11.6L8.3 5L11.2 11.6M6.4 9.6H10.2M14 18.6C15.8 17.6 17.4 15.8 18 13.6M13 13.6H19.4M14.4 15.4C15.4 17 17 18.2 18.6 18.8"
    ),
  ]

  private static func letters(_ text: String) -> WrittenSymbol {
    [
      .letters(
        text, in: CGRect(x: 2, y: 6, width: 20, height: text.count > 2 ? 9 : 12))
    ]
  }

  private static func littleStar(_ x: Double, _ y: Double) -> String {
    "M\(x) \(y - 2.6)L\(x + 0.8) \(y - 0.8)L\(x + 2.6) \(y - 0.6)L\(x + 1.2) \(y + 0.6)L\(x + 1.6) \(y + 2.4)L\(x) \(y + 1.4)L\(x - 1.6) \(y + 2.4)L\(x - 1.2) \(y + 0.6)L\(x - 2.6) \(y - 0.6)L\(x - 0.8) \(y - 0.8)Z"
  }

  private static let list: WrittenSymbol = [
    .stroke("M8.5 5.5H21M8.5 12H21M8.5 18.5H21"), .fill("O4 5.5 1.4O4 12 1.4O4 18.5 1.4"),
  ]
  private static let page =
    SymbolEnclosure.doc.outline + "M13.6 2.4V7.2C13.6 8.4 14.2 9 15.4 9H19.8"
  private static let plainPage = "R4.2 2.4 15.6 19.2 2.6"
  private static let openBook =
    "M12 6C9.6 4.2 6 3.8 2.2 4.6V18.6C6 17.8 9.6 18.2 12 20C14.4 18.2 18 17.8 21.8 18.6V4.6C18 3.8 14.4 4.2 12 6ZM12 6V20"
  private static let pencil =
    "M3.4 20.4L4.6 15.8L15.6 4.8C17.2 3.2 20.4 6.4 18.8 8L7.8 19ZM13.6 6.8L16.8 10"
  private static let axes = "M3 3V19C3 20.2 3.8 21 5 21H21.5"
}
