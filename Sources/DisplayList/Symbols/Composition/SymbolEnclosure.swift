// swift-format-ignore-file: a path string stays on one line, however long.

import CoreGraphics

/// The shapes that any symbol can stand in.
enum SymbolEnclosure: String, CaseIterable {
  case circle, square, rectangle, diamond, shield, app, capsule, seal, triangle, hexagon, octagon
  case portrait = "rectangle.portrait"
  case oval, pentagon, message, bubble
  case bubbleLeft = "bubble.left"
  case bubbleRight = "bubble.right"
  case cloud, icloud, house, heart, folder, doc, bin, bag, calendar, tv, display, desktopcomputer
  case laptopcomputer, iphone, ipad, magnifyingglass, viewfinder, artframe

  /// The enclosure that a name ends with, and what stands before it.
  static func last(in parts: [String]) -> (enclosure: SymbolEnclosure, glyph: String)? {
    for length in [2, 1] where parts.count > length {
      let name = parts.suffix(length).joined(separator: ".")
      if let enclosure = SymbolEnclosure(rawValue: name) {
        return (enclosure, parts.dropLast(length).joined(separator: "."))
      }
    }
    return nil
  }

  /// The glyph inside the shape.
  ///
  /// - Parameters:
  ///   - glyph: A symbol as large as the grid.
  ///   - isFilled: Whether the shape is solid and the glyph taken out of it.
  ///   - line: What to draw in place of the outline, such as dashes.
  /// - Returns: The layers of both.
  func around(
    _ glyph: [SymbolLayer], isFilled: Bool, line: [SymbolLayer]? = nil
  ) -> [SymbolLayer] {
    let inner = glyph.placed(at: center, scale: factor).map { layer in
      var layer = layer
      layer.level = 0
      return layer
    }
    if let line { return line.map { $0.at(level: 1) } + inner }
    guard isFilled, !isOpen else {
      return [.stroke(outline, level: 1)] + (extra.map { [.stroke($0, level: 1)] } ?? []) + inner
    }
    return [.fill(area, level: 1)]
      + (extra.map { [.stroke($0, level: 1)] } ?? []) + inner.knockedOut(of: 1)
  }

  /// Whether it is a mere shape, and no thing that holds another.
  var isPlain: Bool {
    switch self {
    case .circle, .square, .diamond, .shield, .app, .capsule, .seal, .triangle, .hexagon, .octagon:
      true
    default: false
    }
  }

  /// Whether there is no area to fill.
  private var isOpen: Bool { self == .viewfinder || self == .magnifyingglass || self == .artframe }

  /// The middle of the room for the glyph.
  private var center: CGPoint {
    switch self {
    case .triangle: CGPoint(x: 12, y: 14.5)
    case .message: CGPoint(x: 12, y: 11.2)
    case .bubble, .bubbleLeft, .bubbleRight: CGPoint(x: 12, y: 10.2)
    case .cloud, .icloud: CGPoint(x: 12, y: 13)
    case .house: CGPoint(x: 12, y: 13.8)
    case .heart: CGPoint(x: 12, y: 11.2)
    case .folder: CGPoint(x: 12, y: 13.4)
    case .doc: CGPoint(x: 12, y: 14.6)
    case .bin: CGPoint(x: 12, y: 13.6)
    case .bag: CGPoint(x: 12, y: 14.6)
    case .calendar: CGPoint(x: 12, y: 15)
    case .tv, .display, .desktopcomputer: CGPoint(x: 12, y: 10)
    case .laptopcomputer: CGPoint(x: 12, y: 10.4)
    case .magnifyingglass: CGPoint(x: 10, y: 10)
    default: CGPoint(x: 12, y: 12)
    }
  }

  /// How much smaller the glyph is inside.
  private var factor: CGFloat {
    switch self {
    case .triangle: 0.42
    case .diamond, .pentagon: 0.45
    case .message, .bubble, .bubbleLeft, .bubbleRight: 0.46
    case .cloud, .icloud, .heart, .house, .folder, .doc, .bin, .bag: 0.4
    case .calendar: 0.36
    case .tv, .display, .desktopcomputer, .laptopcomputer: 0.42
    case .iphone: 0.36
    case .ipad: 0.46
    case .magnifyingglass: 0.38
    case .artframe: 0.36
    default: 0.54
    }
  }

