import Foundation

// Foundation for Linux has the class, marks it as deprecated and ends the program where one is made: these initialisers
// are ours.

@available(*, deprecated, message: "It works; Foundation for Linux calls the class deprecated.")
extension NSExpression: MadeOfAnother {
  private convenience init(_ expression: PredicateExpression, constant: Any? = nil) {
    let made = MadeExpression(expression: expression, constant: constant)
    self.init(MadeExpressions.shared.make(Self.self, made))
  }

  /// The value itself.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constant(PredicateValue(obj)), constant: obj)
  }

  /// The value at a path of keys: `"album.name"`.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.path(keyPath))
  }

  /// The value at a key path, by the names that Objective-C has for its properties.
  ///
  /// The attributes of elements of UI tests are known, and the properties in the tables of classes.
  /// Differs from Apple's: a key path without such names fails the test, and the expression is null; Apple's ends the
  /// app.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    if let name = KeyPathNames.name(of: keyPath) {
      self.init(.path(name))
    } else {
      Mistake.fail("NSExpression(forKeyPath:) finds no name in the key path \(keyPath).")
      self.init(.constant(.null))
    }
  }

  /// The value of a variable, without its `$`.
  public convenience init(forVariable string: String) {
    self.init(.variable(string))
  }

  /// A list of expressions, or of other values.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.array(subexpressions.map(Self.expression)))
  }

  /// A function of Foundation's, such as `"sum:"`, of expressions.
  ///
  /// Differs from Apple's: there are `abs:`, `average:`, `count:`, `length:`, `lowercase:`, `max:`, `min:`, `sum:`,
  /// `uppercase:`, `add:to:`, `from:subtract:`, `multiply:by:`, `divide:by:` and `raise:toThePower:`; another name
  /// fails the test, and the expression is null.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let expressions = parameters.map(Self.expression)
    if let expression = PredicateExpression.function(named: name, of: expressions) {
      self.init(expression)
    } else {
      Mistake.fail(
        "NSExpression(forFunction: \"\(name)\") with \(parameters.count) arguments is not supported."
      )
      self.init(.constant(.null))
    }
  }

  /// An expression in Foundation's format language, such as `"2 * (price + 3)"`.
  ///
  /// Differs from Apple's: a format that cannot be parsed fails the test and makes a null expression, where Apple's
  /// raises an exception; whole numbers are divided as others are: `5 / 2` is 2.5, not 2.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      self.init(try PredicateParser.parseExpression(expressionFormat, arguments: arguments))
    } catch {
      Mistake.fail(
        "Unable to parse the format string \"\(expressionFormat)\": \(error.description).")
      self.init(.constant(.null))
    }
  }

  /// The object that the expression is evaluated with.
  public static func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.subject)
  }

  /// An expression as it is, any other value as a constant.
  private static func expression(_ value: Any) -> PredicateExpression {
    guard let expression = value as? NSExpression else { return .constant(PredicateValue(value)) }
    return MadeExpressions.shared.made(of: expression).expression
  }
}

extension PredicateExpression {
  /// A function by Foundation's name; nil if there is none, or not of so many arguments.
  fileprivate static func function(
    named name: String, of arguments: [PredicateExpression]
  ) -> PredicateExpression? {
    if let sign = Arithmetic(functionName: name) {
      return arguments.count == 2 ? .arithmetic(sign, arguments[0], arguments[1]) : nil
    }
    guard name.hasSuffix(":"), let function = Function(rawValue: String(name.dropLast())),
      !arguments.isEmpty
    else { return nil }
    return .function(function, arguments)
  }
}
