import SwiftSyntax

/// On Apple's systems every error is an `NSError` too. Foundation for Linux turns errors into one where that is
/// certain, but finds none at run time: `catch let error as NSError` would let them pass.
extension Scanner {
  /// `catch let error as NSError` takes every error, and its body gets the other class.
  func takeCatch(_ node: CatchClauseSyntax) {
    guard node.catchItems.count == 1, let item = node.catchItems.first, let pattern = item.pattern,
      needles.touch(range(pattern)),
      let name = pattern.boundErrors.first, pattern.isBinding
    else { return }
    let start = range(node.body.leftBrace).upperBound
    if let condition = item.whereClause?.condition {
      edits.append(Edit(range(pattern), "let \(name)"))
      wrap(condition, [name])
      edits.append(.insert(" \(Self.binding(name));", at: start))
    } else {
      edits.append(blanking(range(pattern)))
      edits.append(.insert(" let \(name) = ErrorCast.certain(error);", at: start))
    }
    imports.needsAdditions = true
  }

  /// `case .failure(let error as NSError):`, and `case let error as NSError:` before other cases.
  func takeCase(_ node: SwitchCaseSyntax) {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let item = label.caseItems.first, needles.touch(range(item.pattern))
    else { return }
    let names = item.pattern.boundErrors
    guard !names.isEmpty else { return }
    dropCasts(in: item.pattern)
    if let condition = item.whereClause?.condition {
      wrap(condition, names)
    } else if item.pattern.isBinding, let name = names.first, !node.isLast {
      edits.append(
        .insert(" where ErrorCast.possible(\(name)) != nil", at: range(item.pattern).upperBound))
    }
    let bindings = names.map { " \(Self.binding($0));" }.joined()
    edits.append(.insert(bindings, at: range(label.colon).upperBound))
    imports.needsAdditions = true
  }

  /// `if case .failure(let error as NSError) = result`: another condition changes the class.
  func takeCondition(_ node: MatchingPatternConditionSyntax) {
    let names = needles.touch(range(node.pattern)) ? node.pattern.boundErrors : []
    guard !names.isEmpty else { return }
    // Names of a guard statement can't be used again in it.
    renameCasts(in: node.pattern)
    let bindings = names.map { ", case let \($0) = ErrorCast.certain(_\($0)AsError)" }.joined()
    edits.append(.insert(bindings, at: range(node).upperBound))
    imports.needsAdditions = true
  }

  /// `error as? NSError` and `error as! NSError`.
  func takeErrorCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst(2) {
      guard elements[index].as(TypeExprSyntax.self)?.type.trimmedDescription == "NSError",
        let mark = elements[index - 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
      else { continue }
      let operand = range(elements[index - 2])
      let call = mark.text == "?" ? "ErrorCast.possible(" : "ErrorCast.certain("
      edits.append(.insert(call, at: operand.lowerBound))
      edits.append(Edit(operand.upperBound..<range(elements[index]).upperBound, ")"))
      imports.needsAdditions = true
    }
  }

  // MARK: Writing

  private static func binding(_ name: String) -> String {
    "let \(name) = ErrorCast.certain(\(name))"
  }

  private func wrap(_ condition: ExprSyntax, _ names: [String]) {
    let place = range(condition)
    let bindings = names.map { "\(Self.binding($0)); " }.joined()
    edits.append(.insert("({ \(bindings)return ", at: place.lowerBound))
    edits.append(.insert(" }())", at: place.upperBound))
  }

  private func dropCasts(in pattern: PatternSyntax) {
    for (_, cast) in casts(in: pattern) { edits.append(Edit(cast, "")) }
  }

  private func renameCasts(in pattern: PatternSyntax) {
    for (name, cast) in casts(in: pattern) {
      let text = source.text(name)
      edits.append(Edit(name.lowerBound..<cast.upperBound, "_\(text)AsError"))
    }
  }

  /// The places of each name, and of ` as NSError` behind it.
  private func casts(in pattern: PatternSyntax) -> [(name: Range<Int>, cast: Range<Int>)] {
    let start = range(pattern).lowerBound
    return pattern.errorMatches.map { match in
      (
        start + match.name.lowerBound..<start + match.name.upperBound,
        start + match.cast.lowerBound..<start + match.cast.upperBound
      )
    }
  }
}

extension SwitchCaseSyntax {
  /// Whether no other case follows.
  fileprivate var isLast: Bool {
    parent?.as(SwitchCaseListSyntax.self)?.last?.id == Syntax(self).id
  }
}

extension PatternSyntax {
  /// Whether it is `let error as NSError` and nothing else.
  fileprivate var isBinding: Bool { self.is(ValueBindingPatternSyntax.self) }

  fileprivate var boundErrors: [String] {
    let bytes = Array(trimmedDescription.utf8)
    return errorMatches.map { String(decoding: bytes[$0.name], as: UTF8.self) }
  }

  /// Each `let name as NSError` in it, counted in bytes.
  fileprivate var errorMatches: [(name: Range<Int>, cast: Range<Int>)] {
    let text = trimmedDescription
    return text.matches(of: /\b(?:let|var)\s+(\w+)(\s+as\s+NSError)\b/).map { match in
      func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
      }
      return (
        offset(match.output.1.startIndex)..<offset(match.output.1.endIndex),
        offset(match.output.2.startIndex)..<offset(match.output.2.endIndex)
      )
    }
  }
}
