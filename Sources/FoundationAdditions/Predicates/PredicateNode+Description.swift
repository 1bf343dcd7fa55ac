import Foundation

// The normal form of a predicate, as Foundation prints it: `label BEGINSWITH "abc" AND enabled == 1`.

extension PredicateNode: CustomStringConvertible {
  package var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let node): "NOT \(node.isSimple ? node.description : "(\(node))")"
    case .and(let nodes): Self.joined(nodes, by: " AND ")
    case .or(let nodes): Self.joined(nodes, by: " OR ")
    case .comparison(let comparison): comparison.description
    }
  }

  private var isSimple: Bool {
    switch self {
    case .constant, .comparison: true
    case .not, .and, .or: false
    }
  }

  private static func joined(_ nodes: [PredicateNode], by word: String) -> String {
    nodes.map { node in
      switch node {
      case .and, .or: "(\(node))"
      case .constant, .not, .comparison: node.description
      }
    }.joined(separator: word)
  }
}

extension PredicateComparison: CustomStringConvertible {
  package var description: String {
    let prefix = quantifier == .one ? "" : quantifier.rawValue + " "
    return "\(prefix)\(left) \(relation.rawValue)\(options.text) \(right)"
  }
}

extension PredicateExpression: CustomStringConvertible {
  package var description: String {
    switch self {
    case .constant(let value): value.description
    case .subject: "SELF"
    case .keyPath(let keys): keys.joined(separator: ".")
    case .array(let values): "{\(values.map(\.description).joined(separator: ", "))}"
    case .variable(let name): "$" + name
    case .arithmetic(let sign, let left, let right): "\(left) \(sign.rawValue) \(right)"
    case .function(let function, let values):
      "\(function.rawValue):(\(values.map(\.description).joined(separator: ", ")))"
    case .keyPathOf(let value, let keys): "\(value).\(keys.joined(separator: "."))"
    case .member(let value, let index): "\(value)[\(index)]"
    case .subquery(let collection, let name, let condition):
      "SUBQUERY(\(collection), $\(name), \(condition))"
    }
  }
}

extension PredicateExpression.Index: CustomStringConvertible {
  package var description: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let place): place.description
    }
  }
}

extension PredicateValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "nil"
    case .number(let number):
      number == number.rounded() ? Int(exactly: number).map { "\($0)" } ?? "\(number)" : "\(number)"
    case .string(let string):
      "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .rect(let rect): "\(rect)"
    case .array(let values): "{\(values.map(\.description).joined(separator: ", "))}"
    case .object(let object): "\(object)"
    }
  }
}
