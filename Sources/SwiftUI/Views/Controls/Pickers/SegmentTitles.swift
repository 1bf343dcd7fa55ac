import Foundation
import UIKit

/// Gives the titles of segments the looks that proxies of UIKit's segmented control say, each by whether it is
/// chosen.
@MainActor
final class SegmentTitles {
  private unowned(unsafe) let picker: PickerNode
  /// The scopes of options that have one of their own for it.
  private var scopes: [ObjectIdentifier: (scope: EnvironmentScope, isSelected: Bool)] = [:]

  init(_ picker: PickerNode) { self.picker = picker }

  func update() {
    guard picker.look == .segmented, let looks = picker.segmentLooks else { return }
    var kept: [ObjectIdentifier: (scope: EnvironmentScope, isSelected: Bool)] = [:]
    for option in picker.elements {
      let id = ObjectIdentifier(option)
      let isSelected = picker.isSelected(option)
      let title = (isSelected ? looks.selectedTitle : looks.title).modifiers
      if let known = scopes[id], option.environment === known.scope {
        if known.isSelected != isSelected {
          option.environmentDidChange(known.scope.update { $0.textModifiers = title })
        }
        kept[id] = (known.scope, isSelected)
      } else {
        kept[id] = (move(option, title), isSelected)
      }
    }
    scopes = kept
  }

  /// Moves an option, and what shares its scope, into a scope of its own.
  private func move(_ option: LayoutNode, _ title: [Text.Modifier]) -> EnvironmentScope {
    let shared = option.environment
    let scope = shared.makeChild { _ in }
    func visit(_ node: _Node) {
      if node.environment === shared { node.environment = scope }
      node.forEachChild(visit)
    }
    visit(option)
    option.environmentDidChange(scope.update { $0.textModifiers = title })
    return scope
  }
}
