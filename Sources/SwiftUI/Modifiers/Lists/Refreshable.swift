import Foundation

/// Loads the content of a view anew.
public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }

  @MainActor
  func start() {
    let action = action
    Task { @MainActor in await action() }
  }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// What refreshes the content; nil when nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Lets the user refresh the view by pulling it down.
public nonisolated struct _RefreshableModifier: EnvironmentChangingModifier {
  public typealias Body = Never

  package let action: @Sendable () async -> Void

  public var change: (inout EnvironmentValues) -> Void {
    let action = action
    return { $0.refresh = RefreshAction(action) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier("refreshable", environment: change)
  }
}

extension View {
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshableModifier(action: action))
  }
}
