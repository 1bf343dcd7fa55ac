import SwiftParser
import SwiftSyntax

/// Takes out of a source what cannot be compiled: as little as possible, and all of it is told.
///
/// A body becomes a failure that tells its name; an attribute, a conformance or a declaration goes where it can't be
/// understood itself. Lines stay where they are. What is still wrong after that falls to the next round.
struct Pruning {
  private(set) var source: SourceText
  private(set) var notes: [AdaptationNote] = []
  /// Whether the module is one of tests, in which a test that can't be compiled goes as a whole.
  private let isTests: Bool
  private var edits: [Edit] = []

  init(_ source: SourceText, rounds: [[Breakage]], isTests: Bool) {
    self.source = source
    self.isTests = isTests
    for round in rounds { prune(round) }
  }

  private mutating func prune(_ round: [Breakage]) {
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    edits = []
    for breakage in round {
      guard let offset = source.offset(line: breakage.line, column: breakage.column),
        let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
      else { continue }
      let place = Place(offset: offset, breakage: breakage)
      if let modifier = token.modifier(missingBy: breakage) {
        removeModifier(modifier, token, place)
      } else if let declaration = token.outerDeclaration {
        take(declaration, place)
      } else if let statement = token.topStatement {
        let macro = statement.item.as(MacroExpansionExprSyntax.self)?.macroName.text
        remove(statement, macro.map { "#\($0)" } ?? "a statement", place)
      }
    }
    source = SourceText(source.applying(edits, after: ""))
  }

  /// Where something is wrong.
  private struct Place {
    let offset: Int
    let breakage: Breakage

    func isIn(_ node: (some SyntaxProtocol)?) -> Bool {
      guard let node else { return false }
      return offset >= node.positionAfterSkippingLeadingTrivia.utf8Offset
        && offset < max(node.endPositionBeforeTrailingTrivia.utf8Offset, 1)
    }
  }

  // MARK: Declarations

  private mutating func take(_ declaration: DeclSyntax, _ place: Place) {
    if declaration.is(ImportDeclSyntax.self) { return }
    let name = declaration.fullName
    if let attribute = attribute(of: declaration, at: place) {
      if attribute.attributeName.trimmedDescription == "Model",
        let model = declaration.as(ClassDeclSyntax.self)
      {
        return takeModel(model, attribute, place)
      }
      remove(attribute, "the attribute \(attribute.trimmedDescription) of \(name)", place)
      giveValue(to: declaration)
      return
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let inherited = group.inheritanceClause?.inheritedTypes.first { type in
        place.isIn(type) || place.breakage.deniesConformance(to: type.type.trimmedDescription)
      }
      if let inherited { return remove(inherited, of: group, name, place) }
    } else if !(isTests && declaration.is(FunctionDeclSyntax.self)),
      let body = declaration.body(around: place.offset), !isFailure(body)
    {
      return fail(in: body, of: declaration, name, place)
    }
    // With the semicolon after it.
    remove(declaration.parent ?? Syntax(declaration), name, place)
  }

