import SwiftSyntax

/// Functions of delegates that are asked without saying whether they have to be implemented.
///
/// A default notes that it is one (`DefaultRequirement.missing`), for the call in which it runs. Who asks a function whose
/// default answers either wants to know that (`DefaultRequirement.call`) or not (`asked`): else the note is taken for one
/// of the call around it, in which an app's own function may be under way.
struct PlainQuestions {
  private(set) var findings: [(place: String, signature: String)] = []

  init(_ files: [SourceFile]) {
    let answering = Set(files.mapSideBySide { DefaultAnswers($0).signatures }.joined())
    findings = Array(files.mapSideBySide { QuestionReader($0, answering).findings }.joined())
  }
}

/// Also whether the check finds the lines of the examples that end with "// unsaid", and no others.
func checkQuestions() throws -> Int32 {
  var problems = PlainQuestions(try SourceFile.all(below: ["Sources"])).findings.map {
    "\($0.place): \($0.signature) has a default that notes that it is one: ask for it with DefaultRequirement.call, or "
      + "DefaultRequirement.asked"
  }
  let examples = try SourceFile.all(below: ["Scripts/HouseRules/QuestionExamples"])
  let found = Set(PlainQuestions(examples).findings.map(\.place))
  let marked = Marks.places(of: "// unsaid", in: examples)
  problems += marked.subtracting(found).sorted().map { "\($0): is not found to be unsaid" }
  problems += found.subtracting(marked).sorted().map { "\($0): is found to be unsaid, and is not" }
  for problem in problems { print(problem) }
  return problems.isEmpty ? 0 : 1
}

/// The functions in a file whose defaults answer, and note that they are defaults.
private final class DefaultAnswers: SyntaxVisitor {
  private(set) var signatures: [String] = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause != nil, let body = node.body, body.isDefault,
      body.description.contains("DefaultRequirement.missing")
    {
      signatures.append(node.labelledName)
    }
    return .skipChildren
  }
}

/// The calls of such functions in a file that say neither.
private final class QuestionReader: SyntaxVisitor {
  private(set) var findings: [(place: String, signature: String)] = []
  private let answering: Set<String>
  /// The functions of the file that ask for others.
  private var helpers: Set<String> = []
  private var found: [(call: FunctionCallExprSyntax, signature: String)] = []

  init(_ file: SourceFile, _ answering: Set<String>) {
    self.answering = answering
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    findings = found.filter { !isSaid($0.call, $0.signature) }
      .map { ("\(file.path):\(file.line(of: $0.call))", $0.signature) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, Self.asks(body.description) { helpers.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Apps' form of an optional call, `delegate?.finish?(self)`, is one of a value that asks.
    guard node.trailingClosure == nil, !node.calledExpression.is(OptionalChainingExprSyntax.self),
      let name = node.calledExpression.calledName?.baseName.text,
      let base = node.calledExpression.calledBase, !base.is(SuperExprSyntax.self)
    else { return .visitChildren }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    let signature = "\(name)(\(labels.joined()))"
    if answering.contains(signature) { found.append((node, signature)) }
    return .visitChildren
  }

  /// Whether what stands around a call says it, or hands on the same question.
  private func isSaid(_ call: FunctionCallExprSyntax, _ signature: String) -> Bool {
    var next = call.parent
    while let node = next {
      if let around = node.as(FunctionCallExprSyntax.self) {
        let called = around.calledExpression
        if Self.asks(called.trimmedDescription + "(")
          || called.calledName.map({ helpers.contains($0.baseName.text) }) == true
        {
          return true
        }
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.labelledName == signature
      }
      next = node.parent
    }
    return false
  }

  private static func asks(_ text: String) -> Bool {
    text.contains("DefaultRequirement.call") || text.contains("DefaultRequirement.asked")
  }
}

extension ExprSyntax {
  /// Of what a function is called, such as `delegate` in `delegate?.finish(self)`.
  fileprivate var calledBase: ExprSyntax? {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.calledBase }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.calledBase }
    return self.as(MemberAccessExprSyntax.self)?.base
  }
}
