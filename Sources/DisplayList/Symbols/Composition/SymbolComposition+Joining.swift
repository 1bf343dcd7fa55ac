// swift-format-ignore-file: a path string stays on one line, however long.

import CoreGraphics

/// Symbols of two or more others.
extension SymbolComposition {
  /// `film.stack`: the symbol with the edges of others behind it.
  var stacked: [SymbolLayer]? {
    guard plain.last == "stack", plain.count > 1,
      let base = Self.find(plain.dropLast(), isFilled: isFilled)
    else { return nil }
    return base.placed(at: CGPoint(x: 12, y: 14.2), scale: 0.82)
      + [.stroke("M5.5 4.6H18.5M8 1.8H16")]
  }

  /// `ipad.and.iphone`: the first at the upper left, the second before it at the lower right; an arrow
  /// lies across.
  var joined: [SymbolLayer]? {
    for index in plain.indices where plain[index] == "and" {
      let (first, second) = (plain[..<index], plain[(index + 1)...])
      guard let back = Self.find(first, isFilled: isFilled) else { continue }
      if let across = Self.arrows[second.joined(separator: ".")] {
        return back.placed(at: CGPoint(x: 12, y: 13.4), scale: 0.86)
          + [.cutLine(across, margin: 3), .stroke(across)]
      }
      guard let front = Self.find(second, isFilled: isFilled) else { continue }
      let (left, right) = (
        back.placed(at: CGPoint(x: 9, y: 9.6), scale: 0.74),
        front.placed(at: CGPoint(x: 17, y: 16.4), scale: 0.54)
      )
      return left + right.clearance + right
    }
    return nil
  }

  /// Arrows over a symbol, by the words for them.
  private static let arrows = [
    "arrow.up": "M12 13.4V2M8.2 5.8L12 2L15.8 5.8",
    "arrow.down": "M12 1.6V13M8.2 9.2L12 13L15.8 9.2",
    "arrow.right": "M9.4 13.4H21.8M18 9.6L21.8 13.4L18 17.2",
    "arrow.left": "M14.6 13.4H2.2M6 9.6L2.2 13.4L6 17.2",
    "arrow.up.right": "M11.6 13.4L21.4 3.6M15 3.2H21.8V10",
    "arrow.down.left": "M21.8 3.2L12 13M12 6.4V13H18.6",
    "arrow.up.left": "M12.4 13.4L2.6 3.6M9 3.2H2.2V10",
    "arrow.up.arrow.down":
      "M8.6 12.6V2M5.4 5.2L8.6 2L11.8 5.2M15.4 2V12.6M12.2 9.4L15.4 12.6L18.6 9.4",
    "arrow.left.and.arrow.right": "M1.6 19.8H22.4M5 16.4L1.6 19.8L5 23.2M19 16.4L22.4 19.8L19 23.2",
  ]

  /// `play.rectangle.on.rectangle`: the first before the second.
  var layered: [SymbolLayer]? {
    let names = plain.last == "angled" ? plain.dropLast() : plain
    for index in names.indices where names[index] == "on" || names[index] == "below" {
      let (first, second) = (names[..<index], names[(index + 1)...])
      guard let front = Self.find(first, isFilled: isFilled),
        let back = Self.find(second, isFilled: isFilled)
      else { continue }
      let near = front.placed(at: CGPoint(x: 13.9, y: 13.9), scale: 0.8)
      return back.placed(at: CGPoint(x: 9.8, y: 9.8), scale: 0.8) + near.outline.clearance + near
    }
    return nil
  }

  /// `leaf.arrow.circlepath`: arrows go around the symbol.
  var circled: [SymbolLayer]? {
    let endings = [["arrow", "circlepath"], ["arrow", "triangle", "2", "circlepath"]]
    for ending in endings where plain.count > ending.count {
      guard plain.suffix(ending.count).elementsEqual(ending),
        let base = Self.find(plain.dropLast(ending.count), isFilled: isFilled)
      else { continue }
      return base.placed(at: CGPoint(x: 12, y: 12), scale: 0.44)
        + [
          .stroke(
            "M2.6 11C3.2 6 7 2.6 12 2.6C15.2 2.6 17.8 4 19.6 6.4M21.4 13C20.8 18 17 21.4 12 21.4C8.8 21.4 6.2 20 4.4 17.6M20.2 2.4V6.8H15.8M3.8 21.6V17.2H8.2"
          )
        ]
    }
    return nil
  }

  /// `iphone.radiowaves.left.and.right`: waves go out from the symbol.
  var waving: [SymbolLayer]? {
    for (ending, waves) in Self.waves where plain.count > ending.count {
      guard plain.suffix(ending.count).elementsEqual(ending),
        let base = Self.find(plain.dropLast(ending.count), isFilled: isFilled)
      else { continue }
      let center = CGPoint(x: ending.contains("and") ? 12 : 8, y: 12)
      return base.placed(at: center, scale: 0.62) + [.stroke(waves)]
    }
    return nil
  }

  private static let waves: [([String], String)] = {
    let right = "M18.6 15.6C20.4 13.8 20.4 10.2 18.6 8.4M20.9 18.2C24.1 15 24.1 9 20.9 5.8"
    let left = "M5.4 15.6C3.6 13.8 3.6 10.2 5.4 8.4M3.1 18.2C-0.1 15 -0.1 9 3.1 5.8"
    let besides = "M16.6 15.6C18.4 13.8 18.4 10.2 16.6 8.4M19.3 18.2C22.5 15 22.5 9 19.3 5.8"
    return [
      (["radiowaves", "left", "and", "right"], left + right),
      (["and", "waves", "left", "and", "right"], left + right),
      (["waves", "left", "and", "right"], left + right),
      (["radiowaves", "right"], besides), (["radiowaves", "up", "right"], besides),
      (["wave", "2"], besides), (["wave", "3"], besides), (["wave", "1"], besides),
    ]
  }()

