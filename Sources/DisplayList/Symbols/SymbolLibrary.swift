import CoreGraphics
import Foundation
import Synchronization

/// Our own stand-ins for the system's symbols, by the names that apps use.
package enum SymbolLibrary {
  /// Whether the symbol looks like what its name says.
  ///
  /// An unknown one shows initials in a rounded square, and is named once when the process ends.
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
    let layers = layers(for: name)
    if layers == nil, !name.isEmpty, UnknownSymbols.shared.note(name) {
      atexit { UnknownSymbols.shared.tell() }
    }
    let shape = SymbolShape(layers ?? placeholder(for: name))
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

  static let families: [[String: WrittenSymbol]] = [
    arrows, marks, shapes, objects, people, communication, media, nature, documents, commerce,
    interface, places, equipment, everyday, papers, weather, gadgets, pages, frames, signs, travel,
    household, figures,
  ]

  /// What most symbols consist of.
  static func lines(_ path: String) -> WrittenSymbol { [.stroke(path)] }

  /// The layers of a name in the tables, or made of simpler names.
  ///
  /// Nil if unknown.
  static func layers(for name: String) -> [SymbolLayer]? {
    written(name)?.layers ?? SymbolComposition(name).layers
  }

  /// The first family that has the name has it.
  private static func written(_ name: String) -> WrittenSymbol? {
    for family in families {
      if let layers = family[name] { return layers }
    }
    return nil
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
