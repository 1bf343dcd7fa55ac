import Accessibility
import CoreGraphics

extension View {
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// Names the view for a container that selects by accessibility.
  ///
  /// Containers here select by tags alone, as pickers do; the value is there for inspection.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View {
    modifier(AccessibilitySelectionIdentifierModifier(identifier: selectionIdentifier))
  }
}

/// What `accessibility(selectionIdentifier:)` says.
package nonisolated struct AccessibilitySelectionIdentifierModifier: NodelessModifier {
  package let identifier: AnyHashable

  @MainActor
  package var _structure: _ModifierStructure { .modifier("accessibility(selectionIdentifier:)") }
}
