/// A value with dynamic properties (a view or a modifier) and the storage of these properties.
@MainActor
struct PropertyHost<Value> {
  private(set) var value: Value
  private let plan: TypePlan
  /// What the dynamic fields are wired to: that of a lone field itself, or a `Several`.
  private var storage: AnyObject?
  private var environmentReads: EnvironmentKeySet = []

  /// The storages of several dynamic fields, in their order.
  private final class Several {
    let storages: [AnyObject?]

    init(_ storages: [AnyObject?]) { self.storages = storages }
  }

  init(_ value: Value) {
    self.value = value
    plan = TypePlan.of(Value.self)
  }

  /// Makes the storage of the dynamic properties and wires them.
  mutating func connect(_ node: _Node) {
    guard !plan.isPlain else { return }
    let fields = plan.dynamicFields
    var made: [AnyObject?] = []
    if fields.count > 1 { made.reserveCapacity(fields.count) }
    var lone: AnyObject?
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        let place = base + field.offset
        let storage = field.operations.makeStorage(place, node: node, name: field.name)
        if fields.count > 1 { made.append(storage) } else { lone = storage }
        field.operations.wire(place, storage: storage, node: node)
      }
    }
    storage = fields.count > 1 ? Several(made) : lone
  }

  /// Connects the dynamic properties with their storage again.
  mutating func wire(_ node: _Node) {
    guard !plan.isPlain else { return }
    let (plan, storage) = (plan, storage)
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      Self.forEachField(of: plan, storage) { field, storage in
        field.operations.wire(base + field.offset, storage: storage, node: node)
      }
    }
  }

  /// Calls `body` with each dynamic field and its storage.
  private static func forEachField(
    of plan: TypePlan, _ storage: AnyObject?, _ body: (DynamicField, AnyObject?) -> Void
  ) {
    let fields = plan.dynamicFields
    guard fields.count > 1 else {
      if let field = fields.first { body(field, storage) }
      return
    }
    // Nothing else is kept for several fields; before they are connected there is nothing.
    guard let storage else { return }
    for (field, storage) in zip(fields, trusted(storage, as: Several.self).storages) {
      body(field, storage)
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
    environmentReads = plan.shared(environmentReads)
    return result
  }

  /// Whether the value has read any of these environment keys.
  func reads(_ keys: EnvironmentKeySet) -> Bool {
    !environmentReads.isDisjoint(with: keys)
  }

  /// Lets go of what the storages hold.
  func tearDown() {
    Self.forEachField(of: plan, storage) { field, storage in
      if let storage { field.operations.tearDown(storage) }
    }
  }
}
