/// What a modifier is and which views it bears; told once in the modifier's own file.
public struct _ModifierStructure {
  package enum Storage {
    /// A modifier with a body of its own.
    case custom
    /// A modifier of the framework: the name of the function that applies it, the views it bears,
    /// and what it changes in the environment below.
    case modifier(
      name: String, views: [SupplementaryView],
      environment: ((inout EnvironmentValues) -> Void)?)
    /// A change of the environment below.
    case environment((inout EnvironmentValues) -> Void)
    /// One modifier after the other, the inner one first.
    case pair(any ViewModifier, any ViewModifier)
    /// A step of the implementation that nobody asks about.
    case hidden
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// A modifier of the framework, named as the function that applies it.
  package static func modifier(
    _ name: String, views: [SupplementaryView] = [],
    environment: ((inout EnvironmentValues) -> Void)? = nil
  ) -> _ModifierStructure {
    _ModifierStructure(.modifier(name: name, views: views, environment: environment))
  }

  /// A change of the environment below.
  package static func environment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> _ModifierStructure {
    _ModifierStructure(.environment(change))
  }
}
