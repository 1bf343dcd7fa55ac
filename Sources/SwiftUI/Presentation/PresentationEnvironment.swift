/// Ends the presentation that a view stands in, or leads back from its screen.
@preconcurrency @MainActor
public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

/// Whether a view is presented by another one.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private enum IsInSheetKey: EnvironmentKey { static let defaultValue = false }
private enum IsElevatedKey: EnvironmentKey { static let defaultValue = false }

private enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: false))
  }
}

extension EnvironmentValues {
  /// Ends the presentation that the view stands in; does nothing where there is none.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a presentation or on a pushed screen.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// Whether backgrounds are those of the level above the screen's: in sheets and popovers.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  /// Whether the view stands in a sheet that leaves something of what is behind in view.
  package var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }
}

extension Binding where Value == PresentationMode {
  /// A binding that calls `dismiss` when its value says that nothing is presented any more.
  static func presentation(
    isPresented: Bool, dismiss: @escaping @MainActor () -> Void
  ) -> Binding<PresentationMode> {
    Binding(
      location: FunctionalLocation(get: { PresentationMode(isPresented: isPresented) }) { mode, _ in
        if !mode.isPresented { MainActor.assumeIsolated { dismiss() } }
      })
  }
}
