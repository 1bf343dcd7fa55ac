import CoreGraphics

/// A symbol whose name says what it is made of: `plus.bubble.fill`, `folder.badge.gearshape`,
/// `ipad.and.iphone`.
struct SymbolComposition {
  /// The name's parts, in the words of the tables.
  let parts: [String]
  private let isRenamed: Bool

  init(_ name: String) {
    let written = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    parts = SymbolWords.known(for: written)
    isRenamed = parts != written
  }

  /// Nil if a part is unknown or the parts make no symbol.
  var layers: [SymbolLayer]? {
    guard let last = parts.last, !parts.contains("") else { return nil }
    if isRenamed { return Self.find(parts) }
    if parts.count == 1 { return nil }
    // Variants for scripts look the same here.
    if Self.scripts.contains(last) { return Self.find(parts.dropLast()) }
    for rule in Self.rules {
      if let layers = rule(self) { return layers }
    }
    return nil
  }

  /// What the name's form can mean, the narrower meanings first.
  private static let rules: [@Sendable (SymbolComposition) -> [SymbolLayer]?] = [
    { $0.arrow }, { $0.battery }, { $0.die }, { $0.figure }, { $0.badged }, { $0.enclosed },
    { $0.stacked }, { $0.joined }, { $0.layered }, { $0.circled }, { $0.struck }, { $0.filled },
    { $0.waving }, { $0.marked }, { $0.leading }, { $0.qualified },
  ]

  // MARK: Parts

  static func find(_ parts: some Sequence<String>) -> [SymbolLayer]? {
    let name = parts.joined(separator: ".")
    guard !name.isEmpty, let layers = SymbolLibrary.layers(for: name) else { return nil }
    return smallMarks.contains(name)
      ? layers.placed(at: CGPoint(x: 12, y: 12), scale: 1.25) : layers
  }

  /// Marks that are smaller alone than others are, and as large as they as parts.
  private static let smallMarks: Set<String> = ["plus", "minus"]

  /// The symbol as an area where there is one.
  static func find(_ parts: some Collection<String>, isFilled: Bool) -> [SymbolLayer]? {
    if isFilled, !parts.contains("fill"), let solid = find(Array(parts) + ["fill"]) { return solid }
    return find(parts)
  }

  var isFilled: Bool { parts.last == "fill" }
  /// The parts without a `fill` at the end.
  var plain: ArraySlice<String> { isFilled ? parts.dropLast() : parts[...] }

  private static let scripts: Set<String> = [
    "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "bn", "gu", "kn", "km", "ml", "mr", "my", "or",
    "pa", "si", "ta", "te", "el", "ru",
  ]

  // MARK: Areas

  private var filled: [SymbolLayer]? {
    guard isFilled else { return nil }
    return Self.find(plain)?.filled
  }

  /// A line through the symbol.
  private var struck: [SymbolLayer]? {
    guard plain.last == "slash", let base = Self.find(plain.dropLast(), isFilled: isFilled) else {
      return nil
    }
    return base + [
      .cutLine("M4.6 2.6L21.4 19.4", margin: 1.6), .stroke("M3.5 3.5L20.5 20.5"),
    ]
  }

  // MARK: Enclosures

  private var enclosed: [SymbolLayer]? {
    var outer = Array(plain)
    let isDashed = outer.last == "dashed" || outer.last == "dotted"
    if isDashed { outer.removeLast() }
    if outer.last == "inverse" { outer.removeLast() }
    guard let (enclosure, inner) = SymbolEnclosure.last(in: outer) else { return nil }
    // Containers and what is joined with them are one of two things.
    if !enclosure.isPlain, inner.contains(".and.") || inner.contains(".on.") { return nil }
    guard isDashed else {
      return Self.glyph(inner, isFilled: isFilled).map {
        enclosure.around($0, isFilled: isFilled)
      }
    }
    guard let line = SymbolLibrary.layers(for: "\(enclosure.rawValue).dashed") else { return nil }
    return Self.glyph(inner, isFilled: false).map {
      enclosure.around($0, isFilled: false, line: line)
    }
  }

  /// What can stand inside a circle or a square: a symbol, one or two digits, a letter.
  private static func glyph(_ base: String, isFilled: Bool) -> [SymbolLayer]? {
    guard !base.isEmpty else { return nil }
    if base.hasSuffix(".crop") { return glyph(String(base.dropLast(5)), isFilled: isFilled) }
    if solidWhenEnclosed.contains(base) || (isFilled && solidWhenCut.contains(base)),
      let solid = SymbolLibrary.layers(for: base + ".fill"), !solid.contains(where: \.isCut)
    {
      return solid
    }
    if let found = find([base]) { return found }
    let isNumber = base.count <= 2 && base.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = base.count == 1 && base.allSatisfy { $0.isASCII && $0.isLetter }
    let isShort = ["4k", "hd", "fps"].contains(base)
    guard isNumber || isLetter || isShort else { return nil }
    let height: CGFloat = base.count == 1 ? 17 : 14
    let rect = CGRect(x: 2, y: 12 - height / 2, width: 20, height: height)
    return [SymbolLayer(.letters(base.uppercased(), in: rect, isCut: false))]
  }

