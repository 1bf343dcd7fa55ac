extension StubWriter {
  /// What a library adds to all objects: the property that gives this type, or its members.
  mutating func writeAdditions(_ name: String, _ use: StubUse, _ members: [StubMember]) {
    guard use.namespace != nil || use.addsToObjects else { return }
    lines.append("extension NSObject {")
    if let property = use.namespace {
      lines.append("  public var \(property): \(name) { \(name)(standIn: ()) }")
    } else {
      for member in members { write(member, of: name, depth: 1) }
    }
    lines += ["}", ""]
  }

  /// Where messages say that a member of a type is, as the sources call it.
  func shownName(of type: String) -> String {
    guard let use = uses[type] else { return "\(module).\(type)" }
    if use.addsToObjects { return module }
    return "\(module).\(use.namespace ?? type)"
  }

  /// The type of a value that a case has: any, unless the sources ask it for something.
  func valueType(_ index: Int, of name: String, in type: String) -> String {
    if ["failure", "error"].contains(name), index == 0 { return "any Error" }
    let own = StubNames.value(index, of: name, in: type)
    return uses[own] == nil ? "Any?" : own
  }
}
