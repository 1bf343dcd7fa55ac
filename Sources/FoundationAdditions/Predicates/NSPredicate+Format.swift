import Foundation

// Foundation for Linux has no parser for predicate formats: these initialisers are ours.

extension NSPredicate: MadeOfAnother {
  /// A predicate in Foundation's format language, such as `label BEGINSWITH "abc"`.
  ///
  /// `%@` and friends take arguments, `%K` a key path. Differs from Apple's: a format that cannot be
  /// parsed fails the test and makes a predicate that never holds, where Apple's raises an exception;
  /// arguments may be anything, because few Foundation classes are `CVarArg` on Linux.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let node: PredicateNode
    do {
      node = try PredicateParser.parse(predicateFormat, arguments: arguments ?? [])
    } catch {
      Mistake.fail(
        "Unable to parse the format string \"\(predicateFormat)\": \(error.description).")
      node = .constant(false)
    }
    let formatted = FormattedPredicate(node)
    if let formatted = formatted as? Self {
      self.init(formatted)
    } else {
      // A class of the app's own.
      self.init { formatted.evaluate(with: $0, substitutionVariables: $1) }
      ParsedPredicates.shared.remember(node, of: self)
    }
  }

  /// The predicate with values for its variables, so that it can be evaluated without more.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    let made: NSPredicate? =
      switch self {
      case let formatted as FormattedPredicate:
        FormattedPredicate(formatted.node.replacing(variables))
      case let compound as NSCompoundPredicate:
        NSCompoundPredicate(
          type: compound.compoundPredicateType,
          subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
      default: nil
      }
    return made as? Self ?? self
  }
}

/// A predicate of a parsed format, which knows what it says.
final class FormattedPredicate: NSPredicate {
  let node: PredicateNode

  init(_ node: PredicateNode) {
    self.node = node
    let box = UncheckedNode(node: node)
    super.init { object, variables in
      do {
        return try box.node.evaluate(DynamicSubject(object), variables: variables ?? [:])
      } catch {
        Mistake.fail("\(error)")
        return false
      }
    }
    ParsedPredicates.shared.remember(node, of: self)
  }

  required init?(coder: NSCoder) { nil }

  override var predicateFormat: String { node.description }
  override var description: String { predicateFormat }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Predicates are equal that say the same about the same objects.
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormattedPredicate else { return false }
    return self === other
      || predicateFormat == other.predicateFormat
        && node.objects.elementsEqual(other.node.objects, by: Self.areSame)
  }

  override var hash: Int { predicateFormat.hash }

  private static func areSame(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }
}

/// Constants in a parsed format are never changed after parsing.
private struct UncheckedNode: @unchecked Sendable {
  let node: PredicateNode
}
