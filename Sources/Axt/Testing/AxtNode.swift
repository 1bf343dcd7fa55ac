#if TESTABLE
  import Foundation

  /// The handle to one node of a tree.
  @MainActor
  final class AxtNode: AxtElement {
    private let nodeId: UUID
    private let root: AxtTest

    init(nodeId: UUID, root: AxtTest) {
      self.nodeId = nodeId
      self.root = root
    }

    private var current: Axt? { root.tree.flatMap { $0.node(with: nodeId) } }

    var exists: Bool { current != nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var id: String! { current?.id }
    var label: String? { current?.label }
    var value: Any? { current?.value }

    var children: [any AxtElement] {
      (current?.children ?? []).map { AxtNode(nodeId: $0.nodeId, root: root) }
    }

    var all: [any AxtElement] {
      (current?.descendants ?? []).map { AxtNode(nodeId: $0.nodeId, root: root) }
    }

    func find(id: String) -> (any AxtElement)? {
      guard let current else { return nil }
      if current.id == id { return AxtNode(nodeId: nodeId, root: root) }
      return current.descendants.first { $0.id == id }
        .map { AxtNode(nodeId: $0.nodeId, root: root) }
    }

    func findAll(id: String) -> [any AxtElement] {
      (current?.descendants ?? []).filter { $0.id == id }
        .map { AxtNode(nodeId: $0.nodeId, root: root) }
    }

    func performActionWithoutYielding() { current?.action?() }

    func setValue(_ value: Any?) { current?.setValue?(value) }

    func waitForCondition(timeout: TimeInterval, condition: @escaping () -> Bool) async throws {
      try await root.wait(timeout: timeout, until: condition)
    }

    func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement {
      try await root.wait(timeout: timeout) { self.find(id: id) != nil }
      guard let element = find(id: id) else { throw TimeOut() }
      return element
    }

    func waitForUpdate(timeout: TimeInterval) async throws {
      let start = root.revision
      try await root.wait(timeout: timeout) { self.root.revision != start }
    }

    func watchHierarchy() async {
      await root.watch { [weak self] in self?.current?.hierarchy(level: 0) }
    }
  }

  extension Axt {
    /// The node with an identity: this one, or one inside.
    func node(with id: UUID) -> Axt? {
      if nodeId == id { return self }
      for child in children {
        if let match = child.node(with: id) { return match }
      }
      return nil
    }

    /// The nodes inside, at any depth, parents first.
    var descendants: [Axt] { children.flatMap { [$0] + $0.descendants } }

    /// The node and what is inside as text, a line a node, two spaces deeper a level.
    func hierarchy(level: Int) -> String {
      var line = String(repeating: "  ", count: level) + "→ " + (id ?? "")
      if let label { line += " label=\"\(label)\"" }
      if let value { line += " value=\(value)" }
      if action != nil { line += " action" }
      if !visible { line += " hidden" }
      return line + "\n" + children.map { $0.hierarchy(level: level + 1) }.joined()
    }
  }
#endif
