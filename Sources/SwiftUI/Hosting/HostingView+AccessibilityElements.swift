import UIKit

extension _UIHostingView {
  package func responder(forElement id: UInt64) -> UIResponder? {
    firstNode { $0.element.id == id } ?? view(forElement: id)
  }

  func firstResponder(inside node: LayoutNode) -> UIResponder? {
    firstNode { found in
      guard found.isAccessibilityElement else { return false }
      var current = graph.node(forElement: found.element.id)
      while let inner = current, inner !== node { current = inner.layoutParent }
      return current != nil
    }
  }

  /// The first node in the order of reading, of the elements of now.
  private func firstNode(where matches: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    func find(_ items: [Any]) -> AccessibilityNode? {
      for case let node as AccessibilityNode in items {
        if matches(node) { return node }
        if let inner = find(node.accessibilityElements ?? []) { return inner }
      }
      return nil
    }
    return find(accessibilityElements ?? [])
  }

  package func touchReaches(hostedElement id: UInt64, at point: CGPoint) -> Bool {
    guard let node = graph.node(forElement: id) else { return true }
    var path = HitPath()
    _ = graph.layoutRoot?.hitTest(point, &path)
    return path.entries.contains { entry in
      var current: _Node? = entry.node
      while let inner = current, inner !== node { current = inner.parent }
      return current != nil
    }
  }

  func rotors(ofElement id: UInt64) -> [UIAccessibilityCustomRotor]? {
    let rotors = graph.accessibilityRotors.rotors(of: id)
    return rotors.isEmpty
      ? nil : rotors.map { HostedRotor(rotor: $0, graph: graph, host: self).make() }
  }

  func chart(ofElement id: UInt64) -> AXChartDescriptor? {
    graph.accessibilityCharts.descriptor(of: id)
  }

  func accessibilityFocusDidMove(to id: UInt64?) {
    graph.accessibilityFocus.move(to: id)
  }
}
