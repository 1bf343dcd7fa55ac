import SwiftSyntax

/// What a declaration says of the types that it derives from and of those of its fields.
extension StubScanner {
  func inherit(
    _ clause: InheritanceClauseSyntax?, isClass: Bool = false, members: MemberBlockSyntax? = nil
  ) {
    for (index, entry) in (clause?.inheritedTypes ?? []).enumerated() {
      let name = Self.name(of: entry.type)
      let endings = ["Delegate", "DataSource", "Protocol", "able", "ing", "Type", "Provider"]
      let isBase = isClass && index == 0 && !endings.contains(where: name.hasSuffix)
      use(name) {
        $0.kind = max($0.kind, isBase ? .plain : .protocolType)
        $0.isInherited = $0.isInherited || isBase
      }
      guard isBase, let members else { continue }
      for function in members.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
      where function.modifiers.contains(where: { $0.name.text == "override" }) {
        let isOfType = function.modifiers.contains { ["class", "static"].contains($0.name.text) }
        let head =
          "\(isOfType ? "class " : "")func \(function.name.text)\(function.signature.trimmedDescription)"
        use(name) { $0.overridden.insert(head) }
      }
    }
  }

  /// The compiler codes the fields of a type that says `Codable`, for which each has to be.
  func takeFields(_ members: MemberBlockSyntax, of clause: InheritanceClauseSyntax?) {
    let names = (clause?.inheritedTypes ?? []).map { Self.name(of: $0.type) }
    guard names.contains(where: ["Codable", "Decodable", "Encodable"].contains) else { return }
    for variable in members.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard var type = binding.typeAnnotation?.type else { continue }
        if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
        if let array = type.as(ArrayTypeSyntax.self) { type = array.element }
        use(Self.name(of: type)) { $0.isCoded = true }
      }
    }
  }
}
