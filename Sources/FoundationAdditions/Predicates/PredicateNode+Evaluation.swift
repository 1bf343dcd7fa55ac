import Foundation

/// Why a predicate cannot be evaluated.
package struct PredicateProblem: Error, CustomStringConvertible {
  package var description: String

  static func unknownKey(_ key: String, of subject: some PredicateSubject) -> PredicateProblem {
    let hint = subject.hint(forUnknownKey: key).map { " " + $0 } ?? ""
    return PredicateProblem(
      description: "\(subject.subjectName) has no key '\(key)' for a predicate.\(hint)")
  }
}

extension PredicateNode {
  package func evaluate(
    _ subject: some PredicateSubject, variables: [String: Any] = [:]
  ) throws(PredicateProblem) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let node): return try !node.evaluate(subject, variables: variables)
    case .and(let nodes):
      for node in nodes where try !node.evaluate(subject, variables: variables) { return false }
      return true
    case .or(let nodes):
      for node in nodes where try node.evaluate(subject, variables: variables) { return true }
      return false
    case .comparison(let comparison):
      return try comparison.evaluate(subject, variables: variables)
    }
  }
}

extension PredicateComparison {
  fileprivate func evaluate(
    _ subject: some PredicateSubject, variables: [String: Any]
  ) throws(PredicateProblem) -> Bool {
    let leftValue = try left.evaluate(subject, variables: variables)
    let rightValue = try right.evaluate(subject, variables: variables)
    guard quantifier != .one else {
      return relation.holds(leftValue, rightValue, options)
    }
    guard case .array(let members) = leftValue else {
      throw PredicateProblem(
        description: "\(quantifier.rawValue) needs a collection, and \(left) is none.")
    }
    switch quantifier {
    case .any, .one: return members.contains { relation.holds($0, rightValue, options) }
    case .all: return members.allSatisfy { relation.holds($0, rightValue, options) }
    case .none: return !members.contains { relation.holds($0, rightValue, options) }
    }
  }
}

extension PredicateExpression {
  func evaluate(
    _ subject: some PredicateSubject, variables: [String: Any]
  ) throws(PredicateProblem) -> PredicateValue {
    switch self {
    case .constant(let value): return value
    case .subject: return subject.predicateValue
    case .keyPath(let keys):
      let value = subject.predicateValue(forKey: keys[0])
      guard let value = keys.count == 1 ? value : value?.value(at: keys.dropFirst()) else {
        throw .unknownKey(keys.joined(separator: "."), of: subject)
      }
      return value
    case .array(let expressions):
      var values: [PredicateValue] = []
      for expression in expressions {
        values.append(try expression.evaluate(subject, variables: variables))
      }
      return .array(values)
    case .variable(let name):
      guard let value = variables[name] else {
        throw PredicateProblem(description: "The predicate's variable $\(name) has no value.")
      }
      return PredicateValue(value)
    case .arithmetic(let sign, let left, let right):
      return sign.apply(
        try left.evaluate(subject, variables: variables),
        try right.evaluate(subject, variables: variables))
    case .function(let function, let arguments):
      var values: [PredicateValue] = []
      for argument in arguments {
        values.append(try argument.evaluate(subject, variables: variables))
      }
      return function.apply(values)
    case .keyPathOf(let expression, let keys):
      let start = try expression.evaluate(subject, variables: variables)
      guard let value = start.value(at: keys[...]) else {
        throw .unknownKey(keys.joined(separator: "."), of: DynamicSubject(start.object))
      }
      return value
    case .member(let expression, let index):
      let value = try expression.evaluate(subject, variables: variables)
      return try value.member(index) { expression throws(PredicateProblem) in
        try expression.evaluate(subject, variables: variables)
      }
    case .subquery(let collection, let name, let condition):
      guard case .array(let members) = try collection.evaluate(subject, variables: variables)
      else { return .array([]) }
      var variables = variables
      var found: [PredicateValue] = []
      for member in members {
        variables[name] = member
        if try condition.evaluate(subject, variables: variables) { found.append(member) }
      }
      return .array(found)
    }
  }
}
