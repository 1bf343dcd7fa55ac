import SwiftSyntax

/// Walks a file's tree once: takes its declarations for the index, makes the edits that need nothing else,
/// and notes the places whose rewriting depends on other declarations.
final class Scanner: SyntaxVisitor {
  let source: SourceText
  let conditions: Conditions
  let module: String
  let isMainActorByDefault: Bool
  let importsInternally: Bool
  let needles: Needles

  var types: [TypeRecord] = []
  var edits: [Edit] = []
  var sites: [Site] = []
  var notes: [AdaptationNote] = []
  var imports = Imports()
  /// Of the first word of the file.
  var firstToken = 0
  /// Names of the types around, and whether a function lies between.
  private(set) var scopes: [Scope] = []

  enum Scope {
    case type(Int)
    case function
  }

  init(_ source: SourceText, job: Job, conditions: Conditions) {
    self.source = source
    module = job.module
    isMainActorByDefault = job.defaultIsolation == .mainActor
    importsInternally = job.importsInternally
    self.conditions = conditions
    needles = Needles(in: source)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Scopes

  /// The index of the type whose member list this is; nil in functions and at the top.
  var currentType: Int? {
    if case .type(let index) = scopes.last { return index }
    return nil
  }

  /// The full name of the innermost type around; empty at the top.
  var context: String {
    for case .type(let index) in scopes.reversed() { return types[index].name }
    return ""
  }

  var isInFunction: Bool {
    scopes.contains { if case .function = $0 { true } else { false } }
  }

  func enter(_ record: TypeRecord) {
    var record = record
    if isInFunction { record.flags.insert(.local) }
    for case .type(let index) in scopes where types[index].flags.contains(.generic) {
      record.flags.insert(.generic)
    }
    types.append(record)
    scopes.append(.type(types.count - 1))
  }

  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func note(_ severity: AdaptationNote.Severity, at offset: Int, _ message: String) {
    let (line, column) = source.position(of: offset)
    notes.append(AdaptationNote(line: line, column: column, severity: severity, message: message))
  }

  /// Takes something out; its columns stay empty, its line breaks stay.
  func blank(_ node: some SyntaxProtocol) {
    edits.append(blanking(range(node)))
  }

  func blanking(_ range: Range<Int>) -> Edit {
    let isOneLine = !source.bytes[range].contains(10)
    return Edit(range, isOneLine ? String(repeating: " ", count: range.count) : "")
  }

  private func unlessPlain(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    elementBodies > 0 || needles.touch(range(node)) ? .visitChildren : .skipChildren
  }

  /// How many of the bodies around name several objects of any class.
  private var elementBodies = 0

  private func enterBody(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    scopes.append(.function)
    if needles.touchElements(range(node)) { elementBodies += 1 }
    return unlessPlain(node)
  }

  private func leaveBody(_ node: some SyntaxProtocol) {
    if needles.touchElements(range(node)) { elementBodies -= 1 }
    leaveScope()
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: .class, name: node.name.text)
    takeTestClass(node)
    takeSession(node)
    takeSuperclass(node)
    takeObject(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leaveType(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterProtocol(node)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType(node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterExtension(node)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType(node.memberBlock) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: .other, name: node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leaveType(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: .other, name: node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leaveType(node.memberBlock) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node, kind: .other, name: node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leaveType(node.memberBlock) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    takeAlias(node)
    return .visitChildren
  }

  func leaveScope() { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard takeMethod(node) else { return .skipChildren }
    return node.attributes.isEmpty && node.modifiers.isEmpty ? unlessPlain(node) : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard takeProperty(node) else { return .skipChildren }
    return node.attributes.isEmpty && node.modifiers.isEmpty ? unlessPlain(node) : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    takeAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    takeOptional(node) ? .skipChildren : .visitChildren
  }

  // MARK: Code

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    enterBody(node)
  }

  override func visitPost(_ node: CodeBlockSyntax) { leaveBody(node) }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    enterBody(node)
  }

  override func visitPost(_ node: AccessorBlockSyntax) { leaveBody(node) }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    enterBody(node)
  }

  override func visitPost(_ node: InitializerClauseSyntax) { leaveBody(node) }

  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    unlessPlain(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { unlessPlain(node) }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    takeCatch(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    takeCase(node)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    takeCondition(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    takeErrorCasts(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    takeMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    takeAvailability(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    takeCall(node)
    takeOptionalCall(node)
    takeMaking(node)
    takeBlockCast(node)
    takeConformance(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    takeElement(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    takeName(node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    takeNamedMethod(node)
    takeMemberAccess(node)
    return .visitChildren
  }

  // MARK: Files

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    takeImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    takeConditions(node)
    return .skipChildren
  }
}
