import Foundation

/// A predicate's format, parsed.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(PredicateComparison)
}

/// Two expressions and how they have to stand to each other.
struct PredicateComparison {
  var quantifier: Quantifier
  var left: PredicateExpression
  var relation: Relation
  var options: Options
  var right: PredicateExpression

  /// For a collection on the left: how many of its members the comparison must hold for.
  enum Quantifier: String {
    case one = ""
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Relation: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
  }

  struct Options: OptionSet {
    var rawValue: Int
    static let caseInsensitive = Options(rawValue: 1)
    static let diacriticInsensitive = Options(rawValue: 2)

    var text: String {
      let letters =
        (contains(.caseInsensitive) ? "c" : "")
        + (contains(.diacriticInsensitive) ? "d" : "")
      return letters.isEmpty ? "" : "[\(letters)]"
    }
  }
}

/// A value in a predicate's format.
indirect enum PredicateExpression {
  case constant(PredicateValue)
  case subject
  /// A key, and the keys that lead on from its value; the attribute it names, if it names one.
  case keyPath([String], AttributeKey?)
  case array([PredicateExpression])
  case variable(String)
  case arithmetic(Arithmetic, PredicateExpression, PredicateExpression)
  case function(Function, [PredicateExpression])

  enum Arithmetic: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
  }

  enum Function: String, CaseIterable {
    case uppercase
    case lowercase
    case length
    case abs
    case count
    case sum
    case min
    case max
    case average
  }

  static func keyPath(_ text: String) -> PredicateExpression {
    var keys = text.split(separator: ".").map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    guard let first = keys.first else { return .subject }
    return .keyPath(keys, AttributeKey(rawValue: first))
  }
}
