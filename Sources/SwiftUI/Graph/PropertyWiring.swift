/// The storage of the dynamic properties of one value, and what the value has read.
///
/// It knows nothing of the value's type, so that nobody has to look that up: who holds it hands the value in, and the plan
/// of its type: read from a constant of a node, it isn't counted for each use.
@MainActor
struct PropertyWiring {
  /// What the dynamic fields are wired to: that of a lone field itself, or a `Several`.
  private var storage: AnyObject?
  private var environmentReads: EnvironmentKeySet = []

  /// The storages of several dynamic fields, in their order.
  private final class Several {
    let storages: [AnyObject?]

    init(_ storages: [AnyObject?]) { self.storages = storages }
  }

  /// Makes the storage of the dynamic properties of the value at a place, and wires them.
  mutating func connect<Value>(
    _ value: UnsafeMutablePointer<Value>, _ plan: TypePlan, for node: _Node
  ) {
    guard !plan.isPlain else { return }
    let base = UnsafeMutableRawPointer(value)
    let fields = plan.dynamicFields
    if fields.count == 1 {
      storage = Self.connect(fields[0], base, node)
    } else {
      var made: [AnyObject?] = []
      made.reserveCapacity(fields.count)
      for field in fields { made.append(Self.connect(field, base, node)) }
      storage = Several(made)
    }
  }

  private static func connect(
    _ field: DynamicField, _ base: UnsafeMutableRawPointer, _ node: _Node
  ) -> AnyObject? {
    let place = base + field.offset
    let storage = field.operations.makeStorage(place, node: node, name: field.name)
    field.operations.wire(place, storage: storage, node: node)
    return storage
  }

  /// Connects the dynamic properties of the value at a place with their storage again.
  func wire<Value>(_ value: UnsafeMutablePointer<Value>, _ plan: TypePlan, for node: _Node) {
    guard !plan.isPlain else { return }
    let base = UnsafeMutableRawPointer(value)
    forEachField(of: plan) { field, storage in
      field.operations.wire(base + field.offset, storage: storage, node: node)
    }
  }

  /// Calls `body` with each dynamic field and its storage.
  private func forEachField(of plan: TypePlan, _ body: (DynamicField, AnyObject?) -> Void) {
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

  /// Begins to note what is read of the environment, as dependencies of `node`.
  func beginNoting(for node: _Node) -> Tracking.EnvironmentReads {
    Tracking.beginNoting(besides: environmentReads, at: node.environment)
  }

  /// Keeps what has been read since `beginNoting`, which gave `outer`.
  mutating func endNoting(
    _ outer: consuming Tracking.EnvironmentReads, _ plan: TypePlan, for node: _Node
  ) {
    let reads = Tracking.endNoting(outer)
    // A value without properties may bear a closure that reads those of another view.
    if !reads.foreign.isEmpty { node.noteContentReads(reads.foreign) }
    guard let keys = reads.keys else { return }
    // Most bodies read nothing.
    if keys.isEmpty, environmentReads.isEmpty { return }
    environmentReads = plan.shared(keys)
  }

  /// Whether the value has read any of these environment keys.
  func reads(_ keys: EnvironmentKeySet) -> Bool {
    !environmentReads.isDisjoint(with: keys)
  }

  /// Lets go of what the storages hold.
  func tearDown(_ plan: TypePlan) {
    guard !plan.isPlain else { return }
    forEachField(of: plan) { field, storage in
      if let storage { field.operations.tearDown(storage) }
    }
  }
}
