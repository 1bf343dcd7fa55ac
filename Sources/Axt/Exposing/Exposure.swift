#if TESTABLE
  import Foundation
  import SwiftUI

  /// One place that exposes something, for as long as the view is there.
  ///
  /// Holds the newest data; what stands in it is found anew when the tree is collected. A nearer look at
  /// how places become elements: a place around a single unnamed one takes it in and fills the gaps
  /// of its own data from it.
  @MainActor
  final class Exposure {
    private static var lastSerial = 0

    let nodeId = UUID()
    /// A number that no other place has.
    let serial: Int
    private(set) var data: ExposedData
    private(set) var isVisible = true
    /// Where in the view it is.
    weak var node: _Node?

    /// The places directly inside, when the tree was collected last.
    var content: [Exposure] = []
    /// What belongs to the root besides its content: menus, and sheets where they are asked for.
    var layers: [Exposure] = []
    /// The tree that it was collected into last.
    weak var tree: ExposureTree?
    /// The collection that found it as an element of its own.
    var collection = 0

    init(_ data: ExposedData) {
      self.data = data
      Self.lastSerial += 1
      serial = Self.lastSerial
    }

    func take(_ data: ExposedData) {
      self.data = data
      tree?.dataDidChange()
    }

    func setVisible(_ isVisible: Bool) {
      guard isVisible != self.isVisible else { return }
      self.isVisible = isVisible
      tree?.dataDidChange()
    }

    // MARK: Merged data

    /// The place inside that this one has taken in.
    var merged: Exposure? {
      guard content.count == 1, let inner = content.first, inner.data.id == nil else { return nil }
      return inner
    }

    var id: String? { data.id }
    var label: String? { data.label ?? merged?.label }
    var value: Any? { data.value ?? hostedValue ?? merged?.value }
    var children: [Exposure] { (merged?.children ?? content) + layers }

    private var hostedValue: Any? {
      guard let node else { return nil }
      return data.hosted?.value?(node)
    }

    var action: (() -> Void)? {
      if let action = data.action { return action }
      if let action = data.hosted?.action {
        return { [weak self] in if let node = self?.node { action(node) } }
      }
      return merged?.action
    }

    var setValue: ((Any?) -> Void)? {
      if let setValue = data.setValue { return setValue }
      if let setValue = data.hosted?.setValue {
        return { [weak self] value in if let node = self?.node { setValue(node, value) } }
      }
      return merged?.setValue
    }

    /// The elements inside, at any depth, parents first, until `visit` returns false.
    @discardableResult
    func forEachDescendant(_ visit: (Exposure) -> Bool) -> Bool {
      for child in children {
        guard visit(child), child.forEachDescendant(visit) else { return false }
      }
      return true
    }

    // MARK: The preference

    /// The node with this data around the nodes from inside.
    func snapshot(around nodes: [Axt]) -> Axt {
      var snapshot = Axt(
        id: id, nodeId: nodeId, label: data.label, value: data.value ?? hostedValue,
        action: data.action ?? (data.hosted?.action == nil ? nil : action),
        setValue: data.setValue ?? (data.hosted?.setValue == nil ? nil : setValue),
        children: nodes, visible: isVisible)
      if nodes.count == 1, let inner = nodes.first, inner.id == nil {
        snapshot.label = snapshot.label ?? inner.label
        snapshot.value = snapshot.value ?? inner.value
        snapshot.action = snapshot.action ?? inner.action
        snapshot.setValue = snapshot.setValue ?? inner.setValue
        snapshot.children = inner.children
      }
      return snapshot
    }
  }

  /// Carries the places that expose something up the tree, in the order of the views.
  enum ExposureKey: CoveredPreferenceKey {
    static var defaultValue: [Exposure] { [] }

    static func reduce(value: inout [Exposure], nextValue: () -> [Exposure]) {
      value.append(contentsOf: nextValue())
    }
  }
#endif
