/// A value with dynamic properties and the storage of these properties.
@MainActor
struct PropertyHost<Value> {
  private(set) var value: Value
  private let plan = TypePlan.of(Value.self)
  private var wiring = PropertyWiring()

  init(_ value: Value) { self.value = value }

  /// Makes the storage of the dynamic properties and wires them.
  mutating func connect(_ node: _Node) { wiring.connect(&value, plan, for: node) }

  /// Connects the dynamic properties with their storage again.
  mutating func wire(_ node: _Node) { wiring.wire(&value, plan, for: node) }

  /// Takes `new` and returns true, or keeps the old value if the two are equal.
  mutating func replace(with new: Value, in node: _Node) -> Bool {
    if plan.isValue(at: &value, equalTo: new) { return false }
    value = new
    wire(node)
    return true
  }

  /// Evaluates something of the value, noting what it reads as dependencies of `node`.
  mutating func evaluate<Result>(for node: _Node, _ body: (Value) -> Result) -> Result {
    let value = value
    let outer = wiring.beginNoting(for: node)
    let result = Tracking.evaluate(for: node) { body(value) }
    wiring.endNoting(outer, plan, for: node)
    return result
  }

  /// Whether the value has read any of these environment keys.
  func reads(_ keys: EnvironmentKeySet) -> Bool { wiring.reads(keys) }

  /// Lets go of what the storages hold.
  func tearDown() { wiring.tearDown(plan) }
}
