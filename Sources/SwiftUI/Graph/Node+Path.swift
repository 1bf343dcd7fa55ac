extension _Node {
  /// The custom views and containers from the root to this node, for messages; long paths are cut in
  /// the middle.
  package var path: String {
    var names: [String] = []
    var node: _Node? = self
    while let current = node {
      if let label = current.dumpLabel { names.append(label) }
      node = current.parent
    }
    names.reverse()
    if names.count > 12 {
      names = names.prefix(5) + ["… \(names.count - 10) more …"] + names.suffix(5)
    }
    return names.isEmpty ? "root" : names.joined(separator: " > ")
  }

  /// The nearest node at or above this one of a given type.
  ///
  /// - Complexity: O(depth).
  package func nearest<T>(_ type: T.Type) -> T? {
    var node: _Node? = self
    while let current = node {
      if let match = current as? T { return match }
      node = current.parent
    }
    return nil
  }
}
