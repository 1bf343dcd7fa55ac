// Values that modifiers set, and views ask for or not.

private struct DepthKey { static let defaultValue = 0 }
private struct PaceKey { static let defaultValue = 0 }

public struct EnvironmentValues {
  subscript<Key>(_ key: Key.Type) -> Int {
    get { 0 }
    set { store(newValue) }
  }

  func store(_ value: Int) {}
}

extension EnvironmentValues {
  public var depth: Int {  // dead
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  public var pace: Int {
    get { self[PaceKey.self] }
    set { self[PaceKey.self] = newValue }
  }
}

extension View {
  public func depth(_ depth: Int) -> some View { environment(\.depth, depth) }
  public func pace(_ pace: Int) -> some View { environment(\.pace, pace) }
}

func steps(_ environment: EnvironmentValues) -> Int { environment.pace }
