import Observation
import SwiftUI

/// The map that controls beside it belong to.
@Observable @MainActor
final class MapScope {
  /// Nil until a map names the scope.
  var map: MapHandle?

  nonisolated init() {}
}

private struct MapScopesKey: EnvironmentKey {
  static var defaultValue: [Namespace.ID: MapScope] { [:] }
}

extension EnvironmentValues {
  var mapScopes: [Namespace.ID: MapScope] {
    get { self[MapScopesKey.self] }
    set { self[MapScopesKey.self] = newValue }
  }
}

private struct MapScopeModifier: ViewModifier {
  private let id: Namespace.ID
  @State private var scope: MapScope
  @Environment(\.mapScopes) private var outer

  nonisolated init(id: Namespace.ID) {
    self.id = id
    _scope = State(initialValue: MapScope())
  }

  func body(content: Content) -> some View {
    content.environment(\.mapScopes, outer.merging([id: scope]) { $1 })
  }
}

extension View {
  /// Connects the map and the controls inside that name the scope.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View {
    modifier(MapScopeModifier(id: scope))
  }
}

/// The map of a control: that of its scope, or the one that it stands in front of.
@MainActor
struct ControlledMap: DynamicProperty {
  let scope: Namespace.ID?
  @Environment(\.mapHandle) private var inFront
  @Environment(\.mapScopes) private var scopes

  init(scope: Namespace.ID?) { self.scope = scope }

  var handle: MapHandle? { scope.flatMap { scopes[$0] }?.map ?? inFront }
}
