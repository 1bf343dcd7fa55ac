import SwiftSyntax

extension Scanner {
  /// Lets a class that stands for `URLSession` be made without arguments, as tests make theirs.
  ///
  /// Foundation for Linux has no `URLSession()`.
  func takeSession(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "URLSession"
    else {
      return
    }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let designated = initializers.filter { !$0.modifiers.has(.convenience) }
    if designated.isEmpty, !initializers.contains(where: \.takesNothing) {
      edits.append(
        .insert(
          " convenience init() { self.init(configuration: .default) };",
          at: range(node.memberBlock.leftBrace).upperBound))
    }
    for initializer in designated { takeSessionInitializer(initializer) }
  }

  /// Makes an initializer call that of `URLSession` which is there.
  private func takeSessionInitializer(_ node: InitializerDeclSyntax) {
    guard let body = node.body else { return }
    if node.takesNothing,
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    {
      edits.append(blanking(range(modifier)))
    }
    // Bodies may have been skipped by the parser: their text is looked at.
    let start = range(body.leftBrace).upperBound
    let end = range(body.rightBrace).lowerBound
    let text = Array(source.bytes[start..<end])
    let call = Array("super.init(".utf8)
    if let place = text.firstRange(of: call)?.upperBound {
      guard text[place...].first == UInt8(ascii: ")") else { return }
      edits.append(.insert("configuration: .default", at: start + place))
    } else {
      let lastLine = text.split(separator: 10, omittingEmptySubsequences: false).last ?? []
      let isBare = lastLine.allSatisfy { $0 == 32 || $0 == 9 }
      edits.append(
        .insert("\(isBare ? " " : "; ")super.init(configuration: .default) ", at: end))
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension InitializerDeclSyntax {
  fileprivate var takesNothing: Bool { signature.parameterClause.parameters.isEmpty }
}
