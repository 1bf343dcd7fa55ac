import Device

/// Counts who asks for updates, so that an endless update can name the views that cause it.
@MainActor
struct EndlessUpdateWatch {
  private var culprits: [String: Int] = [:]

  /// Notes the views that wait for an update, once a turn has gone on suspiciously long.
  mutating func note(_ nodes: [_Node], pass: Int) {
    guard pass > TurnLimits.graphPasses / 2 else { return }
    for node in nodes { culprits[node.path, default: 0] += 1 }
  }

  func report(in graph: ViewGraph) {
    let views = culprits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map(\.key)
    let list = views.isEmpty ? "unknown" : views.joined(separator: "; ")
    RuntimeIssue.report(
      """
      Endless update: after \(TurnLimits.graphPasses) passes in one turn these views still change \
      their own state: \(list). Look for a state write in body, onAppear or onChange that causes \
      itself again. The update was stopped; the tree shows its last values.
      """)
  }
}
