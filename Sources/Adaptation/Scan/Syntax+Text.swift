import SwiftSyntax

extension SyntaxProtocol {
  /// The member with the semicolon after it.
  var item: Syntax {
    parent.flatMap { $0.as(MemberBlockItemSyntax.self) }.map { Syntax($0) } ?? Syntax(self)
  }

  /// The text without comments' line breaks and double blanks.
  var oneLine: String {
    var words: [Substring] = []
    for token in tokens(viewMode: .sourceAccurate) {
      words.append(token.text[...])
      if token.trailingTrivia.contains(where: \.isBlank) || token.followsBreak { words.append(" ") }
    }
    let text = words.joined()
    return text.hasSuffix(" ") ? String(text.dropLast()) : text
  }
}

extension TriviaPiece {
  fileprivate var isBlank: Bool {
    switch self {
    case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }
}

extension TokenSyntax {
  /// Whether the next token stands on another line.
  fileprivate var followsBreak: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) ?? false
  }
}

extension TypeSyntax {
  /// Whether it is a function's with attributes, but not one that is kept.
  var borrowsFunction: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self),
      attributed.baseType.is(FunctionTypeSyntax.self)
    else { return false }
    return !attributed.attributes.has("escaping")
  }

  /// Whether Objective-C has no form for a parameter of this type.
  var isOnlySwifts: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      if attributed.attributes.has("autoclosure") { return true }
      return attributed.specifiers.contains { specifier in
        ["inout", "borrowing", "consuming", "sending"].contains(specifier.trimmedDescription)
      }
    }
    return self.is(SomeOrAnyTypeSyntax.self)
      && self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }
}
