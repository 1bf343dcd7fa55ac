import Foundation

// Foundation for Linux has no parser for predicate formats: these initialisers are ours.

extension NSPredicate {
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
    let box = UncheckedNode(node: node)
    self.init { object, variables in
      do {
        return try box.node.evaluate(DynamicSubject(object), variables: variables ?? [:])
      } catch {
        Mistake.fail("\(error)")
        return false
      }
    }
    ParsedPredicates.shared.remember(node, of: self)
  }
}

/// Constants in a parsed format are never changed after parsing.
private struct UncheckedNode: @unchecked Sendable {
  let node: PredicateNode
}
