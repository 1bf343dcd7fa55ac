extension _Node {
  /// What a node is in the middle of.
  ///
  /// No `OptionSet`, whose members are generic: each node is asked for its flags dozens of times a
  /// turn, and tests run in debug builds, where nothing is specialised or inlined but this.
  package struct Flags: Equatable, Sendable {
    package var rawValue: UInt16

    @_transparent
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Waits in the graph's queue for `refresh()`.
    @_transparent package static var queued: Flags { Flags(rawValue: 1 << 0) }
    /// Has left the graph; nothing may reach it any more.
    @_transparent package static var removed: Flags { Flags(rawValue: 1 << 1) }
    /// Waits in the graph's queue of nodes to measure again.
    @_transparent package static var layoutQueued: Flags { Flags(rawValue: 1 << 2) }
    /// Has to place its children again.
    @_transparent package static var needsPlacement: Flags { Flags(rawValue: 1 << 3) }
    /// Has writers of preferences at or below it.
    @_transparent package static var hasPreferences: Flags { Flags(rawValue: 1 << 4) }
    /// Waits in the graph's queue of preference readers.
    @_transparent package static var preferencesQueued: Flags { Flags(rawValue: 1 << 5) }
    /// Answered more proposals than its cache keeps.
    @_transparent package static var cacheOverflowed: Flags { Flags(rawValue: 1 << 6) }
    /// Its list of layout elements is stale.
    @_transparent package static var elementsStale: Flags { Flags(rawValue: 1 << 7) }
    /// Always yields exactly one layout element, for as long as it lives.
    @_transparent package static var isUnary: Flags { Flags(rawValue: 1 << 8) }
    /// On a screen that another one covers, or in a tab that is not selected.
    @_transparent package static var hidden: Flags { Flags(rawValue: 1 << 10) }
    /// Waits to be placed again in this turn.
    @_transparent package static var placementQueued: Flags { Flags(rawValue: 1 << 9) }
    /// May prefer another spacing than before the change that is measured now.
    @_transparent package static var spacingMayDiffer: Flags { Flags(rawValue: 1 << 11) }
    /// Evaluates content, apart from a body, that has read the environment.
    @_transparent package static var readsEnvironment: Flags { Flags(rawValue: 1 << 12) }
    /// A container has lined it up by a guide that it may set explicitly.
    @_transparent package static var toldGuides: Flags { Flags(rawValue: 1 << 13) }
    /// Is seen elsewhere than where it is placed, or is coming; see `Movements`.
    @_transparent package static var moving: Flags { Flags(rawValue: 1 << 14) }
    /// Has been placed at least once.
    @_transparent package static var placed: Flags { Flags(rawValue: 1 << 15) }

    @_transparent package static var none: Flags { Flags(rawValue: 0) }

    /// Whether all of these flags are set.
    @_transparent
    package func contains(_ flags: Flags) -> Bool {
      rawValue & flags.rawValue == flags.rawValue
    }

    /// Whether one of these flags is set.
    @_transparent
    package func containsAny(of flags: Flags) -> Bool { rawValue & flags.rawValue != 0 }

    @_transparent
    package func union(_ flags: Flags) -> Flags { Flags(rawValue: rawValue | flags.rawValue) }

    @_transparent
    package mutating func insert(_ flags: Flags) { rawValue |= flags.rawValue }

    @_transparent
    package mutating func remove(_ flags: Flags) { rawValue &= ~flags.rawValue }
  }
}
