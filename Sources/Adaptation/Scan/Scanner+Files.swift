import SwiftSyntax

extension Scanner {
  // MARK: Imports

  func takeImport(_ node: ImportDeclSyntax) {
    let parts = node.path.map(\.name.text)
    guard let module = parts.first else { return }
    let whole = range(node)
    let isKept =
      conditions.modules.contains(module) || Modules.substitute(for: module) != nil
      || !Modules.isApples(module)
    // Nothing can follow on the line of one that is left out.
    if isKept, imports.firstEnd == nil { imports.firstEnd = whole.upperBound }
    if Imports.foundations.contains(module) {
      imports.hasFoundation = true
      let isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
      if isPublic { imports.isPublic = true }
    }
    if module == "CoreData", conditions.modules.contains(module) { imports.hasCoreData = true }
    if ["TipKit", "AppIntents"].contains(module) { imports.parameters.insert(module) }
    if module == "FoundationAdditions" { imports.hasAdditions = true }
    if ["UIKit", "SwiftUI"].contains(module), node.importKindSpecifier == nil {
      imports.hasUIKit = true
    }
    if conditions.modules.contains(module) {
      takePath(node, parts)
    } else if let substitute = Modules.substitute(for: module) {
      let name = node.importKindSpecifier == nil ? range(node.path) : range(node.path.first)
      edits.append(Edit(name ?? whole, substitute))
      if module == "AVFoundation",
        Imports.ofAudioToolbox.contains(where: { source.bytes.firstRange(of: $0) != nil })
      {
        edits.append(.insert("; import AudioToolbox", at: whole.upperBound))
      }
      if Modules.part(of: module) != nil {
        let (line, column) = source.position(of: whole.lowerBound)
        notes.append(
          AdaptationNote(
            line: line, column: column, severity: .note,
            message: "Vitrine has only a part of \(module), which is in \(substitute).",
            absentModule: module))
      }
    } else if Modules.isApples(module) {
      let text = source.text(whole).replacing("*/", with: "").replacing("\n", with: " ")
      // A semicolon after it would have nothing before it.
      let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon.map { range($0) }
      edits.append(Edit(whole.lowerBound..<(semicolon ?? whole).upperBound, "/* \(text) */"))
      let (line, column) = source.position(of: whole.lowerBound)
      notes.append(
        AdaptationNote(
          line: line, column: column, severity: .note,
          message:
            "'import \(parts.joined(separator: "."))' is left out: Vitrine has no module \(module). "
            + "What the file uses of it will not be found.", absentModule: module))
    } else {
      note(
        .warning, at: whole.lowerBound,
        "'import \(parts.joined(separator: "."))' will fail: nothing in the project makes the module \(module). "
          + "A stand-in serves: vitrine stub \(module)")
    }
  }

  private func range(_ component: ImportPathComponentSyntax?) -> Range<Int>? {
    component.map { range($0.name) }
  }

  /// Modules of Swift have no parts: `UIKit.UIGestureRecognizerSubclass` is `UIKit`.
  private func takePath(_ node: ImportDeclSyntax, _ parts: [String]) {
    guard node.importKindSpecifier == nil, parts.count > 1, let module = parts.first,
      module != "Glibc"
    else { return }
    edits.append(Edit(range(node.path), module))
  }

  /// The import that adapted code needs, on the line of the first one.
  func takeAdditions() {
    guard imports.hasFoundation || imports.needsAdditions, !imports.hasAdditions else { return }
    // What Foundation lacks may stand in public declarations as Foundation's own does.
    let access = importsInternally && imports.isPublic ? "public " : ""
    let needsUIKit =
      !imports.hasUIKit && Imports.ofUIKit.contains { source.bytes.firstRange(of: $0) != nil }
    let added = ["FoundationAdditions"] + (needsUIKit ? ["UIKit"] : [])
    for module in added {
      let text = "\(access)import \(module)"
      edits.append(
        imports.firstEnd.map { .insert("; \(text)", at: $0) }
          ?? .insert("\(text); ", at: firstToken))
    }
  }

  // MARK: Conditions

  /// Writes the answers of a simulator into conditions, and walks the branch that is compiled.
  func takeConditions(_ node: IfConfigDeclSyntax) {
    var isDecided = false
    for clause in node.clauses {
      if let condition = clause.condition { answer(condition) }
      guard !isDecided, clause.condition.map(conditions.holds) ?? true else { continue }
      isDecided = true
      if let elements = clause.elements { walk(elements) }
    }
  }

  private func answer(_ condition: ExprSyntax) {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      for element in sequence.elements { answer(element) }
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      answer(prefix.expression)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      for element in tuple.elements { answer(element.expression) }
    } else if let call = condition.as(FunctionCallExprSyntax.self),
      let holds = conditions.platform(call)
    {
      edits.append(Edit(range(call), holds ? "true" : "false"))
    } else if let name = condition.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "SWIFT_PACKAGE", !conditions.flags.contains("SWIFT_PACKAGE")
    {
      // Of a project's target, which is built as a package here and is none.
      edits.append(Edit(range(name), "false"))
    }
  }
}
