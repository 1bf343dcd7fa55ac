import CoreGraphics
import Device
import Foundation

/// The conditions on the frames of one tree of views, in parts that do not touch each other.
@MainActor
struct LayoutSystem {
  /// One variable: a quantity of a view or guide.
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let quantity: Quantity
  }

  enum Quantity: UInt8 {
    case x, y, width, height, contentWidth, contentHeight
  }

  struct Condition {
    let expression: LinearExpression
    let relation: LinearSolver.Relation
    let priority: Float
    /// The constraint that it stands for; nil for intrinsic sizes and the like.
    let constraint: NSLayoutConstraint?
  }

  /// A part with more variables is a large system: about a hundred views.
  static let largeCount = 400

  private(set) var keys: [Key] = []
  private(set) var conditions: [Condition] = []
  private var numbers: [Key: Int] = [:]
  /// Union-find over the variables: the parent of each.
  private var parents: [Int] = []

  // MARK: Building

  mutating func variable(_ owner: AnyObject, _ quantity: Quantity) -> LinearExpression {
    let key = Key(owner: ObjectIdentifier(owner), quantity: quantity)
    if let number = numbers[key] { return LinearExpression(variable: number) }
    numbers[key] = keys.count
    parents.append(keys.count)
    keys.append(key)
    return LinearExpression(variable: keys.count - 1)
  }

  mutating func add(
    _ expression: LinearExpression, _ relation: LinearSolver.Relation, priority: Float,
    for constraint: NSLayoutConstraint? = nil
  ) {
    conditions.append(
      Condition(
        expression: expression, relation: relation, priority: priority, constraint: constraint))
    guard let first = expression.terms.first?.variable else { return }
    for term in expression.terms.dropFirst() { unite(first, term.variable) }
  }

  private mutating func root(of variable: Int) -> Int {
    var variable = variable
    while parents[variable] != variable {
      parents[variable] = parents[parents[variable]]
      variable = parents[variable]
    }
    return variable
  }

  private mutating func unite(_ left: Int, _ right: Int) {
    let left = root(of: left)
    let right = root(of: right)
    if left != right { parents[max(left, right)] = min(left, right) }
  }

  // MARK: Parts

  /// The variables and the conditions on them that have nothing to do with the others.
  struct Part {
    var variables: [Int] = []
    var conditions: [Condition] = []
  }

  /// In the order of their first variables; conditions on constants alone stand in none.
  mutating func parts() -> [Part] {
    var indices: [Int: Int] = [:]
    var parts: [Part] = []
    for variable in keys.indices {
      let root = root(of: variable)
      if let index = indices[root] {
        parts[index].variables.append(variable)
      } else {
        indices[root] = parts.count
        parts.append(Part(variables: [variable]))
      }
    }
    for condition in conditions {
      guard let first = condition.expression.terms.first?.variable,
        let index = indices[root(of: first)]
      else { continue }
      parts[index].conditions.append(condition)
    }
    return parts
  }

  /// Everything that the solution of a part depends on.
  func signature(of part: Part) -> [UInt64] {
    var words: [UInt64] = []
    words.reserveCapacity(part.conditions.count * 8)
    for condition in part.conditions {
      words.append(UInt64(condition.priority.bitPattern))
      words.append(
        condition.relation == .equal ? 0 : condition.relation == .atLeast ? 1 : 2)
      words.append(condition.expression.constant.bitPattern)
      for term in condition.expression.terms {
        let key = keys[term.variable]
        words.append(UInt64(UInt(bitPattern: key.owner.hashValue)) ^ UInt64(key.quantity.rawValue))
        words.append(term.coefficient.bitPattern)
      }
    }
    return words
  }
}

/// The values of the variables of one part.
struct SolvedPart {
  struct Value {
    let number: Double
    /// Whether another number would have done as well.
    let isAmbiguous: Bool
  }

  let signature: [UInt64]
  let values: [LayoutSystem.Key: Value]
}

extension LayoutSystem.Part {
  /// Solves the part; constraints that cannot all hold are told to `conflict`, those whose best
  /// solution is not found within `pivotLimit` steps to `endless`.
  @MainActor
  func solve(
    keys: [LayoutSystem.Key], signature: [UInt64],
    pivotLimit: Int = TurnLimits.solverPivots,
    conflict: (_ broken: NSLayoutConstraint, _ all: [NSLayoutConstraint]) -> Void,
    endless: (_ constraints: [NSLayoutConstraint]) -> Void
  ) -> SolvedPart {
    var solver = LinearSolver(
      pivotLimit: pivotLimit, isLarge: variables.count > LayoutSystem.largeCount)
    var numbers: [Int: Int] = [:]
    for variable in variables {
      let isRestricted = keys[variable].quantity.isSize
      numbers[variable] = solver.makeVariable(isRestricted: isRestricted)
    }
    func translated(_ expression: LinearExpression) -> LinearExpression {
      var result = LinearExpression(expression.constant)
      for term in expression.terms {
        if let number = numbers[term.variable] { result.add(term.coefficient, of: number) }
      }
      return result
    }
    let required = conditions.filter { $0.priority >= 1000 }
    for condition in required {
      guard let numbers = solver.require(translated(condition.expression), condition.relation)
      else { continue }
      let all = numbers.compactMap { required[$0].constraint }
      guard let broken = condition.constraint ?? all.last else { continue }
      conflict(broken, all.contains(broken) ? all : all + [broken])
    }
    let wishes = conditions.filter { $0.priority < 1000 }
      .sorted { $0.priority > $1.priority }
    for condition in wishes {
      solver.wish(
        translated(condition.expression), condition.relation, priority: condition.priority)
    }
    solver.minimise()
    if solver.hasGivenUp { endless(conditions.compactMap(\.constraint)) }
    var values: [LayoutSystem.Key: SolvedPart.Value] = [:]
    let found = solver.values()
    for variable in variables {
      guard let number = numbers[variable] else { continue }
      values[keys[variable]] = SolvedPart.Value(
        number: found[number].number, isAmbiguous: found[number].isAmbiguous)
    }
    return SolvedPart(signature: signature, values: values)
  }
}

extension LayoutSystem.Quantity {
  /// Whether it is a length, which is never negative.
  var isSize: Bool {
    switch self {
    case .x, .y: false
    case .width, .height, .contentWidth, .contentHeight: true
    }
  }
}