  private func attribute(of declaration: DeclSyntax, at place: Place) -> AttributeSyntax? {
    guard let list = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return nil
    }
    for case .attribute(let attribute) in list where place.isIn(attribute) { return attribute }
    return nil
  }

  /// A model without a store is a class that views observe, and that has an identity.
  private mutating func takeModel(
    _ model: ClassDeclSyntax, _ attribute: AttributeSyntax, _ place: Place
  ) {
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<attribute.endPositionBeforeTrailingTrivia.utf8Offset
    guard !edits.contains(where: { $0.range == range }) else { return }
    edits.append(Edit(range, "@Observable"))
    let inherited = model.inheritanceClause?.inheritedTypes
    if let last = inherited?.last {
      let names = inherited?.map(\.type.trimmedDescription) ?? []
      if !names.contains("Identifiable") {
        edits.append(.insert(", Identifiable", at: last.endPositionBeforeTrailingTrivia.utf8Offset))
      }
    } else {
      let name =
        model.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? model.name.endPositionBeforeTrailingTrivia
      edits.append(.insert(": Identifiable", at: name.utf8Offset))
    }
    if let first = model.root.as(SourceFileSyntax.self)?.statements.first(where: {
      $0.item.is(ImportDeclSyntax.self)
    }) {
      let offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
      if !edits.contains(where: { $0.range == offset..<offset }) {
        edits.append(.insert("import Observation; ", at: offset))
      }
    }
    tell("the store of \(model.name.text), which is @Observable instead of @Model,", place)
  }

  /// A list without the wrapper that would fill it is empty.
  private mutating func giveValue(to declaration: DeclSyntax) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type, type.is(ArrayTypeSyntax.self)
    else { return }
    edits.append(.insert(" = []", at: type.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  // MARK: Taking out

  private mutating func tell(_ what: String, _ place: Place) {
    notes.append(
      AdaptationNote(
        line: place.breakage.line, column: place.breakage.column, severity: .warning,
        message: "\(what) is left out: \(place.breakage.message)"))
  }

  private mutating func remove(_ node: some SyntaxProtocol, _ name: String, _ place: Place) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    guard !edits.contains(where: { $0.range == range }) else { return }
    edits.append(Edit(range, ""))
    tell(name, place)
  }

  private mutating func remove(
    _ inherited: InheritedTypeSyntax, of group: any DeclGroupSyntax, _ name: String, _ place: Place
  ) {
    guard let clause = group.inheritanceClause else { return }
    let what = "\(inherited.type.trimmedDescription) of \(name)"
    let all = Array(clause.inheritedTypes)
    if all.count == 1 { return remove(clause, what, place) }
    if inherited.id == all[all.count - 1].id {
      // With the comma before it.
      let start = all[all.count - 2].type.endPositionBeforeTrailingTrivia.utf8Offset
      let end = inherited.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(Edit(start..<end, ""))
      return tell(what, place)
    }
    remove(inherited, what, place)
  }

  /// Takes `.glow(2)` out of `Text("x").glow(2).bold()`.
  private mutating func removeModifier(
    _ range: Range<Int>, _ token: TokenSyntax, _ place: Place
  ) {
    guard !edits.contains(where: { $0.range == range }) else { return }
    edits.append(Edit(range, ""))
    let name = token.outerDeclaration?.fullName
    tell("the modifier \(token.text)" + (name.map { " in \($0)" } ?? ""), place)
  }

  // MARK: Failing

  private static let mark = "/* left out */"

  private func isFailure(_ body: Syntax) -> Bool {
    source.text(inside(body)).contains(Self.mark)
  }

  /// What stands between the braces.
  private func inside(_ body: Syntax) -> Range<Int> {
    let start = body.positionAfterSkippingLeadingTrivia.utf8Offset + 1
    return start..<max(start, body.endPositionBeforeTrailingTrivia.utf8Offset - 1)
  }

  private mutating func fail(
    in body: Syntax, of declaration: DeclSyntax, _ name: String, _ place: Place
  ) {
    let range = inside(body)
    guard !edits.contains(where: { $0.range == range }) else { return }
    edits.append(Edit(range, " \(Self.mark) \(replacement(of: body, in: declaration, name)) "))
    tell(name, place)
  }

  private func replacement(of body: Syntax, in declaration: DeclSyntax, _ name: String) -> String {
    if let accessor = body.parent?.as(AccessorDeclSyntax.self),
      ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
    {
      return ""
    }
    let text = name.replacing("\"", with: "")
    switch declaration.resultType {
    // The rest of the screen is to be seen.
    case "some View": return "Text(verbatim: \"\(text) is left out.\")"
    case "some Scene": return "WindowGroup { Text(verbatim: \"\(text) is left out.\") }"
    default:
      return declaration.is(DeinitializerDeclSyntax.self)
        ? "" : "fatalError(\"\(text) is left out, since it does not compile here.\")"
    }
  }
}

extension SourceText {
  /// The offset of a line and a column, both from 1, or of the line's end; nil behind the last line.
  fileprivate func offset(line: Int, column: Int) -> Int? {
    var number = 1
    var start = 0
    while number < line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      number += 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return min(start + max(column - 1, 0), max(end - 1, start))
  }
}
