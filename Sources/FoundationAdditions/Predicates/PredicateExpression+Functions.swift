import Foundation

extension PredicateExpression.Arithmetic {
  /// The result; null unless both are numbers.
  func apply(_ left: PredicateValue, _ right: PredicateValue) -> PredicateValue {
    guard case .number(let left) = left, case .number(let right) = right else { return .null }
    switch self {
    case .add: return .number(left + right)
    case .subtract: return .number(left - right)
    case .multiply: return .number(left * right)
    case .divide: return .number(left / right)
    case .power: return .number(pow(left, right))
    }
  }
}

extension PredicateExpression.Function {
  /// The result; null for arguments that do not fit.
  func apply(_ values: [PredicateValue]) -> PredicateValue {
    switch (self, values.first) {
    case (.uppercase, .string(let text)): return .string(text.uppercased())
    case (.lowercase, .string(let text)): return .string(text.lowercased())
    case (.length, .string(let text)): return .number(Double(text.utf16.count))
    case (.abs, .number(let number)): return .number(Swift.abs(number))
    case (.count, .array(let members)): return .number(Double(members.count))
    default: break
    }
    let numbers = Self.numbers(in: values)
    guard !numbers.isEmpty else { return .null }
    switch self {
    case .sum: return .number(numbers.reduce(0, +))
    case .average: return .number(numbers.reduce(0, +) / Double(numbers.count))
    case .min: return numbers.min().map { .number($0) } ?? .null
    case .max: return numbers.max().map { .number($0) } ?? .null
    case .uppercase, .lowercase, .length, .abs, .count: return .null
    }
  }

  private static func numbers(in values: [PredicateValue]) -> [Double] {
    values.flatMap { value -> [Double] in
      switch value {
      case .number(let number): [number]
      case .array(let members): numbers(in: members)
      default: []
      }
    }
  }
}
