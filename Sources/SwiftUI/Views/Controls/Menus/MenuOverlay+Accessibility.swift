import Accessibility
import Foundation
import Metrics
import UIKit

// MARK: What assistive technologies and tests find in a menu

extension MenuOverlayNode {
  /// A cell for each line, in order.
  func accessibilityCells(_ builder: inout AccessibilityBuilder) -> [AccessibilityElement] {
    var cells: [AccessibilityElement] = []
    for (item, frame) in places {
      guard let row = item.element else { continue }
      let inner = builder.collect { row.buildAccessibilityPlaced(&$0) }
      guard item.kind == .row || choose != nil else {
        cells += inner
        continue
      }
      let cell = builder.control(.cell, frame: frame, for: row, part: 2)
      cell.isAccessibilityElement = false
      if item.submenu != nil {
        let label = MergedAccessibility(inner).label
        let button = builder.control(.button, frame: frame, for: row, label: label)
        button.traits.insert(.button)
        cell.append(button)
      } else if let choice = choice(item) {
        let merged = MergedAccessibility(inner)
        let button = builder.control(.button, frame: frame, for: row, label: merged.label)
        button.traits.insert(.button)
        button.isSelected = choice
        if choice { button.traits.insert(.selected) }
        cell.append(button)
      } else {
        if inner.count == 1 {
          inner[0].frame = cell.frame
          inner[0].visibleFrame = cell.visibleFrame
        }
        cell.replaceChildren(inner)
      }
      cells.append(cell)
    }
    return cells
  }

  /// What a tap beside the menu meets.
  func addDismissRegion(_ builder: inout AccessibilityBuilder) {
    let frame = CGRect(origin: .zero, size: graph.size)
    let region = builder.control(
      .button, frame: frame, for: self, label: DismissRegionNames.label, part: 3)
    region.identifier = DismissRegionNames.identifier
    graph.accessibilityActions.add(to: region.id) { [weak self] request in
      guard case .activate = request, let self else { return false }
      close()
      return true
    }
    builder.elements.append(region)
  }
}
