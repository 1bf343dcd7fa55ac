import Foundation

/// A predicate's format, parsed.
package indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(PredicateComparison)
}

/// Two expressions and how they have to stand to each other.
package struct PredicateComparison {
  var quantifier: Quantifier
  var left: PredicateExpression
  var relation: Relation
  var options: Options
  var right: PredicateExpression

  /// For a collection on the left: how many of its members the comparison must hold for.
  package enum Quantifier: String {
    case one = ""
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  package enum Relation: String {
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

  package struct Options: OptionSet {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let caseInsensitive = Options(rawValue: 1)
    package static let diacriticInsensitive = Options(rawValue: 2)

    var text: String {
      let letters =
        (contains(.caseInsensitive) ? "c" : "")
        + (contains(.diacriticInsensitive) ? "d" : "")
      return letters.isEmpty ? "" : "[\(letters)]"
    }
  }
}

/// A value in a predicate's format.
package indirect enum PredicateExpression {
  case constant(PredicateValue)
  case subject
  /// A key, and the keys that lead on from its value.
  case keyPath([String])
  case array([PredicateExpression])
  case variable(String)
  case arithmetic(Arithmetic, PredicateExpression, PredicateExpression)
  case function(Function, [PredicateExpression])
  /// The keys lead on from a value that is no subject.
  case keyPathOf(PredicateExpression, [String])
  case member(PredicateExpression, Index)
  /// The members of a collection for which a predicate holds that calls them by a variable.
  case subquery(PredicateExpression, String, PredicateNode)

  /// Which member of a collection is meant; `size` is their number.
  package enum Index {
    case first
    case last
    case size
    case at(PredicateExpression)

    static var named: [Index] { [.first, .last, .size] }
  }

  package enum Arithmetic: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
  }

  package enum Function: String, CaseIterable {
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

  static func keys(of path: String) -> [String] { path.split(separator: ".").map(String.init) }

  static func path(_ text: String) -> PredicateExpression {
    var keys = keys(of: text)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return keys.isEmpty ? .subject : .keyPath(keys)
  }
}
