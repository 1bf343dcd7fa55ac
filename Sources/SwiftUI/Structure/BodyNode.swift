/// The node of a value that is made of a body: a view, a modifier, a style, what stands in bars.
///
/// It keeps the value's dynamic properties, evaluates the body when something that it has read
/// changes, and hands the new one to the nodes below.
@MainActor
package class BodyNode<Value, Body>: SingleChildNode, DynamicPropertyOwner {
  /// The value with its dynamic properties wired.
  ///
  /// First, beside what each update reads of the node: of thousands that get an equal value, most of the time goes to
  /// memory that is not at hand.
  @exclusivity(unchecked) private(set) final var value: Value
  // A host of the value's type would have to be looked up for each use.
  @exclusivity(unchecked) private final var wiring = PropertyWiring()
  private final let plan = TypePlan.of(Value.self)
  @exclusivity(unchecked) final var missingObjects: [String] = []

  init(_ value: consuming Value, _ context: consuming _NodeContext) {
    self.value = value
    super.init(context)
  }

  // MARK: Told by subclasses

  /// The body of the value, whose properties are wired.
  func body(of value: Value) -> Body { _abstractMember() }

  /// Makes the nodes of a body.
  func makeContent(_ body: Body) -> _Node { _abstractMember() }

  /// Brings nodes that `makeContent` made up to date.
  func updateContent(_ node: _Node, to body: Body) { _abstractMember() }

  // MARK: Updates

  /// Evaluates the body for the first time and makes its nodes.
  final func build() {
    guard StackRoom.isLeft || graph.hasRoom(for: self) else { return }
    wiring.connect(&value, plan, for: self)
    if canEvaluate { takeContent(makeContent(evaluate())) }
  }

  /// Takes a new value; evaluates the body only if the value differs.
  final func update(_ new: Value) {
    if graphReference.valuesMayAnimate { return animate(to: new) }
    if replace(with: new) { refreshBody() }
  }

  private func animate(to new: Value) {
    let value = graph.valueAnimations.value(from: value, to: new, for: self) { [weak self] in
      guard let self, replace(with: $0) else { return }
      invalidate()
    }
    if replace(with: value) { refreshBody() }
  }

  /// Takes `new` and returns true, or keeps the old value if the two are equal.
  private func replace(with new: Value) -> Bool {
    if plan.isValue(at: &value, equalTo: new) { return false }
    value = new
    wiring.wire(&value, plan, for: self)
    return true
  }

  /// Takes a new value and evaluates the body in any case: it is made of more than the value.
  final func renew(_ value: Value) {
    _ = replace(with: value)
    refreshBody()
  }

  package override func refresh() {
    wiring.wire(&value, plan, for: self)
    refreshBody()
  }

  private func refreshBody() {
    flags.remove(.queued)
    guard canEvaluate else {
      setChild(nil)
      return
    }
    if let child {
      updateContent(child, to: evaluate())
    } else {
      setChild(makeContent(evaluate()))
    }
  }

  /// Whether all is there that the body needs; reports what is not.
  private var canEvaluate: Bool {
    if missingObjects.isEmpty { return true }
    reportMissingObjects(in: String(describing: Value.self))
    return false
  }

  private func evaluate() -> Body {
    graphReference.countBody()
    let value = value
    let outer = wiring.beginNoting(for: self)
    let result = Tracking.evaluate(for: self) { body(of: value) }
    wiring.endNoting(outer, plan, for: self)
    return result
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if wiring.reads(keys) { invalidate() }
    super.environmentDidChange(keys)
  }

  package override func tearDown() {
    super.tearDown()
    if graphReference.has(.movingValues) { graph.valueAnimations.stop(for: self) }
    wiring.tearDown(plan)
  }

  package override var dumpLabel: String? { String(describing: Value.self) }
}
