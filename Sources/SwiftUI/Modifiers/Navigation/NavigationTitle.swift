extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationItemModifier("navigationTitle", value: title) { $0.title = title })
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationItemModifier("navigationTitle", titleBinding: title) { _ in })
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      _NavigationItemModifier("navigationBarTitleDisplayMode", value: displayMode) {
        $0.displayMode = displayMode
      })
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(
      _NavigationItemModifier("toolbarTitleDisplayMode", value: mode) {
        $0.displayMode = mode.displayMode
      })
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    modifier(_NavigationItemModifier("navigationBarTitle", value: title) { $0.title = title })
  }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationBarTitle(Text(title))
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      _NavigationItemModifier("navigationBarTitle", value: title) {
        $0.title = title
        $0.displayMode = displayMode
      })
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(
      _NavigationItemModifier("navigationBarBackButtonHidden", value: hidesBackButton) {
        $0.hidesBackButton = hidesBackButton
      })
  }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(
      _NavigationItemModifier("navigationBarHidden", value: hidden) { $0.hidesBar = hidden })
  }

  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_NavigationItemModifier("toolbar", value: visibility, Self.hiding(visibility, bars)))
  }

  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _NavigationItemModifier("toolbarVisibility", value: visibility, Self.hiding(visibility, bars))
    )
  }

  /// What the bars are drawn on, when they have a background.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _NavigationItemModifier(
        "toolbarBackground", value: style,
        Self.background(bars) { $0.style = AnyShapeStyle(style) }))
  }

  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _NavigationItemModifier(
        "toolbarBackground", value: visibility,
        Self.background(bars) { $0.visibility = visibility }))
  }

  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _NavigationItemModifier(
        "toolbarBackgroundVisibility", value: visibility,
        Self.background(bars) { $0.visibility = visibility }))
  }

  /// The colour scheme of the bars while their background is visible.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _NavigationItemModifier(
        "toolbarColorScheme", value: colorScheme,
        Self.background(bars) { $0.colorScheme = colorScheme }))
  }

  private nonisolated static func background(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarBackgroundSetting) -> Void
  ) -> (inout NavigationItem) -> Void {
    { item in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        let bar = bar == .automatic ? .navigationBar : bar
        change(&item.barBackground[bar, default: BarBackgroundSetting()])
      }
    }
  }

  private nonisolated static func hiding(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> (inout NavigationItem) -> Void {
    { item in
      guard visibility != .automatic else { return }
      let isHidden = visibility == .hidden
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        item.hidesBar = isHidden
      }
      if bars.contains(.bottomBar) { item.hidesBottomBar = isHidden }
      if bars.isEmpty || bars.contains(.tabBar) { item.hidesTabBar = isHidden }
    }
  }
}

/// The bars that a modifier is for.
public struct ToolbarPlacement: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = ToolbarPlacement(rawValue: 0)
  public static let bottomBar = ToolbarPlacement(rawValue: 1)
  public static let navigationBar = ToolbarPlacement(rawValue: 2)
  public static let tabBar = ToolbarPlacement(rawValue: 3)
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  package let displayMode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  /// Differs from Apple's: looks as `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .large)
}
