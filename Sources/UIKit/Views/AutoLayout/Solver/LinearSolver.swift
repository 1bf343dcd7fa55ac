import Device

/// Solves linear equations and inequalities that have priorities, by the simplex method.
///
/// Required conditions hold exactly. Of the others, those of a higher priority come first: no sum of
/// violations at a lower one is made smaller at their cost. Variables without any condition are 0.
struct LinearSolver {
  enum Relation {
    case equal
    case atLeast
    case atMost
  }

  private enum Kind {
    /// Any number.
    case free
    /// 0 or more.
    case restricted
    /// Always 0; names a required equation.
    case marker
  }

  /// A basic variable and what it is equal to.
  ///
  /// A row whose variable is free says nothing about other variables. In a large system it rests, as it was when it
  /// was made, and is brought up to date when somebody asks: hundreds of views below each other cost little that way.
  private struct Row {
    var basic: Int
    var expression: LinearExpression
  }

  /// The sum of violations at one priority.
  private struct Level {
    let priority: Float
    var sum = LinearExpression()
  }

  /// More pivots than this mean that rounding errors lead the search in a circle.
  private let pivotLimit: Int
  /// Whether rows of free variables rest; sums then come about in another order, and may differ in their last digits.
  private let isLarge: Bool
  /// Whether a search went on for longer; the values are those that it came to.
  private(set) var hasGivenUp = false

  private var kinds: [Kind] = []
  /// The row in which a variable is basic, by variable; -1 for none.
  private var rowOfVariable: [Int] = []
  /// Whether any row has mentioned the variable, by variable.
  private var isKnown: [Bool] = []
  private var rows: [Row] = []
  /// Highest priority first.
  private var levels: [Level] = []
  /// The condition for which a variable was made, by variable; -1 for none.
  private var conditionOfVariable: [Int] = []
  private var conditionCount = 0

  init(pivotLimit: Int = TurnLimits.solverPivots, isLarge: Bool = false) {
    self.pivotLimit = pivotLimit
    self.isLarge = isLarge
  }

  // MARK: Variables

  /// Makes a variable; a restricted one is never negative.
  mutating func makeVariable(isRestricted: Bool) -> Int {
    make(isRestricted ? .restricted : .free, condition: -1)
  }

  private mutating func make(_ kind: Kind, condition: Int) -> Int {
    kinds.append(kind)
    rowOfVariable.append(-1)
    isKnown.append(false)
    conditionOfVariable.append(condition)
    return kinds.count - 1
  }

  /// What the conditions say of a variable.
  struct Value {
    let number: Double
    /// Whether they leave it a choice.
    let isAmbiguous: Bool
  }

  /// The values of all variables, by variable.
  mutating func values() -> [Value] {
    let open = openVariables()
    return kinds.indices.map { variable in
      let row = rowOfVariable[variable]
      guard row >= 0 else { return Value(number: 0, isAmbiguous: open[variable]) }
      if rests(row) { rows[row].expression = resolved(rows[row].expression) }
      let expression = rows[row].expression
      return Value(
        number: expression.constant,
        isAmbiguous: expression.terms.contains { open[$0.variable] })
    }
  }

  /// Whether a variable that is not basic may be another number than 0, by variable.
  private func openVariables() -> [Bool] {
    var open = kinds.map { $0 != .marker }
    for level in levels {
      for term in level.sum.terms
      where kinds[term.variable] == .restricted
        && abs(term.coefficient) > LinearExpression.epsilon
      {
        open[term.variable] = false
      }
    }
    return open
  }

  private func rests(_ row: Int) -> Bool { isLarge && kinds[rows[row].basic] == .free }

  // MARK: Required conditions

