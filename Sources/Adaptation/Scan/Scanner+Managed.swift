import SwiftSyntax

/// `@NSManaged`: properties and methods that Core Data gives at run time on iOS.
extension Scanner {
  /// Lets a property read and write what the managed object keeps under its name.
  func takeManaged(_ member: MemberRecord, at end: Int, in type: TypeRecord) {
    guard imports.hasCoreData else {
      let failure = Self.failure(type.name, member.name)
      edits.append(.insert(" { get { \(failure) } set { \(failure) } }", at: end))
      return
    }
    let key = "forKey: \"\(member.name)\""
    edits.append(
      .insert(
        " { get { _managedValue(\(key)) } set { _setManagedValue(newValue, \(key)) } }", at: end))
  }

  /// Gives a body to a method without one.
  func takeManaged(_ node: FunctionDeclSyntax, in type: TypeRecord) {
    let end = range(node).upperBound
    let body = imports.hasCoreData ? relationshipChange(node) : nil
    edits.append(.insert(" { \(body ?? Self.failure(type.name, node.name.text)) }", at: end))
  }

  private static func failure(_ type: String, _ member: String) -> String {
    "fatalError(\"\(type).\(member) is @NSManaged, and there is no store.\")"
  }

  /// `addToItems(_:)` and `removeFromItems(_:)`, for an object or for several.
  private func relationshipChange(_ node: FunctionDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters
    guard let parameter = parameters.first, parameters.count == 1 else { return nil }
    let value = (parameter.secondName ?? parameter.firstName).text
    for (prefix, call) in [("addTo", "_addManaged"), ("removeFrom", "_removeManaged")]
    where node.name.text.hasPrefix(prefix) {
      let name = node.name.text.dropFirst(prefix.count)
      guard !name.isEmpty else { return nil }
      let type = parameter.type.trimmedDescription
      let isSeveral =
        ["NSSet", "NSOrderedSet"].contains(type) || type.hasPrefix("Set<") || type.hasPrefix("[")
      let objects = isSeveral ? "Array(\(value))" : "[\(value)]"
      return "\(call)(\(objects), forKey: \"\(name.prefix(1).lowercased() + name.dropFirst())\")"
    }
    return nil
  }
}
