import Foundation

@available(*, deprecated, message: "It works; Foundation for Linux calls the class deprecated.")
extension NSExpression {
  private var made: MadeExpression { MadeExpressions.shared.made(of: self) }

  /// The value for an object; `context` has the values of variables.
  ///
  /// A key that the object lacks fails the test, and there is no value.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    do {
      let variables = context as? [String: Any] ?? [:]
      return try made.expression.evaluate(DynamicSubject(object), variables: variables).foundation
    } catch {
      Mistake.fail("\(error)")
      return nil
    }
  }

  public var expressionType: ExpressionType {
    switch made.expression {
    case .constant: .constantValue
    case .subject: .evaluatedObject
    case .keyPath: .keyPath
    case .array: .aggregate
    case .variable: .variable
    case .arithmetic, .function, .keyPathOf, .member: .function
    case .subquery: .subquery
    }
  }

  /// What a constant was made of; nil for another expression, where Apple's raises an exception.
  public var constantValue: Any? { made.constant }

  /// Empty for an expression that is no key path, where Apple's raises an exception.
  public var keyPath: String {
    if case .keyPath(let keys) = made.expression { keys.joined(separator: ".") } else { "" }
  }

  /// Without its `$`; empty for an expression that is no variable, where Apple's raises an exception.
  public var variable: String {
    if case .variable(let name) = made.expression { name } else { "" }
  }

  /// The name of the function, such as `"sum:"`; empty for an expression that is none, where Apple's raises an
  /// exception.
  public var function: String {
    switch made.expression {
    case .function(let function, _): function.rawValue + ":"
    case .arithmetic(let sign, _, _): sign.functionName
    default: ""
    }
  }

  /// The expressions that a function is about; nil for an expression that is none.
  public var arguments: [NSExpression]? {
    switch made.expression {
    case .function(_, let values): values.map(Self.expression)
    case .arithmetic(_, let left, let right): [left, right].map(Self.expression)
    default: nil
    }
  }

  private static func expression(_ expression: PredicateExpression) -> NSExpression {
    var made = MadeExpression(expression: expression)
    if case .constant(let value) = expression { made.constant = value.foundation }
    return MadeExpressions.shared.make(NSExpression.self, made)
  }
}

extension PredicateValue {
  /// The value as Foundation's expressions give it: numbers are objects, which can be cast to all types of numbers.
  fileprivate var foundation: Any? {
    guard case .number(let number) = self else { return object }
    if let whole = Int(exactly: number) { return NSNumber(value: whole) }
    return NSNumber(value: number)
  }
}

extension PredicateExpression.Arithmetic {
  /// What Foundation calls the function that does this.
  var functionName: String {
    switch self {
    case .add: "add:to:"
    case .subtract: "from:subtract:"
    case .multiply: "multiply:by:"
    case .divide: "divide:by:"
    case .power: "raise:toThePower:"
    }
  }

  init?(functionName name: String) {
    let all: [Self] = [.add, .subtract, .multiply, .divide, .power]
    guard let sign = all.first(where: { $0.functionName == name }) else { return nil }
    self = sign
  }
}