  /// Adds a condition on `expression` compared with 0.
  ///
  /// - Returns: nil, or the numbers of the conditions (in the order of adding) that rule this one
  ///   out; it was left out then.
  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> [Int]? {
    let condition = nextCondition()
    var row = resolved(expression)
    let marker: Int
    switch relation {
    case .equal:
      marker = make(.marker, condition: condition)
      row.add(1, of: marker)
    case .atLeast:
      marker = make(.restricted, condition: condition)
      row.add(-1, of: marker)
    case .atMost:
      marker = make(.restricted, condition: condition)
      row.add(1, of: marker)
    }
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, own: [marker]) {
      insert(row, solvedFor: subject)
      return nil
    }
    if row.terms.allSatisfy({ kinds[$0.variable] == .marker }) {
      guard abs(row.constant) > 1e-5 else {
        insert(row, solvedFor: marker)
        return nil
      }
      return conditions(in: row)
    }
    return insertWithArtificialVariable(row)
  }

  private mutating func nextCondition() -> Int {
    conditionCount += 1
    return conditionCount - 1
  }

  /// The expression without basic variables.
  private mutating func resolved(_ expression: LinearExpression) -> LinearExpression {
    guard expression.terms.contains(where: { rowOfVariable[$0.variable] >= 0 }) else {
      return expression
    }
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      let row = rowOfVariable[term.variable]
      guard row >= 0 else {
        result.add(term.coefficient, of: term.variable)
        continue
      }
      if rests(row) { rows[row].expression = resolved(rows[row].expression) }
      result.add(rows[row].expression, times: term.coefficient)
    }
    return result
  }

  /// A variable for which a new row can be solved at once, keeping all restricted ones at 0 or more.
  private func subject(of row: LinearExpression, own: [Int]) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.variable] == .free }) { return free.variable }
    return row.terms.first {
      kinds[$0.variable] == .restricted && $0.coefficient < 0
        && (own.contains($0.variable) || !isKnown[$0.variable])
    }?.variable
  }

  private mutating func insert(_ row: LinearExpression, solvedFor subject: Int) {
    var row = row
    let wasKnown = isKnown[subject]
    for term in row.terms { isKnown[term.variable] = true }
    row.solve(for: subject)
    if wasKnown { substitute(row, for: subject) }
    rowOfVariable[subject] = rows.count
    rows.append(Row(basic: subject, expression: row))
  }

  private mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    for index in rows.indices where !rests(index) {
      rows[index].expression.substitute(expression, for: variable)
    }
    for index in levels.indices { levels[index].sum.substitute(expression, for: variable) }
  }

  /// The conditions whose own variables stand in a row, and those that hold in its basic ones.
  private func conditions(in row: LinearExpression) -> [Int] {
    var found: [Int] = []
    for term in row.terms {
      let condition = conditionOfVariable[term.variable]
      if condition >= 0, !found.contains(condition) { found.append(condition) }
    }
    return found.sorted()
  }

  private mutating func insertWithArtificialVariable(_ row: LinearExpression) -> [Int]? {
    let before = self
    let artificial = make(.restricted, condition: -1)
    for term in row.terms { isKnown[term.variable] = true }
    rowOfVariable[artificial] = rows.count
    rows.append(Row(basic: artificial, expression: row))
    let targets = levels
    levels = [Level(priority: 0, sum: row)]
    minimise()
    let rest = levels[0].sum
    levels = targets
    guard abs(rest.constant) <= 1e-5 else {
      let hasGivenUp = hasGivenUp
      let conditions = conditions(in: rest)
      self = before
      self.hasGivenUp = hasGivenUp
      return conditions
    }
    if rowOfVariable[artificial] >= 0 {
      let index = rowOfVariable[artificial]
      if let entering = rows[index].expression.terms.first(where: {
        kinds[$0.variable] != .marker
      }) {
        pivot(row: index, entering: entering.variable)
      } else {
        removeRow(at: index)
      }
    }
    for index in rows.indices where !rests(index) { rows[index].expression.remove(artificial) }
    // The targets did not take part in the pivots.
    for index in levels.indices { levels[index].sum = resolved(levels[index].sum) }
    return nil
  }

  private mutating func removeRow(at index: Int) {
    rowOfVariable[rows[index].basic] = -1
    rows.remove(at: index)
    for later in rows.indices[index...] { rowOfVariable[rows[later].basic] = later }
  }

  // MARK: Wishes

  /// Adds a condition that may be violated, at a cost that grows with the violation.
  mutating func wish(_ expression: LinearExpression, _ relation: Relation, priority: Float) {
    let condition = nextCondition()
    var row = resolved(expression)
    let over = make(.restricted, condition: condition)
    let under = make(.restricted, condition: condition)
    row.add(-1, of: over)
    row.add(1, of: under)
    let level = level(of: priority)
    if row.constant < 0 { row.multiply(by: -1) }
    guard let subject = subject(of: row, own: [over, under]) else { return }
    insert(row, solvedFor: subject)
    if relation != .atLeast { charge(over, at: level) }
    if relation != .atMost { charge(under, at: level) }
  }

  private mutating func charge(_ variable: Int, at level: Int) {
    levels[level].sum.add(resolved(LinearExpression(variable: variable)))
  }

  private mutating func level(of priority: Float) -> Int {
    if let index = levels.firstIndex(where: { $0.priority <= priority }) {
      if levels[index].priority != priority {
        levels.insert(Level(priority: priority), at: index)
      }
      return index
    }
    levels.append(Level(priority: priority))
    return levels.count - 1
  }

  // MARK: Searching

  /// Makes the sums of violations as small as they can be, the highest priority's first.
  mutating func minimise() {
    for _ in 0..<pivotLimit {
      guard let entering = enteringVariable(), let row = leavingRow(for: entering) else { return }
      pivot(row: row, entering: entering)
    }
    hasGivenUp = true
  }

  /// A variable whose growth makes some sum smaller and none of a higher priority larger.
  private func enteringVariable() -> Int? {
    var costly: Set<Int> = []
    for level in levels {
      for term in level.sum.terms {
        guard kinds[term.variable] != .marker, !costly.contains(term.variable) else { continue }
        if term.coefficient < -LinearExpression.epsilon { return term.variable }
        if term.coefficient > LinearExpression.epsilon { costly.insert(term.variable) }
      }
    }
    return nil
  }

  /// The row whose restricted basic variable reaches 0 first when `entering` grows.
  private func leavingRow(for entering: Int) -> Int? {
    var best: (ratio: Double, row: Int)?
    for index in rows.indices where kinds[rows[index].basic] == .restricted {
      let row = rows[index]
      let coefficient = row.expression.coefficient(of: entering)
      guard coefficient < -LinearExpression.epsilon else { continue }
      let ratio = -row.expression.constant / coefficient
      if let present = best {
        let isTie = abs(ratio - present.ratio) <= 1e-12
        guard isTie ? row.basic < rows[present.row].basic : ratio < present.ratio else { continue }
      }
      best = (ratio, index)
    }
    return best?.row
  }

  private mutating func pivot(row index: Int, entering: Int) {
    let leaving = rows[index].basic
    var expression = rows[index].expression
    rows[index].expression = LinearExpression()
    rowOfVariable[leaving] = -1
    expression.solve(for: entering, insteadOf: leaving)
    substitute(expression, for: entering)
    rows[index] = Row(basic: entering, expression: expression)
    rowOfVariable[entering] = index
  }
}
