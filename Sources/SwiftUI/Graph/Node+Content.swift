extension _Node {
  /// Evaluates content that a user wrote as a closure, apart from any body: the rows of a `ForEach`,
  /// the content of a sheet.
  ///
  /// All that it reads counts as read by this node, whose `refresh()` must evaluate it again. The
  /// environment that it reads is often that of a view further out, which has captured it.
  package final func evaluateContent<Result>(_ content: () -> Result) -> Result {
    var keys: EnvironmentKeySet = []
    let result = Tracking.noteEnvironmentReads(into: &keys) {
      Tracking.evaluate(for: self, content)
    }
    if !keys.isEmpty { noteContentReads(keys) }
    return result
  }

  /// Remembers keys that the node has read, perhaps from the environment of a view further out.
  final func noteContentReads(_ keys: EnvironmentKeySet) {
    guard !flags.contains(.removed) else { return }
    flags.insert(.readsEnvironment)
    graph.contentReads[ObjectIdentifier(self), default: []].formUnion(keys)
  }

  /// Invalidates the node if its content has read one of these keys.
  final func invalidateContent(thatReads keys: EnvironmentKeySet) {
    guard flags.contains(.readsEnvironment),
      let reads = graph.contentReads[ObjectIdentifier(self)], !reads.isDisjoint(with: keys)
    else { return }
    invalidate()
  }

  /// Tells the subtree that keys have changed further out which are set again in between: only
  /// content that comes from there can have read them.
  final func outerEnvironmentDidChange(_ keys: EnvironmentKeySet) {
    guard !graph.contentReads.isEmpty else { return }
    invalidateContent(thatReads: keys)
    forEachChild { $0.outerEnvironmentDidChange(keys) }
  }
}
