import Foundation

/// What a key path reckons from the members of a collection: `items.@sum.price`.
///
/// `@count` takes no keys behind it, and stands with the other keys.
enum CollectionOperator: String {
  case sum = "@sum"
  case average = "@avg"
  case least = "@min"
  case greatest = "@max"
  case distinct = "@distinctUnionOfObjects"
  case union = "@unionOfObjects"
  case distinctOfArrays = "@distinctUnionOfArrays"
  case unionOfArrays = "@unionOfArrays"

  /// What is reckoned from `values`, to which the keys behind the operator lead from each member.
  func apply(_ values: [PredicateValue]) -> PredicateValue {
    let known = values.filter { !$0.isNull }
    switch self {
    case .sum: return .number(known.compactMap(\.number).reduce(0, +))
    case .average:
      // Of nothing it is 0 as well.
      let numbers = known.compactMap(\.number)
      return .number(numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case .least: return known.min(by: Self.isBefore) ?? .null
    case .greatest: return known.max(by: Self.isBefore) ?? .null
    case .union: return .array(known)
    case .distinct: return .array(Self.distinct(known))
    case .unionOfArrays: return .array(known.flatMap(\.members))
    case .distinctOfArrays: return .array(Self.distinct(known.flatMap(\.members)))
    }
  }

  private static func isBefore(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    PredicateComparison.Relation.less.holds(left, right, [])
  }

  private static func distinct(_ values: [PredicateValue]) -> [PredicateValue] {
    values.reduce(into: []) { found, value in
      if !found.contains(where: { PredicateComparison.Relation.equal.holds($0, value, []) }) {
        found.append(value)
      }
    }
  }
}

extension PredicateValue {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
  fileprivate var members: [PredicateValue] {
    if case .array(let members) = self { members } else { [self] }
  }

  /// A member of a collection, or the value of a key; null where there is none.
  func member(
    _ index: PredicateExpression.Index,
    _ evaluate: (PredicateExpression) throws(PredicateProblem) -> PredicateValue
  ) throws(PredicateProblem) -> PredicateValue {
    if case .array(let members) = self {
      switch index {
      case .first: return members.first ?? .null
      case .last: return members.last ?? .null
      case .size: return .number(Double(members.count))
      case .at(let place):
        guard case .number(let number) = try evaluate(place), let place = Int(exactly: number),
          members.indices.contains(place)
        else { return .null }
        return members[place]
      }
    }
    guard case .at(let key) = index, case .string(let key) = try evaluate(key) else { return .null }
    return value(at: [key]) ?? .null
  }
}
