import SwiftSyntax

// What only copies, compares or archives a value does not keep what its properties promise.

extension FunctionDeclSyntax {
  /// Whether what it does with the properties of a value is to copy, compare or archive them.
  var isCopying: Bool { name.text == "==" || Self.copying.contains(labelledName) }

  private static let copying: Set<String> = [
    "copy()", "copy(with:)", "mutableCopy()", "mutableCopy(with:)", "isEqual(_:)", "hash(into:)",
    "encode(to:)", "encode(with:)",
  ]
}

extension VariableDeclSyntax {
  var isHash: Bool {
    bindings.first?.pattern.trimmedDescription == "hash"
      && modifiers.contains { $0.name.text == "override" }
  }
}

extension InitializerDeclSyntax {
  /// Those of the parameters that are values of the type itself.
  func copied(in type: String) -> Set<String> {
    let parameters = signature.parameterClause.parameters
    return Set(
      parameters.filter { ["Self", type].contains($0.type.lastName) }
        .map { ($0.secondName ?? $0.firstName).text })
  }
}
