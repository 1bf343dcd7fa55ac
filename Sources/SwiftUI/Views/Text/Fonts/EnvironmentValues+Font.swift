private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
