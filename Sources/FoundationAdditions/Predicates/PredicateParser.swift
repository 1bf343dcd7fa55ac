import Foundation

/// Parses the format language of `NSPredicate`.
///
/// Binding from loose to tight: OR, AND, NOT, comparisons, then + and -, * and /, **.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: [Any?]
  private var nextArgument = 0
  /// How many predicates and expressions are being parsed inside of each other.
  private var depth = 0

  /// Predicates that people write have a dozen levels; parsing, evaluating and releasing take as many.
  static let deepest = 200
  /// Operands of one sum or product, which nest as well.
  static let longest = 500

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  static func parse(
    _ format: String, arguments: [Any?]
  ) throws(PredicateProblem) -> PredicateNode {
    try parse(format, arguments) { parser throws(PredicateProblem) in try parser.disjunction() }
  }

  static func parseExpression(
    _ format: String, arguments: [Any?]
  ) throws(PredicateProblem) -> PredicateExpression {
    try parse(format, arguments) { parser throws(PredicateProblem) in try parser.sum() }
  }

  private static func parse<Result>(
    _ format: String, _ arguments: [Any?],
    _ whole: (inout PredicateParser) throws(PredicateProblem) -> Result
  ) throws(PredicateProblem) -> Result {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(of: format), arguments: arguments)
    let result = try whole(&parser)
    guard parser.position == parser.tokens.count else {
      throw parser.unexpected("the end of the format")
    }
    return result
  }

  /// Goes one level deeper, if that is allowed; the caller comes back by `leave()`.
  private mutating func enter() throws(PredicateProblem) {
    guard depth < Self.deepest else {
      throw PredicateProblem(description: "it is nested more than \(Self.deepest) levels deep")
    }
    depth += 1
  }

  private mutating func leave() { depth -= 1 }

  /// Counts operands of one sum or product.
  private func checkLength(_ count: Int) throws(PredicateProblem) {
    guard count < Self.longest else {
      throw PredicateProblem(description: "one of its terms has more than \(Self.longest) operands")
    }
  }

  // MARK: Compound predicates

  private mutating func disjunction() throws(PredicateProblem) -> PredicateNode {
    var nodes = [try conjunction()]
    while accept(word: "OR") || accept(symbol: "||") { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  private mutating func conjunction() throws(PredicateProblem) -> PredicateNode {
    var nodes = [try negation()]
    while accept(word: "AND") || accept(symbol: "&&") { nodes.append(try negation()) }
    return nodes.count == 1 ? nodes[0] : .and(nodes)
  }

  private mutating func negation() throws(PredicateProblem) -> PredicateNode {
    try enter()
    defer { leave() }
    if accept(word: "NOT") || accept(symbol: "!") { return .not(try negation()) }
    if accept(word: "TRUEPREDICATE") { return .constant(true) }
    if accept(word: "FALSEPREDICATE") { return .constant(false) }
    // A parenthesis opens a predicate or an expression: only trying tells.
    let start = (position, nextArgument, depth)
    if accept(symbol: "("), let node = try? disjunction(), accept(symbol: ")"),
      !isComparisonAhead
    {
      return node
    }
    (position, nextArgument, depth) = start
    return .comparison(try comparison())
  }

  // MARK: Comparisons

  private mutating func comparison() throws(PredicateProblem) -> PredicateComparison {
    var quantifier = PredicateComparison.Quantifier.one
    for (word, meaning) in Self.quantifiers where accept(word: word) { quantifier = meaning }
    let left = try sum()
    guard let relation = relation(at: position) else { throw unexpected("a comparison operator") }
    position += 1
    let options = try options()
    let right = try sum()
    return PredicateComparison(
      quantifier: quantifier, left: left, relation: relation, options: options, right: right)
  }

  private static let quantifiers: [(String, PredicateComparison.Quantifier)] = [
    ("ANY", .any), ("SOME", .any), ("ALL", .all), ("NONE", .none),
  ]

  private var isComparisonAhead: Bool {
    if relation(at: position) != nil { return true }
    guard position < tokens.count, case .symbol(let symbol) = tokens[position] else { return false }
    return "+-*/**".contains(symbol)
  }

  private func relation(at position: Int) -> PredicateComparison.Relation? {
    guard position < tokens.count else { return nil }
    switch tokens[position] {
    case .symbol("="), .symbol("=="): return .equal
    case .symbol("!="), .symbol("<>"): return .notEqual
    case .symbol("<"): return .less
    case .symbol("<="), .symbol("=<"): return .lessOrEqual
    case .symbol(">"): return .greater
    case .symbol(">="), .symbol("=>"): return .greaterOrEqual
    case .word(let word): return Self.wordRelations[word.uppercased()]
    default: return nil
    }
  }

  private static let wordRelations: [String: PredicateComparison.Relation] = [
    "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  private mutating func options() throws(PredicateProblem) -> PredicateComparison.Options {
    guard accept(symbol: "[") else { return [] }
    guard position < tokens.count, case .word(let letters) = tokens[position] else {
      throw unexpected("the letters c and d")
    }
    position += 1
    guard accept(symbol: "]") else { throw unexpected("]") }
    var options: PredicateComparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l", "w": break
      default: throw PredicateProblem(description: "unknown option [\(letter)]")
      }
    }
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateProblem) -> PredicateExpression {
    var left = try product()
    var count = 1
    while true {
      try checkLength(count)
      count += 1
      if accept(symbol: "+") {
        left = .arithmetic(.add, left, try product())
      } else if accept(symbol: "-") {
        left = .arithmetic(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(PredicateProblem) -> PredicateExpression {
    var left = try power()
    var count = 1
    while true {
      try checkLength(count)
      count += 1
      if accept(symbol: "*") {
        left = .arithmetic(.multiply, left, try power())
      } else if accept(symbol: "/") {
        left = .arithmetic(.divide, left, try power())
      } else {
        return left
      }
    }
  }

  private mutating func power() throws(PredicateProblem) -> PredicateExpression {
    try enter()
    defer { leave() }
    let base = try operand()
    return accept(symbol: "**") ? .arithmetic(.power, base, try power()) : base
  }

  private mutating func operand() throws(PredicateProblem) -> PredicateExpression {
    try enter()
    defer { leave() }
    var value = try simpleOperand()
    var count = 1
    while true {
      try checkLength(count)
      count += 1
      if accept(symbol: "[") {
        value = .member(value, try index())
      } else if position < tokens.count, case .continuation(let path) = tokens[position] {
        position += 1
        value = .keyPathOf(value, PredicateExpression.keys(of: path))
      } else {
        return value
      }
    }
  }

  /// What stands in brackets behind a collection.
  private mutating func index() throws(PredicateProblem) -> PredicateExpression.Index {
    for index in PredicateExpression.Index.named where accept(word: index.description) {
      guard accept(symbol: "]") else { throw unexpected("]") }
      return index
    }
    let place = try sum()
    guard accept(symbol: "]") else { throw unexpected("]") }
    return .at(place)
  }

  /// `SUBQUERY(collection, $member, predicate)`, behind the first parenthesis.
  private mutating func subquery() throws(PredicateProblem) -> PredicateExpression {
    let collection = try sum()
    guard accept(symbol: ",") else { throw unexpected(",") }
    guard position < tokens.count, case .variable(let name) = tokens[position] else {
      throw unexpected("a variable")
    }
    position += 1
    guard accept(symbol: ",") else { throw unexpected(",") }
    let condition = try disjunction()
    guard accept(symbol: ")") else { throw unexpected(")") }
    return .subquery(collection, name, condition)
  }

  private mutating func simpleOperand() throws(PredicateProblem) -> PredicateExpression {
    guard position < tokens.count else { throw unexpected("a value") }
    let token = tokens[position]
    position += 1
    switch token {
    case .string(let text): return .constant(.string(text))
    case .number(let number): return .constant(.number(number))
    case .variable(let path):
      let keys = PredicateExpression.keys(of: path)
      let variable = PredicateExpression.variable(keys.first ?? "")
      return keys.count < 2 ? variable : .keyPathOf(variable, Array(keys.dropFirst()))
    case .key(let key): return .path(key)
    case .argument(let letter): return try argument(letter)
    case .word(let word): return try expression(startingWith: word)
    case .symbol("-"):
      return .arithmetic(.subtract, .constant(.number(0)), try operand())
    case .symbol("("):
      let value = try sum()
      guard accept(symbol: ")") else { throw unexpected(")") }
      return value
    case .symbol("{"): return .array(try list(closedBy: "}"))
    case .symbol, .continuation:
      position -= 1
      throw unexpected("a value")
    }
  }

  private mutating func list(
    closedBy close: String
  ) throws(PredicateProblem) -> [PredicateExpression] {
    var values: [PredicateExpression] = []
    if accept(symbol: close) { return values }
    repeat { values.append(try sum()) } while accept(symbol: ",")
    guard accept(symbol: close) else { throw unexpected(close) }
    return values
  }

  private mutating func expression(
    startingWith word: String
  ) throws(PredicateProblem) -> PredicateExpression {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(.number(1))
    case "FALSE", "NO": return .constant(.number(0))
    case "NULL", "NIL": return .constant(.null)
    case "SELF": return .subject
    case "SUBQUERY" where accept(symbol: "("): return try subquery()
    default: break
    }
    guard Self.wordRelations[word.uppercased()] == nil, !Self.keywords.contains(word.uppercased())
    else {
      position -= 1
      throw unexpected("a value")
    }
    guard accept(symbol: ":") else { return .path(word) }
    guard let function = PredicateExpression.Function(rawValue: word) else {
      let names = PredicateExpression.Function.allCases.map { $0.rawValue + ":" }
      throw PredicateProblem(
        description: "unknown function \(word):; there are \(names.joined(separator: ", "))")
    }
    guard accept(symbol: "(") else { throw unexpected("(") }
    return .function(function, try list(closedBy: ")"))
  }

  private static let keywords: Set<String> = ["AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE"]

  private mutating func argument(
    _ letter: Character
  ) throws(PredicateProblem) -> PredicateExpression {
    guard nextArgument < arguments.count else {
      throw PredicateProblem(description: "there are more % signs than arguments")
    }
    let argument = arguments[nextArgument]
    nextArgument += 1
    guard letter == "K" else { return .constant(PredicateValue(argument)) }
    guard case .string(let key) = PredicateValue(argument) else {
      throw PredicateProblem(description: "the argument of %K is no string")
    }
    return .path(key)
  }

  // MARK: Tokens

  private mutating func accept(symbol: String) -> Bool {
    guard position < tokens.count, tokens[position] == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func accept(word: String) -> Bool {
    guard position < tokens.count, case .word(let found) = tokens[position],
      found.uppercased() == word
    else { return false }
    position += 1
    return true
  }

  private func unexpected(_ wanted: String) -> PredicateProblem {
    let found = position < tokens.count ? tokens[position].text : "the end"
    return PredicateProblem(description: "expected \(wanted), found \(found)")
  }
}

extension PredicateToken {
  /// The word as the format has it.
  fileprivate var text: String {
    switch self {
    case .word(let word): "'\(word)'"
    case .key(let key): "'#\(key)'"
    case .string(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .argument(let letter): "'%\(letter)'"
    case .variable(let name): "'$\(name)'"
    case .symbol(let symbol): "'\(symbol)'"
    case .continuation(let path): "'.\(path)'"
    }
  }
}
