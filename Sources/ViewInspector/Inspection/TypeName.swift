import SwiftUI

/// The names of types, as users write them.
@MainActor
enum TypeName {
  /// Asking the runtime for a name is slow, and searches ask for the same few names very often.
  private static var shortNames: [ObjectIdentifier: String] = [:]
  private static var shownNames: [ObjectIdentifier: String] = [:]
  /// The names with their modules, without generic arguments; nil for types that have none.
  private static var genericNames: [ObjectIdentifier: String?] = [:]

  /// The short name, with generic arguments: `GenericContainer<EmptyView>`.
  nonisolated static func full(_ type: Any.Type) -> String { String(describing: type) }

  /// The short name without generic arguments: `HStack`.
  static func short(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = shortNames[id] { return name }
    let name = withoutGenerics(String(describing: type))
    shortNames[id] = name
    return name
  }

  /// The short name, with generic arguments, as messages show it.
  static func shown(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = shownNames[id] { return name }
    let name = withoutContexts(full(type))
    shownNames[id] = name
    return name
  }

  /// Whether the types are the same, whatever their generic arguments are.
  static func isSame(_ type: Any.Type, as other: Any.Type) -> Bool {
    if ObjectIdentifier(type) == ObjectIdentifier(other) { return true }
    guard let name = genericName(other) else { return false }
    return genericName(type) == name
  }

  private static func genericName(_ type: Any.Type) -> String? {
    let id = ObjectIdentifier(type)
    if let name = genericNames[id] { return name }
    let full = String(reflecting: type)
    let plain = withoutGenerics(full)
    let name = plain == full ? nil : plain
    genericNames[id] = .some(name)
    return name
  }

  /// The name with its module, without generic arguments and private contexts: `App.Text`.
  nonisolated static func namespaced(_ type: Any.Type) -> String {
    withoutContexts(withoutGenerics(String(reflecting: type)))
  }

  /// The name without the places of local types, which nobody can write.
  nonisolated static func withoutContexts(_ name: String) -> String {
    guard name.contains("(unknown context") else { return name }
    return name.replacingOccurrences(
      of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
  }

  /// Whether the type is one of the framework's.
  nonisolated static func isSystem(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("SwiftUI.")
  }

  /// The name with `<EmptyView>` for all generic arguments, as paths show it.
  nonisolated static func withPlaceholder(_ name: String) -> String {
    let plain = withoutGenerics(name)
    return plain == name ? name : plain + "<EmptyView>"
  }

  nonisolated static func withoutGenerics(_ name: String) -> String {
    guard !name.hasPrefix("("), name.contains("<") else { return name }
    var result = ""
    var depth = 0
    var previous: Character = " "
    for character in name {
      switch character {
      case "<": depth += 1
      // The end of an arrow, in the type of a function.
      case ">" where previous == "-": break
      case ">": depth -= 1
      default: if depth == 0 { result.append(character) }
      }
      previous = character
    }
    return result
  }
}
