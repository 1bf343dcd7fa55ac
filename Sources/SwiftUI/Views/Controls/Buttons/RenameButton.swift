import Foundation

/// What starts the renaming of the thing that this place shows.
@MainActor @preconcurrency
public struct RenameAction {
  private nonisolated(unsafe) let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static let defaultValue: RenameAction? = nil
}

extension EnvironmentValues {
  /// What starts renaming; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what a rename button in this view does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(_EnvironmentWritingModifier { $0.rename = RenameAction(action) })
  }

  /// Moves the focus to a field when a rename button is tapped.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that starts renaming; disabled where nothing can be renamed.
public nonisolated struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  @MainActor
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("RenameButton") }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() {}
}
