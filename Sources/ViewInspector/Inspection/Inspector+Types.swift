import SwiftUI

extension Inspector {
  /// What is written of the generic arguments of a type.
  enum GenericParameters {
    /// All of them.
    case keep
    case remove
    /// `<EmptyView>` in the place of them all, as in the paths of the app's own views.
    case customViewPlaceholder
  }

  static func typeName(
    value: Any, namespaced: Bool = false, generics: GenericParameters = .keep
  ) -> String {
    typeName(type: type(of: value), namespaced: namespaced, generics: generics)
  }

  static func typeName(
    type: Any.Type, namespaced: Bool = false, generics: GenericParameters = .keep
  ) -> String {
    let full = namespaced ? String(reflecting: type) : String(describing: type)
    let name = TypeName.withoutContexts(full)
    switch generics {
    case .keep: return name
    case .remove: return TypeName.withoutGenerics(name)
    case .customViewPlaceholder: return TypeName.withPlaceholder(name)
    }
  }

  /// - Throws: `typeMismatch` if the value's type is none of those named with their modules;
  ///   `inspection` where the call that reached it is known.
  static func guardType(
    value: Any, namespacedPrefixes: [String], inspectionCall: String
  ) throws {
    let name = typeName(value: value, namespaced: true, generics: .remove)
    guard !namespacedPrefixes.contains(name) else { return }
    let factual = typeName(value: value, generics: .remove)
    let expected = namespacedPrefixes.map { prefix in
      let short = prefix.split(separator: ".").last.map(String.init) ?? prefix
      return short == factual ? prefix : short
    }.joined(separator: " or ")
    guard !inspectionCall.isEmpty else {
      throw InspectionError.typeMismatch(factual: factual, expected: expected)
    }
    throw InspectionError.inspection(path: inspectionCall, factual: factual, expected: expected)
  }

  /// Whether a view is several views in a row.
  @MainActor
  static func isTupleView(_ view: Any) -> Bool {
    guard let view = view as? any View, case .list = view._structure.storage else { return false }
    return true
  }

  // MARK: Unwrapping

  /// The view inside of modifiers and other wrappers that leave no trace.
  @preconcurrency @MainActor
  static func unwrap(view: Any, medium: Content.Medium) throws -> Content {
    Content(view, medium: medium)
  }

  @preconcurrency @MainActor
  static func unwrap(content: Content) throws -> Content { content }
}