  // MARK: Families by number and direction

  /// `arrow.up`, `arrow.left.to.line`, `arrowtriangle.right`, `arrow.uturn.down`: one drawing, turned.
  var arrow: [SymbolLayer]? {
    guard plain.count >= 2, let turn = plain.lazy.compactMap({ Self.turns[$0] }).first else {
      return nil
    }
    let form = plain.map { Self.turns[$0] == nil ? $0 : "*" }.joined(separator: ".")
    let words = plain.filter { Self.turns[$0] != nil }
    guard words.count == 1 || form == "arrow.turn.*.*" else { return nil }
    if form == "arrow.turn.*.*" { return Self.bent(words[0], words[1]) }
    guard let upward = Self.upward[form] else { return nil }
    let layers = SymbolShape.lines(upward).turned(degrees: turn)
    return isFilled ? layers.filled : layers
  }

  private static let turns: [String: CGFloat] = ["up": 0, "right": 90, "down": 180, "left": 270]

  /// What points up, by the form of its name.
  private static let upward = [
    "arrow.*.to.line": "M12 20.5V7M6 13L12 7L18 13M4 3.5H20",
    "arrow.*.to.line.compact": "M12 18.5V8.5M7 13.4L12 8.4L17 13.4M6.5 5.5H17.5",
    "arrow.*.to.line.alt": "M12 20.5V7M6 13L12 7L18 13M8.4 3.5H15.6",
    "arrow.*.from.line": "M12 17V3.5M6 9.5L12 3.5L18 9.5M4 20.5H20",
    "arrow.uturn.*":
      "M9 3.5V15C9 18 11.2 20.5 14.2 20.5C17.2 20.5 19.5 18 19.5 15V9M4 8.5L9 3.5L14 8.5",
    "arrowtriangle.*": "M12 4.4L21.4 19.6H2.6Z",
    "arrowshape.*": "M12 2.6L21 12H16.4V20.6H7.6V12H3Z",
    "chevron.*.2": "M5 12L12 5L19 12M5 19.5L12 12.5L19 19.5",
    "chevron.compact.*": "M3 13.5L12 10.5L21 13.5",
  ]

  /// An arrow that goes one way and turns another.
  private static func bent(_ first: String, _ second: String) -> [SymbolLayer]? {
    let upRight = SymbolShape.lines("M4 19.5V12.5C4 10.6 5 9.5 7 9.5H20M15 4.3L20.2 9.5L15 14.7")
    guard let from = turns[first], let to = turns[second] else { return nil }
    switch (to - from + 360).truncatingRemainder(dividingBy: 360) {
    case 90: return upRight.turned(degrees: from)
    case 270: return upRight.mirrored.turned(degrees: from)
    default: return nil
    }
  }

  /// `battery.75percent`, `battery.100.bolt`: as full as the number says.
  var battery: [SymbolLayer]? {
    guard parts.first == "battery", parts.count > 1, let charge = Int(parts[1]),
      (0...100).contains(charge), parts.count == 2 || parts[2...] == ["bolt"]
    else { return nil }
    let width = 14.3 * CGFloat(charge) / 100
    var layers = SymbolShape.lines("R1.5 7 18.5 10 2.6M22.4 10.8V13.2")
    if charge > 0 {
      let bar = CGRect(x: 3.6, y: 9.1, width: max(width, 2), height: 5.8)
      let path = CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1, transform: nil)
      layers.append(SymbolLayer(.fill(path)))
    }
    guard parts.last == "bolt" else { return layers }
    let bolt = "M12 4.6L6.6 12.8H10.2L9.4 19.4L15 11H11.2Z"
    return layers + [.cut(bolt), .cutLine(bolt, margin: 1.6), .fill(bolt)]
  }

  /// `die.face.5.fill`.
  var die: [SymbolLayer]? {
    guard plain.count == 3, plain.starts(with: ["die", "face"]), let eyes = Int(plain[2]),
      (1...6).contains(eyes)
    else { return nil }
    let corners = ["O8 8 1.5O16 16 1.5", "O16 8 1.5O8 16 1.5", "O8 12 1.5O16 12 1.5"]
    let layers: [SymbolLayer] =
      [.stroke("R3.2 3.2 17.6 17.6 3.6")] + corners.prefix(eyes / 2).map { .fill($0) }
      + (eyes % 2 == 1 ? [.fill("O12 12 1.5")] : [])
    return isFilled ? layers.filled : layers
  }

  /// `figure.tennis`: somebody moving, with what it is done with where that is known.
  var figure: [SymbolLayer]? {
    guard parts.first == "figure", parts.count > 1 else { return nil }
    let activity = plain.dropFirst().joined(separator: ".")
    guard let (pose, thing) = SymbolWords.activities[activity], let body = Self.find([pose]) else {
      return nil
    }
    guard let thing, let prop = Self.find([thing], isFilled: true) else { return body }
    let small = prop.placed(at: CGPoint(x: 19.6, y: 5), scale: 0.3)
    return body.placed(at: CGPoint(x: 11, y: 13), scale: 0.92) + small.clearance + small
  }
}

extension [SymbolLayer] {
  /// The outlines alone, the first two of a symbol in a frame.
  var outline: [SymbolLayer] {
    let outlines = filter { !$0.isCut && $0.level == 1 }
    return outlines.isEmpty ? self : outlines
  }
}
