import SwiftSyntax

extension Scanner {
  /// Notes a class that may derive from one of Foundation's of which no subclass can override some methods.
  func takeSuperclass(_ node: ClassDeclSyntax) {
    guard let type = node.inheritanceClause?.inheritedTypes.first?.type else { return }
    let name = type.trimmedDescription
    let overrides = node.memberBlock.members.compactMap { member -> SuperclassSite.Method? in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.has(.override)
      else { return nil }
      return .init(fullName: function.fullName, nameRange: range(function.name))
    }
    guard
      OverridableClass(for: name) != nil || OverridableClass.isClosed(name)
        || overrides.contains(where: { OverridableClass.declares($0.fullName) })
    else { return }
    sites.append(
      .superclass(
        SuperclassSite(
          name: name, nameRange: range(type), type: context, overrides: overrides,
          initializer: plainInitializer(of: node), block: range(node.memberBlock))))
  }

  /// What makes the initializer without arguments one that the superclass requires.
  private func plainInitializer(of node: ClassDeclSyntax) -> [Edit] {
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    if let plain = initializers.first(where: \.takesNothing) {
      let keyword = plain.modifiers.first { $0.name.tokenKind == .keyword(.override) }
      return keyword.map { [Edit(range($0), "required")] } ?? []
    }
    guard initializers.contains(where: { !$0.modifiers.has(.convenience) }) else { return [] }
    let access =
      node.modifiers.has(.public) || node.modifiers.has(.open) ? "public " : ""
    return [
      .insert(
        " \(access)required init() { fatalError(\"\(context)() has no initializer of its own.\") };",
        at: range(node.memberBlock.leftBrace).upperBound)
    ]
  }
}
