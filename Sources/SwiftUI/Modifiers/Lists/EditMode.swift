import Device

/// Whether the user edits a view's content.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// Differs from Apple's: no list sets it; one that is given it is edited as with `active`.
  case transient
  case active

  /// Whether the content can be edited now.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the user edits the content of the views around; nil where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns the edit mode around it on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public nonisolated init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button((isEditing ? SystemWord.done : .edit).text) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }

  public var _structure: _ViewStructure { .view("EditButton") }
}
