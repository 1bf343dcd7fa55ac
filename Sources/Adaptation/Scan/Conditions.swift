import SwiftSyntax

/// The conditions of `#if` as an iPhone's simulator answers them.
struct Conditions: Sendable {
  let modules: Modules
  /// What `-D` names.
  let flags: Set<String>
  let languageMode: Int
  /// Whether a source that asks for Linux is told yes, as one that asks for iOS is: libraries that know both
  /// say there what iOS has and Linux lacks.
  let knowsLinux: Bool

  /// Whether a condition holds; one that nothing is known about does.
  func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return !holds(prefix.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return flags.contains(name.baseName.text)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return true }
    return platform(call) ?? version(call) ?? true
  }

  /// `&&` binds closer than `||`.
  private func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var result = false
    var all = true
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        guard binary.operator.text == "||" else { continue }
        result = result || all
        all = true
      } else {
        all = holds(element) && all
      }
    }
    return result || all
  }

  /// What a condition that asks for the platform is on a simulator; nil for any other.
  func platform(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return nil }
    let value = argument.trimmedDescription
    switch name {
    case "os": return value == "iOS" || value == "Linux" && knowsLinux
    case "targetEnvironment": return value == "simulator"
    case "canImport": return canImport(value)
    default: return nil
    }
  }

  /// That of the compiler, which answers the condition too.
  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  private func canImport(_ path: String) -> Bool {
    // Under these stands code for Objective-C or for Apple's C library; the other branch has what Linux needs.
    if ["ObjectiveC", "Darwin", "Darwin.C"].contains(path) { return false }
    let module = path.prefix { $0 != "." }
    return modules.contains(String(module))
  }

  private func version(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return nil }
    let value = argument.trimmedDescription
    switch name {
    case "_runtime": return value == "_Native"
    case "arch": return value == Self.architecture
    case "swift", "compiler":
      let mine = name == "swift" && languageMode < 6 ? [5, 10] : [6, 3, 1]
      let asked = value.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
      let isLess = mine.lexicographicallyPrecedes(asked)
      return value.hasPrefix("<") ? isLess : !isLess
    default: return nil
    }
  }
}
