import SwiftUI

/// What `testId` and `testData` are given.
struct ExposedData {
  var id: String?
  var label: String?
  var value: Any?
  var action: (() -> Void)?
  var setValue: ((Any?) -> Void)?

  /// A node with this data around the nodes from inside.
  ///
  /// A single unnamed node from inside is merged: what is given here goes before what it says.
  func node(nodeId: UUID, isVisible: Bool, around children: [Axt]) -> Axt {
    if children.count == 1, let inner = children.first, inner.id == nil {
      return Axt(
        id: id, nodeId: nodeId, label: label ?? inner.label, value: value ?? inner.value,
        action: action ?? inner.action, setValue: setValue ?? inner.setValue,
        children: inner.children, visible: isVisible)
    }
    return Axt(
      id: id, nodeId: nodeId, label: label, value: value, action: action, setValue: setValue,
      children: children, visible: isVisible)
  }
}

/// Exposes a view as a node around the nodes inside it.
struct ExposingModifier: ViewModifier {
  let data: ExposedData
  @State private var nodeId = UUID()
  @State private var isVisible = true

  func body(content: Content) -> some View {
    let nodeId = nodeId
    let isVisible = isVisible
    content
      .onAppear { self.isVisible = true }
      .onDisappear { self.isVisible = false }
      .transformPreference(AxtPreferenceKey.self) { nodes in
        nodes = [data.node(nodeId: nodeId, isVisible: isVisible, around: nodes)]
      }
  }
}

/// Adds a node without a view of its own after those of the content.
struct InsertingModifier: ViewModifier {
  let data: ExposedData
  let condition: Bool
  @State private var nodeId = UUID()

  func body(content: Content) -> some View {
    let nodeId = nodeId
    content
      .transformPreference(AxtPreferenceKey.self) { nodes in
        guard condition else { return }
        nodes.append(data.node(nodeId: nodeId, isVisible: true, around: []))
      }
  }
}
