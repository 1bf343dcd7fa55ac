import SwiftParser
import SwiftSyntax

/// Where the members of a class name, behind `super`, what a class above has for one of theirs.
///
/// Their bodies may be blank in the tree of the file: the block is parsed by itself.
final class SuperCalls: SyntaxVisitor {
  /// The places of the member's name in the source.
  private(set) var names: [Range<Int>] = []
  private let member: MemberRecord
  /// The members of the same name that are not meant.
  private let others: [MemberRecord]
  /// From the parsed text to the source.
  private let offset: Int
  private var isInside = false

  /// - Parameters:
  ///   - member: What is called.
  ///   - others: Members of the same name that have other labels, or are methods where it is a property.
  ///   - block: The members of the class, from brace to brace.
  ///   - source: The file's.
  init(
    of member: MemberRecord, others: [MemberRecord], in block: Range<Int>, of source: SourceText
  ) {
    self.member = member
    self.others = others
    let head = Array("class Block ".utf8)
    offset = block.lowerBound - head.count
    super.init(viewMode: .sourceAccurate)
    let text = head + source.bytes[block]
    walk(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Above a class inside is another.
    defer { isInside = true }
    return isInside ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if node.base?.is(SuperExprSyntax.self) == true,
      name.text.filter({ $0 != "`" }) == member.name, isMeant(by: node)
    {
      let start = name.positionAfterSkippingLeadingTrivia.utf8Offset + offset
      names.append(start..<start + name.trimmedLength.utf8Length)
    }
    return .visitChildren
  }

  // MARK: Overloads

  private func isMeant(by node: MemberAccessExprSyntax) -> Bool {
    if let names = node.declName.argumentNames {
      return member.kind == .method && names.arguments.map(\.name.text) == member.labels
    }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    else { return member.kind == .property || others.isEmpty }
    let methods = others.filter { $0.kind == .method }
    // A property may hold a function.
    guard member.kind == .method else { return !methods.contains { call.fits($0.labels) } }
    return call.fits(member.labels)
      && (call.fills(member.labels) || !methods.contains { call.fills($0.labels) })
  }
}

extension FunctionCallExprSyntax {
  /// The labels of what is passed, "_" for none; nil for the closure behind the call, which may have any.
  private var passed: [String?] {
    arguments.map { $0.label?.text ?? "_" } + (trailingClosure == nil ? [] : [nil])
      + additionalTrailingClosures.map { $0.label.text }
  }

  /// Whether the call passes something for each parameter.
  fileprivate func fills(_ labels: [String]) -> Bool {
    let passed = passed
    return passed.count == labels.count
      && zip(passed, labels).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Whether the call may be of a method with these labels, some of whose parameters may have defaults.
  fileprivate func fits(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for label in passed {
      guard let found = rest.firstIndex(where: { label == nil || label == $0 }) else {
        return false
      }
      rest = rest[(found + 1)...]
    }
    return true
  }
}
