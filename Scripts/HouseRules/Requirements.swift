import Foundation
import SwiftSyntax

/// What the protocols of Objective-C that the modules declare ask for: the table that the adaptation of projects
/// reads, since Objective-C sees the methods that implement them, marked or not.
struct Requirements {
  /// The full names of methods, by protocol.
  private(set) var methods: [String: [String]] = [:]
  /// The protocols that a class or protocol brings with it, itself left out.
  private(set) var inherited: [String: [String]] = [:]

  init(_ files: [SourceFile]) {
    let found = Declarations()
    for file in files { found.walk(file.tree) }
    let protocols = Set(
      found.methods.keys.filter {
        Self.ancestors(of: $0, found.parents).contains("NSObjectProtocol")
      })
    for name in protocols {
      if let names = found.methods[name], !names.isEmpty { methods[name] = names }
    }
    // What a class must implement, Apple's has: what an app's class adds to it is an override.
    let asking = Set(methods.keys)
    for name in found.parents.keys {
      let all = Self.ancestors(of: name, found.parents)
        .intersection(found.classes.contains(name) ? asking.intersection(found.optional) : asking)
        .subtracting([name])
      guard !all.isEmpty, protocols.contains(name) || found.classes.contains(name) else { continue }
      inherited[name] = all.sorted()
    }
  }

  private static func ancestors(of name: String, _ parents: [String: Set<String>]) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], [name])
    while let next = open.popLast() {
      for parent in parents[next] ?? [] where seen.insert(parent).inserted { open.append(parent) }
    }
    return seen
  }

  /// The file of `Adaptation` that holds the table.
  var source: String {
    var text = """
      // Long file: a table, written by Scripts/house-rules requirements from the protocols that the modules declare.

      extension SystemRequirements {
        /// The methods that each protocol asks for, behind its name and a colon.
        static let methods = \"""

      """
    text += WordGroups(groups: methods).text
    text += """
          \"""

        /// The protocols that a class or protocol brings with it, behind its name and a colon.
        static let conformances = \"""

      """
    return text + WordGroups(groups: inherited).text + "    \"\"\"\n}\n"
  }
}

/// Public protocols with their methods, and what classes and protocols inherit.
private final class Declarations: SyntaxVisitor {
  var methods: [String: [String]] = [:]
  var parents: [String: Set<String>] = [:]
  var classes: Set<String> = []
  /// Protocols and classes for which an extension has public methods: those protocols' requirements are optional.
  var optional: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers) else { return .skipChildren }
    let name = node.name.text
    inherit(name, node.inheritanceClause)
    methods[name] = methods[name] ?? []
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let full = function.name.text + "(" + labels.joined() + ")"
      if methods[name]?.contains(full) != true { methods[name, default: []].append(full) }
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers), node.parent?.is(CodeBlockItemSyntax.self) == true {
      classes.insert(node.name.text)
      inherit(node.name.text, node.inheritanceClause)
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    inherit(name, node.inheritanceClause)
    let hasMethods = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self).map { isPublic($0.modifiers) } ?? false
    }
    if hasMethods { optional.insert(name) }
    return .skipChildren
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  private func inherit(_ name: String, _ clause: InheritanceClauseSyntax?) {
    for type in clause?.inheritedTypes ?? [] {
      let written = type.type.as(AttributedTypeSyntax.self)?.baseType ?? type.type
      let last = written.trimmedDescription.split(separator: ".").last.map(String.init)
      if let last { parents[name, default: []].insert(last) }
    }
  }
}
