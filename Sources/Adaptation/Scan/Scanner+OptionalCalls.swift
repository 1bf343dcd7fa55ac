import SwiftSyntax

/// A call of a method that one of Apple's protocols may leave out: `delegate?.scrollViewDidScroll?(view)`.
struct OptionalCallSite: Sendable {
  /// Of the object, without the mark behind it.
  let object: Range<Int>
  /// The mark between the object and the method; empty if there is none.
  let mark: Range<Int>
  /// The mark behind the method's name.
  let question: Range<Int>
  let name: String
  let labels: [String]
}

extension Scanner {
  /// Apple's protocols have defaults here, whose calls take no question mark: it moves to the object, which is nil where its
  /// class does not implement the method.
  func takeOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames == nil, base.trimmedDescription != "self",
      let labels = SystemRequirements.optionalMethod(
        access.declName.baseName.text, labels: node.arguments.map { $0.label?.text ?? "_" },
        closures: node.trailingClosure == nil ? 0 : 1 + node.additionalTrailingClosures.count)
    else { return }
    var object = range(base)
    let mark =
      base.as(OptionalChainingExprSyntax.self).map { range($0.questionMark) }
      ?? object.upperBound..<object.upperBound
    object = object.lowerBound..<mark.lowerBound
    sites.append(
      .optionalCall(
        OptionalCallSite(
          object: object, mark: mark, question: range(chain.questionMark),
          name: access.declName.baseName.text, labels: labels)))
  }
}

extension Resolver {
  /// A method that the project itself declares as an optional requirement has a form of its own.
  mutating func resolve(_ site: OptionalCallSite) {
    let methods = look.methods(called: site.name)
    guard !methods.contains(where: { $0.flags.contains(.optional) }),
      !look.owners(of: site.name).contains(where: { type in
        look.records(type).flatMap(\.members).contains {
          $0.kind == .property && $0.name == site.name
        }
      })
    else { return }
    let selector = SystemSelectors.name(site.name, site.labels)
    add(.insert("OptionalRequirement.responding(", at: site.object.lowerBound))
    add(Edit(site.mark, ", \"\(selector)\")?"))
    add(Edit(site.question, ""))
    need()
  }
}
