import SwiftSyntax

extension Scanner {
  /// What the initializers need that classes of Foundation's have for Linux: those without arguments are missing there.
  private static let initialArguments = [
    "URLSession": "configuration: .default",
    "Timer": "fire: Date(), interval: 0, repeats: false, block: { _ in }",
  ]

  /// Lets a class that stands for `URLSession` or `Timer` be made without arguments, as tests make theirs.
  func takeSession(_ node: ClassDeclSyntax) {
    guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      let arguments = Self.initialArguments[superclass]
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
          " convenience init() { self.init(\(arguments)) };",
          at: range(node.memberBlock.leftBrace).upperBound))
    }
    for initializer in designated { takeSessionInitializer(initializer, arguments) }
  }

  /// Makes an initializer call that of the superclass which is there.
  private func takeSessionInitializer(_ node: InitializerDeclSyntax, _ arguments: String) {
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
      edits.append(.insert(arguments, at: start + place))
    } else {
      let lastLine = text.split(separator: 10, omittingEmptySubsequences: false).last ?? []
      let isBare = lastLine.allSatisfy { $0 == 32 || $0 == 9 }
      edits.append(
        .insert("\(isBare ? " " : "; ")super.init(\(arguments)) ", at: end))
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension InitializerDeclSyntax {
  var takesNothing: Bool { signature.parameterClause.parameters.isEmpty }
}
