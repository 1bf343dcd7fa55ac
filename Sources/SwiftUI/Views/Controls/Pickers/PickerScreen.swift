import Device
import Foundation
import UIKit

/// The screen of options that a picker in the style of a navigation link leads to.
nonisolated struct PickerScreen: View {
  let picker: PickerNode
  let title: String

  @MainActor var body: some View {
    List {
      PickerScreenOptions(picker: picker).pickerStyle(.inline)
    }
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The options of a picker, once more.
nonisolated struct PickerScreenOptions: PrimitiveView {
  let picker: PickerNode

  @MainActor
  func makeNode(_ context: _NodeContext) -> PickerNode {
    let picker = picker
    let node = PickerNode(context, options: picker.options)
    node.selection = picker.selection?.copy(for: node)
    node.didSelect = { [weak picker] in picker?.closeScreen() }
    node.buildOptions()
    return node
  }

  @MainActor
  func updateNode(_ node: PickerNode) { node.refresh() }

  @MainActor
  var _structure: _ViewStructure { .view("Picker") }
}

extension PickerNode {
  /// Shows the options on a screen of the navigation stack around.
  func showScreen() {
    guard screen == nil else { return }
    guard let stack = nearest(NavigationStackNode.self) else {
      RuntimeIssue.report(
        """
        A Picker with the style navigationLink outside of a NavigationStack or NavigationView \
        cannot show its options. Path: \(path)
        """)
      return
    }
    let view = PickerScreen(picker: self, title: title)
    screen = stack.push(TypedScreenContent { view }, for: self) { [weak self] in
      self?.screen = nil
    }
  }

  /// Goes back from the screen of options: one was chosen.
  func closeScreen() {
    guard let screen else { return }
    nearest(NavigationStackNode.self)?.pop(screen)
  }
}
