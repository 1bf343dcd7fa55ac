import Device

/// The node of a view that is made of a body.
@MainActor
package final class CompositeNode<V: View>: SingleChildNode, DynamicPropertyOwner {
  @exclusivity(unchecked) private var host: PropertyHost<V>
  var missingObjects: [String] = []

  init(_ view: V, _ context: _NodeContext) {
    host = PropertyHost(view)
    super.init(context)
  }

  /// The view with its dynamic properties wired.
  var view: V { host.value }

  /// Evaluates the body for the first time and makes its nodes.
  func build() {
    guard graph.hasRoom(for: self) else { return }
    host.connect(self)
    guard let body = evaluate() else { return }
    child = V.Body._makeNode(body, childContext)
    if let child, child.flags.contains(.isUnary) { flags.insert(.isUnary) }
  }

  /// Takes a new value of the view; evaluates the body only if the value differs.
  func update(_ new: V) {
    var value = new
    if graph.valuesMayAnimate {
      value = graph.valueAnimations.value(from: host.value, to: new, for: self) { [weak self] in
        guard let self, host.replace(with: $0, in: self) else { return }
        invalidate()
      }
    }
    if host.replace(with: value, in: self) { refreshBody() }
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
      V.Body._updateNode(child, to: body)
    } else {
      setChild(V.Body._makeNode(body, childContext))
    }
  }

  private func evaluate() -> V.Body? {
    guard missingObjects.isEmpty else {
      reportMissingObjects(in: String(describing: V.self))
      return nil
    }
    graph.statistics.bodiesRun += 1
    return host.evaluate(for: self) { $0.body }
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

  package override var dumpLabel: String? { String(describing: V.self) }
}
