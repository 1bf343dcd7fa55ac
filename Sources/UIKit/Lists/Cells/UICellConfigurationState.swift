import Foundation

/// What a cell is in.
public struct UICellConfigurationState: UIConfigurationState, SelectableConfigurationState, Hashable
{
  /// Whether a finger lifts the cell, or goes on with it.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Whether something that is dragged may be dropped into the cell.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Differs from Apple's: stays `false` but where an app sets it; no configuration looks different with it.
  public var isFocused = false
  /// Differs from Apple's: stays `false` but where an app sets it; cells are not told that they are pinned.
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  /// Differs from Apple's: stays `.none` but where an app sets it; drops are into the list, not into a cell.
  public var cellDropState = DropState.none
  private var values = ConfigurationPart<[UIConfigurationStateCustomKey: AnyHashable]>([:])

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values.value[key] }
    set { values.value[key] = newValue }
  }
}
