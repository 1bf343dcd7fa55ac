extension LayoutNode {
  /// Whether the element has left the hierarchy, or what it wraps: a wrapper of one of several elements hears of it only
  /// when these are collected again.
  var isGone: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if node.flags.contains(.removed) { return true }
      guard let wrapper = node as? WrapperNode, wrapper.content == nil else { return false }
      next = wrapper.element
    }
    return false
  }
}
