#if TESTABLE
  import Foundation

  /// The handle to one place in a tree.
  @MainActor
  final class AxtNode: LiveElement {
    private let exposure: Exposure
    private let root: AxtTest

    init(_ exposure: Exposure, root: AxtTest) {
      self.exposure = exposure
      self.root = root
    }

    private var current: Exposure? { root.tree.contains(exposure) ? exposure : nil }

    private func handle(_ exposure: Exposure) -> any AxtElement { AxtNode(exposure, root: root) }

    var exists: Bool { current != nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var id: String! { current?.id }
    var label: String? { current?.label }
    var value: Any? { current?.value }
    var children: [any AxtElement] { current?.children.map(handle) ?? [] }

    var all: [any AxtElement] { descendants { _ in true } }

    func findAll(id: String) -> [any AxtElement] { descendants { $0.id == id } }

    private func descendants(where isWanted: (Exposure) -> Bool) -> [any AxtElement] {
      var found: [any AxtElement] = []
      current?.forEachDescendant {
        if isWanted($0) { found.append(handle($0)) }
        return true
      }
      return found
    }

    func find(id: String) -> (any AxtElement)? {
      guard let current else { return nil }
      if current.id == id { return handle(current) }
      var found: Exposure?
      current.forEachDescendant {
        if $0.id == id { found = $0 }
        return found == nil
      }
      return found.map(handle)
    }

    func first(accessibilityIdentifier: String) -> (any AxtElement)? {
      current?.node.flatMap {
        AccessibleElement.first(accessibilityIdentifier, in: $0, of: root)
      }
    }

    func performActionWithoutYielding() { current?.action?() }

    func setValue(_ value: Any?) { current?.setValue?(value) }

    // MARK: Waiting

    func waitForCondition(timeout: TimeInterval, condition: @escaping () -> Bool) async throws {
      try await root.tree.wait(timeout: timeout) { [self] in
        TimeOut("The condition did not hold within \(timeout) s.\(searched)")
      } until: {
        condition()
      }
    }

    func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement {
      var found: (any AxtElement)?
      try await root.tree.wait(timeout: timeout) { [self] in
        let message = ElementNotFound(id: id, in: self).description
        return TimeOut("Waited \(timeout) s: \(message)")
      } until: { [self] in
        found = find(id: id)
        return found != nil
      }
      guard let found else { throw TimeOut() }
      return found
    }

    func waitForUpdate(timeout: TimeInterval) async throws {
      let tree = root.tree
      let start = tree.revision
      try await tree.wait(timeout: timeout) { [self] in
        TimeOut("Nothing that is exposed changed within \(timeout) s.\(searched)")
      } until: {
        tree.revision != start
      }
    }

    private var searched: String {
      exists ? " The hierarchy:\n" + hierarchy : " The element that was asked is gone."
    }

    // MARK: Hierarchy

    var tree: ExposureTree { root.tree }

    var text: String { current?.hierarchy(level: 0) ?? "" }

    func watchHierarchy() async { await HierarchyUpdates(of: self, in: tree).print() }
  }
#endif
