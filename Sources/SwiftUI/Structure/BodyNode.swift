/// The node of a value that is made of a body: a view, a modifier, a style, what stands in bars.
///
/// It keeps the value's dynamic properties, evaluates the body when something that it has read
/// changes, and hands the new one to the nodes below.
@MainActor
package class BodyNode<Value, Body>: SingleChildNode, DynamicPropertyOwner {
  @exclusivity(unchecked) private final var host: PropertyHost<Value>
  final var missingObjects: [String] = []

  init(_ value: Value, _ context: _NodeContext) {
    host = PropertyHost(value)
    super.init(context)
  }

  /// The value with its dynamic properties wired.
  final var value: Value { host.value }

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
    guard graph.hasRoom(for: self) else { return }
    host.connect(self)
    guard let body = evaluate() else { return }
    takeContent(makeContent(body))
  }

  /// Takes a new value; evaluates the body only if the value differs.
  final func update(_ new: Value) {
    var value = new
    if graph.valuesMayAnimate {
      value = graph.valueAnimations.value(from: host.value, to: new, for: self) { [weak self] in
        guard let self, host.replace(with: $0, in: self) else { return }
        invalidate()
      }
    }
    if host.replace(with: value, in: self) { refreshBody() }
  }

  /// Takes a new value and evaluates the body in any case: it is made of more than the value.
  final func renew(_ value: Value) {
    _ = host.replace(with: value, in: self)
    refreshBody()
  }

  package override func refresh() {
    host.wire(self)
    refreshBody()
  }

  private func refreshBody() {
    flags.remove(.queued)
    guard let body = evaluate() else {
      setChild(nil)
      return
    }
    if let child {
      updateContent(child, to: body)
    } else {
      setChild(makeContent(body))
    }
  }

  private func evaluate() -> Body? {
    guard missingObjects.isEmpty else {
      reportMissingObjects(in: String(describing: Value.self))
      return nil
    }
    graph.statistics.bodiesRun += 1
    return host.evaluate(for: self) { body(of: $0) }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if host.reads(keys) { invalidate() }
    super.environmentDidChange(keys)
  }

  package override func tearDown() {
    super.tearDown()
    if graph.has(.movingValues) { graph.valueAnimations.stop(for: self) }
    host.tearDown()
  }

  package override var dumpLabel: String? { String(describing: Value.self) }
}
