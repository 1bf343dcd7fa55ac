/// A constant plus a sum of variables with their coefficients.
///
/// The terms are sorted by variable, each variable at most once, none with a coefficient of 0.
struct LinearExpression: Equatable {
  struct Term: Equatable {
    var variable: Int
    var coefficient: Double
  }

  static let epsilon = 1e-8

  var constant: Double
  private(set) var terms: [Term]

  init(_ constant: Double = 0, terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  /// One variable alone.
  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, coefficient: 1)]
  }

  func coefficient(of variable: Int) -> Double {
    index(of: variable).map { terms[$0].coefficient } ?? 0
  }

  private func index(of variable: Int) -> Int? {
    let place = place(of: variable)
    return place < terms.count && terms[place].variable == variable ? place : nil
  }

  /// The place of the first term whose variable is no smaller.
  private func place(of variable: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Arithmetic

  /// Adds `other` times `factor`.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    // A few terms find their places without a look at all the others.
    if other.terms.count <= 4, terms.count > 16 {
      for term in other.terms { put(term.coefficient * factor, of: term.variable) }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var left = 0
    var right = 0
    while left < terms.count || right < other.terms.count {
      if right == other.terms.count
        || left < terms.count && terms[left].variable < other.terms[right].variable
      {
        merged.append(terms[left])
        left += 1
      } else if left == terms.count || other.terms[right].variable < terms[left].variable {
        var term = other.terms[right]
        term.coefficient *= factor
        merged.append(term)
        right += 1
      } else {
        let sum = terms[left].coefficient + other.terms[right].coefficient * factor
        if abs(sum) > Self.epsilon {
          merged.append(Term(variable: terms[left].variable, coefficient: sum))
        }
        left += 1
        right += 1
      }
    }
    terms = merged
  }

  private mutating func put(_ coefficient: Double, of variable: Int) {
    let place = place(of: variable)
    guard place < terms.count, terms[place].variable == variable else {
      terms.insert(Term(variable: variable, coefficient: coefficient), at: place)
      return
    }
    let sum = terms[place].coefficient + coefficient
    if abs(sum) > Self.epsilon {
      terms[place].coefficient = sum
    } else {
      terms.remove(at: place)
    }
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    add(LinearExpression(0, terms: [Term(variable: variable, coefficient: coefficient)]))
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes a variable's term out.
  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    guard let index = index(of: variable) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Takes the expression as equal to `old` and turns it into what `new` is equal to.
  mutating func solve(for new: Int, insteadOf old: Int) {
    add(-1, of: old)
    solve(for: new)
  }

  /// Takes the expression as equal to 0 and turns it into what `variable` is equal to.
  mutating func solve(for variable: Int) {
    let coefficient = remove(variable)
    guard coefficient != 0 else { return }
    multiply(by: -1 / coefficient)
  }

  /// Puts `expression` in the place of a variable.
  mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    let coefficient = remove(variable)
    if coefficient != 0 { add(expression, times: coefficient) }
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  static func * (left: LinearExpression, right: Double) -> LinearExpression {
    var product = left
    product.multiply(by: right)
    return product
  }
}
