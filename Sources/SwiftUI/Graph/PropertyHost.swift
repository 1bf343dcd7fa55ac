/// A value with dynamic properties (a view or a modifier) and the storage of these properties.
@MainActor
struct PropertyHost<Value> {
  private(set) var value: Value
  private let plan: TypePlan
  /// One entry for each dynamic field; a lone entry is kept without an array.
  private var storages: [AnyObject?] = []
  private var environmentReads: EnvironmentKeySet = []

  init(_ value: Value) {
    self.value = value
    plan = TypePlan.of(Value.self)
  }

  /// Makes the storage of the dynamic properties and wires them.
  mutating func connect(_ node: _Node) {
    guard !plan.isPlain else { return }
    let fields = plan.dynamicFields
    var made: [AnyObject?] = []
    made.reserveCapacity(fields.count)
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        let place = base + field.offset
        let storage = field.operations.makeStorage(place, node: node, name: field.name)
        made.append(storage)
        field.operations.wire(place, storage: storage, node: node)
      }
    }
    storages = made
  }

  /// Connects the dynamic properties with their storage again.
  mutating func wire(_ node: _Node) {
    guard !plan.isPlain else { return }
    let fields = plan.dynamicFields
    let storages = storages
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (field, storage) in zip(fields, storages) {
        field.operations.wire(base + field.offset, storage: storage, node: node)
      }
    }
  }

  /// Takes `new` and returns true, or keeps the old value if the two are equal.
  mutating func replace(with new: Value, in node: _Node) -> Bool {
    if plan.areEqual(value, new) { return false }
    value = new
    wire(node)
    return true
  }

  /// Evaluates something of the value, noting what it reads as dependencies of `node`.
  mutating func evaluate<Result>(for node: _Node, _ body: (Value) -> Result) -> Result {
    let value = value
    // A value without properties may bear a closure that reads those of another view.
    let (result, foreign) = Tracking.noteEnvironmentReads(
      into: &environmentReads, at: node.environment
    ) {
      Tracking.evaluate(for: node) { body(value) }
    }
    if !foreign.isEmpty { node.noteContentReads(foreign) }
    return result
  }

  /// Whether the value has read any of these environment keys.
  func reads(_ keys: EnvironmentKeySet) -> Bool {
    !environmentReads.isDisjoint(with: keys)
  }

  /// Lets go of what the storages hold.
  func tearDown() {
    for (field, storage) in zip(plan.dynamicFields, storages) {
      if let storage { field.operations.tearDown(storage) }
    }
  }
}
