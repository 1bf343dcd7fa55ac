import CoreGraphics
import Synchronization

/// Our own stand-ins for the system's symbols, by the names that apps use.
package enum SymbolLibrary {
  /// Whether the symbol looks like what its name says.
  ///
  /// An unknown one shows initials in a rounded square.
  package static func isKnown(_ name: String) -> Bool {
    layers(for: name) != nil
  }

  /// The shape of a symbol of the system or of the app.
  ///
  /// - Parameters:
  ///   - name: The system's name, or one that `add` has given.
  ///   - weight: 100 to 900; only the app's symbols have shapes for it, the system's are drawn with other lines.
  /// - Returns: The shape; for an unknown name one with its initials.
  package static func shape(for name: String, weight: Int = 400) -> SymbolShape {
    if let template = templates.withLock({ $0[name] }) { return template.shape(weight: weight) }
    if let known = cache.withLock({ $0[name] }) { return known }
    let shape = SymbolShape(layers(for: name) ?? placeholder(for: name))
    cache.withLock { $0[name] = shape }
    return shape
  }

  /// Adds a symbol of the app's.
  ///
  /// - Returns: The name to draw it by, which is another one where the system has a symbol of that name.
  package static func add(_ template: SymbolTemplate, named name: String) -> String {
    let name = isKnown(name) ? name + ".custom" : name
    templates.withLock { $0[name] = template }
    return name
  }

  /// Whether the app's symbol of the name `add` has given is there.
  package static func isAdded(_ name: String) -> Bool { templates.withLock { $0[name] != nil } }

  private static let templates = Mutex<[String: SymbolTemplate]>([:])
  private static let cache = Mutex<[String: SymbolShape]>([:])

  static let families: [[String: [SymbolLayer]]] = [
    arrows, marks, shapes, objects, people, communication, media, nature, documents, commerce,
    interface, places, equipment, everyday, papers,
  ]

  private static let table: [String: [SymbolLayer]] = families.reduce(into: [:]) { all, family in
    all.merge(family) { first, _ in first }
  }

  // MARK: Composition

  /// The layers of a name in the tables, or made from a simpler name and a suffix.
  ///
  /// Nil if unknown.
  static func layers(for name: String) -> [SymbolLayer]? {
    if let found = table[name] { return found }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // Variants for scripts and directions look the same here.
    if let last = parts.last, scripts.contains(last), parts.count > 1 {
      return layers(for: parts.dropLast().joined(separator: "."))
    }
    if let badged = badged(parts) { return badged }
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard let suffix = parts.last else { return nil }
    let base = parts.dropLast().joined(separator: ".")
    if let enclosure = SymbolEnclosure(rawValue: suffix),
      let glyph = glyph(base, isFilled: isFilled)
    {
      return enclosure.around(glyph, isFilled: isFilled)
    }
    if suffix == "slash", let plain = layers(for: isFilled ? base + ".fill" : base) {
      return plain + [
        .cutLine("M4.6 2.6L21.4 19.4", margin: 1.6), .stroke("M3.5 3.5L20.5 20.5"),
      ]
    }
    if isFilled, let plain = layers(for: parts.joined(separator: ".")) { return filled(plain) }
    return nil
  }

  private static let scripts: Set<String> = ["rtl", "ar", "he", "hi", "ja", "ko", "th", "zh"]

  /// What can stand inside a circle or a square: a symbol, one or two digits, a letter.
  private static func glyph(_ base: String, isFilled: Bool) -> [SymbolLayer]? {
    guard !base.isEmpty else { return nil }
    if solidWhenEnclosed.contains(base) || (isFilled && solidWhenCut.contains(base)),
      let solid = layers(for: base + ".fill"), !solid.contains(where: \.isCut)
    {
      return solid
    }
    if let found = layers(for: base) { return found }
    let isNumber = base.count <= 2 && base.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = base.count == 1 && base.allSatisfy { $0.isASCII && $0.isLetter }
    guard isNumber || isLetter else { return nil }
    let height: CGFloat = base.count == 1 ? 17 : 14
    let rect = CGRect(x: 2, y: 12 - height / 2, width: 20, height: height)
    return [SymbolLayer(.letters(base.uppercased(), in: rect, isCut: false))]
  }

  /// Drawn solid inside any shape.
  private static let solidWhenEnclosed: Set<String> = [
    "play", "pause", "stop", "forward", "backward",
  ]
  /// Drawn solid inside a filled shape.
  private static let solidWhenCut: Set<String> = [
    "heart", "star", "bookmark", "bell", "flag", "bolt", "moon", "phone", "person", "location",
    "paperplane", "mic", "video", "cloud", "drop", "flame", "leaf", "envelope", "house", "message",
  ]

  /// Closed outlines become areas; open lines stay lines.
  private static func filled(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    layers.flatMap { layer -> [SymbolLayer] in
      guard case .stroke(let path) = layer.ink, path.elements.contains(.closeSubpath) else {
        return [layer]
      }
      return [SymbolLayer(.fill(path), level: layer.level), layer]
    }
  }

  private static func badged(_ parts: [String]) -> [SymbolLayer]? {
    guard let index = parts.firstIndex(of: "badge"), index > 0 else { return nil }
    let isFilled = parts.last == "fill"
    let base = parts[..<index].joined(separator: ".")
    guard let plain = layers(for: isFilled ? base + ".fill" : base) ?? layers(for: base) else {
      return nil
    }
    let marks = parts[(index + 1)...].filter { $0 != "fill" }
    guard let mark = marks.first else { return plain + [.cut("O18 6 5.4"), .fill("O18 6 4")] }
    guard let glyph = layers(for: mark) else { return nil }
    let badge = SymbolEnclosure.circle.around(glyph, isFilled: true)
    let placing = CGAffineTransform(translationX: 13.5, y: 12.5).scaledBy(x: 0.46, y: 0.46)
    return plain + [.cut("O19 18 5.8")] + badge.map { $0.applying(placing) }
  }

  /// Initials in a rounded square.
  private static func placeholder(for name: String) -> [SymbolLayer] {
    let words = name.split { !$0.isLetter && !$0.isNumber }.prefix(2)
    let initials = words.compactMap(\.first).map { String($0).uppercased() }.joined()
    let rect = CGRect(x: 4, y: 8, width: 16, height: 8)
    return [
      .stroke("R3 3 18 18 4.5", level: 1),
      SymbolLayer(.letters(initials.isEmpty ? "?" : initials, in: rect, isCut: false)),
    ]
  }
}

extension SymbolLibrary {
  /// The names in the tables, sorted; variants that are made from them are not among them.
  package static var allNames: [String] {
    Set(families.flatMap(\.keys)).sorted()
  }
}
