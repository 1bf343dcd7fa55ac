/// How a navigation view shows its columns; on a phone all look the same.
public protocol NavigationViewStyle {
  /// Whether only the first column shows, with the others never beside it.
  static var _isStack: Bool { get }
}

extension NavigationViewStyle {
  public static var _isStack: Bool { false }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public static var _isStack: Bool { true }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static nonisolated var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static nonisolated var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static nonisolated var columns: ColumnNavigationViewStyle { .init() }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether navigation views never show columns side by side.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Says whether a navigation view shows its columns side by side, where there is room.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(
      _ContainerStyleModifier(name: "navigationViewStyle", style: style) {
        $0.navigationViewIsStack = S._isStack
      })
  }
}