  /// Outline in the grid.
  var outline: String {
    switch self {
    case .circle: "O12 12 8.4"
    case .square, .app: "R3.2 3.2 17.6 17.6 \(self == .app ? "5" : "3.4")"
    case .rectangle: "R1.5 4.5 21 15 3"
    case .portrait: "R4.5 1.5 15 21 3"
    case .capsule, .oval: "R1 5.5 22 13 6.5"
    case .diamond: "M12 1.8L22.2 12L12 22.2L1.8 12Z"
    case .pentagon: "M12 2.5L21.5 9.4L17.9 20.5H6.1L2.5 9.4Z"
    case .shield: "M12 2L20 5V11.5C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11.5V5Z"
    case .triangle: "M12 3.2L21.8 20.4H2.2Z"
    case .hexagon: "M12 2L20.7 7V17L12 22L3.3 17V7Z"
    case .octagon: "M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8Z"
    case .seal:
      "M12 1.6L14.6 4.1L18 3.7L18.9 7.1L22.2 8.7L21 12L22.2 15.3L18.9 16.9L18 20.3L14.6 19.9L12 22.4L9.4 19.9L6 20.3L5.1 16.9L1.8 15.3L3 12L1.8 8.7L5.1 7.1L6 3.7L9.4 4.1Z"
    case .message:
      "M12 3.2C6.4 3.2 2.2 6.8 2.2 11.2C2.2 13.8 3.6 16 5.8 17.4C5.8 18.8 5.2 20 4 21C6.2 21 8 20.2 9.4 18.8C10.2 19 11.1 19.1 12 19.1C17.6 19.1 21.8 15.6 21.8 11.2C21.8 6.8 17.6 3.2 12 3.2Z"
    case .bubble, .bubbleLeft:
      "M5 3.5H19C20.8 3.5 22 4.7 22 6.5V14C22 15.8 20.8 17 19 17H12L7 21.5V17H5C3.2 17 2 15.8 2 14V6.5C2 4.7 3.2 3.5 5 3.5Z"
    case .bubbleRight:
      "M19 3.5H5C3.2 3.5 2 4.7 2 6.5V14C2 15.8 3.2 17 5 17H12L17 21.5V17H19C20.8 17 22 15.8 22 14V6.5C22 4.7 20.8 3.5 19 3.5Z"
    case .cloud, .icloud:
      "M7 19.4C4.2 19.4 2 17.3 2 14.6C2 12.2 3.7 10.3 6 9.9C6.4 6.8 9 4.2 12.2 4.2C15.6 4.2 18.2 6.8 18.5 10C20.6 10.4 22 12.2 22 14.4C22 17.2 20 19.4 17.2 19.4Z"
    case .house:
      "M4.6 8.8V18.8C4.6 20.1 5.4 21 6.8 21H17.2C18.6 21 19.4 20.1 19.4 18.8V8.8L12.8 3.3C12.3 2.9 11.7 2.9 11.2 3.3Z"
    case .heart:
      "M12 20.5C8 17.6 2.6 13.6 2.6 8.9C2.6 5.9 4.8 3.8 7.5 3.8C9.4 3.8 11.1 4.9 12 6.6C12.9 4.9 14.6 3.8 16.5 3.8C19.2 3.8 21.4 5.9 21.4 8.9C21.4 13.6 16 17.6 12 20.5Z"
    case .folder:
      "M2 6.6V18C2 19.6 3 20.6 4.6 20.6H19.4C21 20.6 22 19.6 22 18V8.2C22 6.6 21 5.6 19.4 5.6H11.8L10 4.1C9.6 3.7 9.1 3.6 8.5 3.6H4.6C3 3.6 2 4.8 2 6.6Z"
    case .doc:
      "M4.2 4.6V19.4C4.2 20.8 5 21.6 6.4 21.6H17.6C19 21.6 19.8 20.8 19.8 19.4V9.4C19.8 8.8 19.6 8.4 19.2 8L14.2 3C13.8 2.6 13.4 2.4 12.8 2.4H6.4C5 2.4 4.2 3.2 4.2 4.6Z"
    case .bin:
      "M4.2 6.4H19.8L18.4 19.4C18.3 20.7 17.4 21.5 16.2 21.5H7.8C6.6 21.5 5.7 20.7 5.6 19.4Z"
    case .bag:
      "M4 7.6H20L21 19.2C21.1 20.6 20.2 21.6 18.8 21.6H5.2C3.8 21.6 2.9 20.6 3 19.2Z"
    case .calendar: "R3 4 18 17 3"
    case .tv, .display, .desktopcomputer: "R2 3 20 14 2.4"
    case .laptopcomputer: "R4.2 4.2 15.6 12.4 1.8"
    case .iphone: "R6.2 1.6 11.6 20.8 2.8"
    case .ipad: "R4 1.6 16 20.8 2.6"
    case .artframe: "R2.4 2.4 19.2 19.2 1.4"
    case .magnifyingglass: "O10 10 7.4M15.4 15.4L21.2 21.2"
    case .viewfinder:
      "M3 8V6C3 4.3 4.3 3 6 3H8M16 3H18C19.7 3 21 4.3 21 6V8M21 16V18C21 19.7 19.7 21 18 21H16M8 21H6C4.3 21 3 19.7 3 18V16"
    }
  }

  /// The solid shape: a disc is as wide as a circle with its line.
  private var area: String { self == .circle ? "O12 12 9.2" : outline }

  /// What is drawn beside the outline.
  private var extra: String? {
    switch self {
    case .bin: "M2.8 3.4H21.2"
    case .house: "M2.4 10.6L11 3.4C11.6 2.9 12.4 2.9 13 3.4L21.6 10.6"
    case .artframe: "R5.8 5.8 12.4 12.4 .6"
    case .bag: "M8.2 7.6V6C8.2 3.8 9.8 2.2 12 2.2C14.2 2.2 15.8 3.8 15.8 6V7.6"
    case .calendar: "M3 9H21M7.5 2.2V5.6M16.5 2.2V5.6"
    case .tv: "M7.5 20.8H16.5"
    case .display, .desktopcomputer: "M9.6 17.4L9.2 20.6M14.4 17.4L14.8 20.6M7 20.8H17"
    case .laptopcomputer: "M1.5 19.6H22.5"
    default: nil
    }
  }
}
