import SwiftSyntax

/// A method of an object by its full name: `delegate?.list(_:didSelect:)`.
struct NamedMethodSite: Sendable {
  /// Of the name with its labels.
  let range: Range<Int>
  let name: String
  let labels: [String]
}

extension Scanner {
  /// Notes the full name of a method that is not called, of another object than the one around and of no type.
  func takeNamedMethod(_ node: MemberAccessExprSyntax) {
    guard let arguments = node.declName.argumentNames?.arguments, !arguments.isEmpty,
      var base = node.base?.trimmedDescription
    else { return }
    while let last = base.last, "?!".contains(last) { base.removeLast() }
    let name = base.split(separator: ".").last ?? ""
    guard !["self", "super", "Self"].contains(base), !(name.first?.isUppercase ?? true) else {
      return
    }
    sites.append(
      .namedMethod(
        NamedMethodSite(
          range: range(node.declName), name: node.declName.baseName.text.filter { $0 != "`" },
          labels: arguments.map { $0.name.text.filter { $0 != "`" } })))
  }

  /// Takes out an optional subscript, which has no form here.
  ///
  /// - Returns: whether it was one.
  func takeOptional(_ node: SubscriptDeclSyntax) -> Bool {
    guard let type = currentType, types[type].kind == .protocol, node.modifiers.has(.optional)
    else { return false }
    edits.append(Edit(range(node.item), ""))
    note(
      .warning, at: range(node.subscriptKeyword).lowerBound,
      "The optional subscript of \(types[type].name) is left out: nothing finds it without Objective-C."
    )
    return true
  }
}