  /// Drawn solid inside any shape.
  private static let solidWhenEnclosed: Set<String> = [
    "play", "pause", "stop", "forward", "backward", "eject", "arrowtriangle.up",
    "arrowtriangle.down", "arrowtriangle.left", "arrowtriangle.right",
  ]
  /// Drawn solid inside a filled shape.
  private static let solidWhenCut: Set<String> = [
    "heart", "star", "bookmark", "bell", "flag", "bolt", "moon", "phone", "person", "location",
    "paperplane", "mic", "video", "cloud", "drop", "flame", "leaf", "envelope", "house", "message",
    "person.2", "person.3", "tag", "lock", "photo", "camera", "folder", "doc", "book", "cart",
    "car",
    "bus", "tram", "gift", "pin", "bubble.left", "airplane", "gamecontroller", "lightbulb", "cup",
  ]

  // MARK: Badges

  /// A mark in a small circle at the lower right, a dot at the upper right.
  private var badged: [SymbolLayer]? {
    guard let index = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0,
      let base = Self.find(parts[..<index], isFilled: isFilled)
    else { return nil }
    let marks = parts[(index + 1)...].filter { $0 != "fill" }
    if marks.isEmpty { return base + [.cut("O18 6 5.4"), .fill("O18 6 4")] }
    guard let mark = Self.find(marks) ?? Self.find(marks.prefix(1)) else { return nil }
    return parts[index] == "badge"
      ? Self.badge(mark, on: base) : Self.badge(mark, in: .triangle, on: base)
  }

  static func badge(
    _ mark: [SymbolLayer], in enclosure: SymbolEnclosure = .circle, on base: [SymbolLayer]
  ) -> [SymbolLayer] {
    let badge = enclosure.around(mark, isFilled: true)
    return base + [.cut("O19 18 5.8")] + badge.placed(at: CGPoint(x: 19, y: 18), scale: 0.46)
  }

  /// Marks that stand beside a symbol without the word `badge`: `person.fill.checkmark`.
  private static let marks: Set<String> = [
    "checkmark", "xmark", "plus", "minus", "exclamationmark", "questionmark", "bolt", "lock",
  ]

  private var marked: [SymbolLayer]? {
    guard let mark = plain.last, Self.marks.contains(mark), let glyph = Self.find([mark]),
      let first = plain.first, !Self.marks.contains(first),
      let base = Self.find(plain.dropLast(), isFilled: isFilled)
    else { return nil }
    return Self.badge(glyph, on: base)
  }

  /// Marks before a symbol that cannot hold them: `lock.applewatch`.
  private static let leadingMarks: Set<String> = marks.union([
    "key", "person", "heart", "star", "link", "arrow.up", "arrow.down", "arrow.clockwise",
    "ellipsis",
    "play", "pause", "music.note", "wifi", "dollarsign", "number", "text", "gearshape",
  ])

  private var leading: [SymbolLayer]? {
    for length in [1, 2] where plain.count > length {
      let mark = plain.prefix(length).joined(separator: ".")
      guard Self.leadingMarks.contains(mark), let glyph = Self.find([mark]),
        let base = Self.find(plain.dropFirst(length), isFilled: isFilled)
      else { continue }
      return Self.badge(glyph, on: base)
    }
    return nil
  }

  // MARK: Less than the name says

  /// Words that say how a symbol lies or which model it is.
  private static let qualifiers: Set<String> = [
    "gen1", "gen2", "gen3", "gen4", "gen5", "inverse", "compact", "alt", "horizontal", "vertical",
    "dashed", "dotted", "angled", "left", "right", "up", "down", "max", "mini", "pro", "ultra",
    "high",
    "medium", "low", "small", "large", "spread", "filled", "homebutton", "portrait", "sequence",
    "circlebadge", "side", "front", "rear", "righthalf", "lefthalf", "tophalf", "bottomhalf",
    "half",
    "variable", "layered", "fingers", "motion", "case", "radiance", "curved", "crop",
  ]

  private var qualified: [SymbolLayer]? {
    guard let word = plain.last, plain.count > 1 else { return nil }
    if word == "landscape" {
      return Self.find(plain.dropLast(), isFilled: isFilled)?.turned(degrees: -90)
    }
    let isReading = plain.first == "gauge" && Int(word) != nil
    guard isReading || Self.qualifiers.contains(word) else { return nil }
    return Self.find(plain.dropLast(), isFilled: isFilled)
  }
}
