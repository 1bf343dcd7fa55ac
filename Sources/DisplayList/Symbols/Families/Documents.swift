// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  static let documents: [String: [SymbolLayer]] = [
    "folder": [.stroke(folder), .stroke("M2 9.4H22")],
    "folder.fill": [.fill(folder), .stroke(folder), .cutLine("M1.5 9.4H22.5")],
    "folder.badge.plus": [
      .stroke(folder), .cut("O18.5 18.5 5.2"), .stroke("M18.5 15.4V21.6M15.4 18.5H21.6"),
    ],
    "doc": [.stroke(doc), .stroke("M13.6 2.4V7.2C13.6 8.4 14.2 9 15.4 9H19.8")],
    "doc.fill": [.fill(doc), .stroke(doc), .cutLine("M13.6 1.6V7.2C13.6 8.4 14.2 9 15.4 9H20.6")],
    "doc.text": [
      .stroke(doc), .stroke("M13.6 2.4V7.2C13.6 8.4 14.2 9 15.4 9H19.8M7.8 13H16.2M7.8 17H16.2"),
    ],
    "doc.text.fill": [
      .fill(doc), .stroke(doc),
      .cutLine("M13.6 1.6V7.2C13.6 8.4 14.2 9 15.4 9H20.6M7.8 13H16.2M7.8 17H16.2"),
    ],
    "doc.on.doc": SymbolShape.lines(
      "M9 6.5H15L20.5 12V19.6C20.5 20.7 19.7 21.5 18.6 21.5H10.4C9.3 21.5 8.5 20.7 8.5 19.6V7C8.5 6.7 8.7 6.5 9 6.5ZM5.5 17.5H5.4C4.3 17.5 3.5 16.7 3.5 15.6V4.4C3.5 3.3 4.3 2.5 5.4 2.5H10.5L13.5 5.5"
    ),
    "doc.on.clipboard": SymbolShape.lines("R4 4 12 16 2R7.5 2.2 5 3.6 1.2R11 10 9.5 11.6 1.8"),
    "note.text": SymbolShape.lines("R3.2 3.2 17.6 17.6 3.2M7.4 8.4H16.6M7.4 12H16.6M7.4 15.6H12.6"),
    "note": SymbolShape.lines(
      "M20.8 14V6.4C20.8 4.6 19.4 3.2 17.6 3.2H6.4C4.6 3.2 3.2 4.6 3.2 6.4V17.6C3.2 19.4 4.6 20.8 6.4 20.8H14ZM14 20.8V15.6C14 14.6 14.6 14 15.6 14H20.8"
    ),
    "clipboard": SymbolShape.lines("R4.4 4.2 15.2 17.4 2.4R8.4 2.2 7.2 4 1.4"),
    "list.clipboard": SymbolShape.lines(
      "R4.4 4.2 15.2 17.4 2.4R8.4 2.2 7.2 4 1.4M8.5 11H15.5M8.5 15H15.5"),
    "book": SymbolShape.lines(
      "M12 6C9.6 4.2 6 3.8 2.2 4.6V18.6C6 17.8 9.6 18.2 12 20C14.4 18.2 18 17.8 21.8 18.6V4.6C18 3.8 14.4 4.2 12 6ZM12 6V20"
    ),
    "book.fill": [
      .fill("M11.2 5.4C8.8 3.8 5.2 3.2 1.4 4V19.4C5.2 18.6 8.8 19 11.2 20.6Z"),
      .fill("M12.8 5.4C15.2 3.8 18.8 3.2 22.6 4V19.4C18.8 18.6 15.2 19 12.8 20.6Z"),
    ],
    "book.closed": SymbolShape.lines(
      "M19.4 18V4.2C19.4 3.2 18.6 2.4 17.6 2.4H7.4C5.8 2.4 4.6 3.6 4.6 5.2V19.2M19.4 18H6.6C5.4 18 4.6 18.8 4.6 19.8C4.6 20.8 5.4 21.6 6.6 21.6H19.4M8.6 2.4V18"
    ),
    "book.closed.fill": [
      .fill("M20 17H7C5.8 17 4.8 17.4 4 18.2V5.2C4 3.2 5.4 1.8 7.4 1.8H18C19.2 1.8 20 2.6 20 3.8Z"),
      .cutLine("M8.4 2V17"),
      .stroke("M19.4 18H6.6C5.4 18 4.6 18.8 4.6 19.8C4.6 20.8 5.4 21.6 6.6 21.6H19.4"),
    ],
    "books.vertical": SymbolShape.lines(
      "R2.4 3 4.8 18.4 1R7.2 3 4.8 18.4 1M13.3 4.8L16.8 3.9C17.4 3.7 17.8 4 17.9 4.5L21.6 19.2C21.7 19.8 21.5 20.2 20.9 20.3L17.6 21.2C17 21.3 16.6 21.1 16.5 20.5L12.7 5.8C12.6 5.3 12.8 4.9 13.3 4.8ZM2.4 7.5H12"
    ),
    "books.vertical.fill": [
      .fill("R1.6 2.4 5 19.4 1.2"), .fill("R7.4 2.4 5 19.4 1.2"),
      .fill(
        "M13.2 4.2L17 3.2C17.8 3 18.3 3.3 18.5 4L22.3 19.4C22.5 20.2 22.2 20.7 21.4 20.9L17.8 21.8C17 22 16.5 21.7 16.3 20.9L12.4 5.6C12.2 4.9 12.5 4.4 13.2 4.2Z"
      ),
      .cutLine("M1 7.5H6.8M7.2 7.5H12.8"),
    ],
    "bookmark": [
      .stroke("M6 4.6V21L12 16L18 21V4.6C18 3.2 17.2 2.4 15.8 2.4H8.2C6.8 2.4 6 3.2 6 4.6Z")
    ],
    "newspaper": SymbolShape.lines(
      "M2.5 4H17.5V18C17.5 19.4 18.4 20.4 19.6 20.4C20.8 20.4 21.6 19.4 21.6 18V8H17.5M19.6 20.4H4.6C3.4 20.4 2.5 19.4 2.5 18.2ZM6 8H14M6 12H14M6 16H14"
    ),
    "archivebox": SymbolShape.lines(
      "R2 3.6 20 5 1.4M3.6 8.6V18C3.6 19.6 4.6 20.6 6.2 20.6H17.8C19.4 20.6 20.4 19.6 20.4 18V8.6M9 12.4H15"
    ),
    "textformat": SymbolShape.lines(
      "M2 18.5L7 5.5L12 18.5M3.6 14.2H10.4M21.4 11V18.5M21.4 14.8C21.4 12.6 20 11 17.8 11C15.6 11 14 12.6 14 14.8C14 17 15.6 18.6 17.8 18.6C20 18.6 21.4 17 21.4 14.8"
    ),
    "textformat.size": SymbolShape.lines(
      "M1.5 18.5L4.8 10L8.1 18.5M2.6 15.6H7M10.5 18.5L16 4L21.5 18.5M12.3 13.8H19.7"),
    "textformat.abc": [
      SymbolLayer(.letters("abc", in: .init(x: 0, y: 7, width: 24, height: 10), isCut: false))
    ],
    "bold": SymbolShape.lines("M7 4V20H13C19 20 19 12 13 12H7M7 4H12C17 4 17 12 12 12"),
    "italic": SymbolShape.lines("M10 4H18M6 20H14M14 4L10 20"),
    "underline": SymbolShape.lines(
      "M6.5 3.5V11C6.5 14.6 8.6 16.8 12 16.8C15.4 16.8 17.5 14.6 17.5 11V3.5M5 20.8H19"),
    "strikethrough": SymbolShape.lines(
      "M3 12H21M17 7C16.4 5 14.6 4 12 4C9 4 7 5.6 7 8C7 9.4 7.6 10.4 8.8 11M7 17C7.6 19 9.4 20 12 20C15 20 17 18.4 17 16C17 14.8 16.6 13.9 16 13.2"
    ),
    "text.alignleft": SymbolShape.lines("M3 5H21M3 10H14M3 15H21M3 20H14"),
    "text.aligncenter": SymbolShape.lines("M3 5H21M6.5 10H17.5M3 15H21M6.5 20H17.5"),
    "text.alignright": SymbolShape.lines("M3 5H21M10 10H21M3 15H21M10 20H21"),
    "text.justify": SymbolShape.lines("M3 5H21M3 10H21M3 15H21M3 20H21"),
    "text.quote": SymbolShape.lines("M3 4V20M7.5 6H21M7.5 12H21M7.5 18H16"),
    "text.cursor": SymbolShape.lines(
      "M8 3C10 3 12 4 12 6C12 4 14 3 16 3M12 6V18M8 21C10 21 12 20 12 18C12 20 14 21 16 21"),
    "text.magnifyingglass": SymbolShape.lines(
      "M2.5 5.5H20M2.5 10.5H9M2.5 15.5H8M2.5 20.5H10O15.5 14 4.2M18.5 17L22 20.5"),
    "character": [
      SymbolLayer(.letters("A", in: .init(x: 2, y: 3, width: 20, height: 18), isCut: false))
    ],
  ]

  private static let folder =
    "M2 6.6V18C2 19.6 3 20.6 4.6 20.6H19.4C21 20.6 22 19.6 22 18V8.2C22 6.6 21 5.6 19.4 5.6H11.8L10 4.1C9.6 3.7 9.1 3.6 8.5 3.6H4.6C3 3.6 2 4.8 2 6.6Z"
  private static let doc =
    "M4.2 4.6V19.4C4.2 20.8 5 21.6 6.4 21.6H17.6C19 21.6 19.8 20.8 19.8 19.4V9.4C19.8 8.8 19.6 8.4 19.2 8L14.2 3C13.8 2.6 13.4 2.4 12.8 2.4H6.4C5 2.4 4.2 3.2 4.2 4.6Z"
}
