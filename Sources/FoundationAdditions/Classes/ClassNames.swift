import Foundation

/// Finds classes by name.
package enum ClassNames {
  /// What Foundation's `NSClassFromString` knows.
  ///
  /// That takes names that it doesn't know as formats of what it logs, and ends the process over some of them.
  package static func foundationType(named name: String) -> AnyClass? {
    name.contains("%") ? nil : NSClassFromString(name)
  }

  static func type(named name: String, module: String?) -> AnyClass? {
    if let module, let type = swiftType(module + "." + name) { return type }
    if let type = ClassRegistry.shared.type(named: name) { return type }
    if name.contains(".") { return swiftType(name) }
    for module in modules {
      if let type = swiftType(module + "." + name) { return type }
    }
    let types = ClassRegistry.shared.types(withLastName: name)
    return types.min { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Where a name without a module is looked for, in this order.
  private static var modules: [String] {
    let product = LaunchedProduct.current
    let own = [product?.host?.module].compactMap { $0 } + (product?.modules.keys.sorted() ?? [])
    return own + ["UIKit", "SwiftUI", "Foundation", "FoundationAdditions", "XCTest"]
  }

  /// A path with more names is not one of a class: each name more is tried in three ways.
  private static let mostNames = 8

  /// The class at a path of names, the first of them the module's.
  ///
  /// The types around a class may be classes, structures or enumerations.
  static func swiftType(_ path: String) -> AnyClass? {
    let names = path.split(separator: ".").map { "\($0.utf8.count)\($0)" }
    guard (2...mostNames).contains(names.count), let module = names.first, let name = names.last
    else { return nil }
    var prefixes = [module]
    for outer in names.dropFirst().dropLast() {
      prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { prefix + outer + $0 } }
    }
    for prefix in prefixes {
      if let type = _typeByName(prefix + name + "C") as? AnyClass { return type }
    }
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    return ClassRegistry.shared.types(withLastName: last).first { isType($0, at: path) }
  }

  /// Whether a private class stands at a path: its full name says in which file it is, which the path doesn't.
  private static func isType(_ type: AnyClass, at path: String) -> Bool {
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    return parts.joined(separator: ".") == path
  }
}
