import SwiftUI

/// The names of types, as users write them.
@MainActor
enum TypeName {
  /// Asking the runtime for a name is slow, and searches ask for the same few names very often.
  private static var shortNames: [ObjectIdentifier: String] = [:]

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

  /// The name with its module, without generic arguments and private contexts: `App.Text`.
  nonisolated static func namespaced(_ type: Any.Type) -> String {
    let name = withoutGenerics(String(reflecting: type))
    guard name.contains("(unknown context") else { return name }
    return name.replacingOccurrences(
      of: #"\(unknown context at \$[0-9a-f]+\)\."#, with: "", options: .regularExpression)
  }

  /// Whether the type is one of the framework's.
  nonisolated static func isSystem(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("SwiftUI.")
  }

  nonisolated static func withoutGenerics(_ name: String) -> String {
    guard !name.hasPrefix("("), let start = name.firstIndex(of: "<") else { return name }
    guard let end = name.lastIndex(of: ">") else { return name }
    return String(name[..<start]) + name[name.index(after: end)...]
  }
}
