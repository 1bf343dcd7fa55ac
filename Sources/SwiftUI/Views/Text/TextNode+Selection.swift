import Device
import Foundation
import UIKit

/// Holding a text that can be selected offers to copy it.
extension TextNode {
  func addSelection(to collection: inout GestureCollection) {
    guard nearest(ButtonNode.self) == nil else { return }
    let press = LongPressGesture().onEnded { [weak self] _ in self?.showEditMenu() }
    collection.add(TypedGestureRecognizer(press, node: self, priority: .normal))
  }

  private func showEditMenu() {
    guard let host = graph.hostView else { return }
    let words = text.resolvedString(in: environment.values)
    let copy = EditMenuCommand(title: SystemWord.copy.text) { UIPasteboard.general.string = words }
    EditMenu.show([copy], over: rootFrame, of: host, highlights: true)
  }
}
