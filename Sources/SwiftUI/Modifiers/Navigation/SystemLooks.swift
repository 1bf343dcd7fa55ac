/// How a tab bar makes room for content.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let never = Self(name: "never")
  public static let onScrollDown = Self(name: "onScrollDown")
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// How a search field stands in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let minimize = Self(name: "minimize")
}

extension View {
  /// Says when the tab bar grows small.
  ///
  /// Differs from Apple's: the tab bar keeps its size.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    modifier(NotedModifier("tabBarMinimizeBehavior", behavior))
  }

  /// Says how the search field stands in the toolbar.
  ///
  /// Differs from Apple's: the field keeps its size.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(NotedModifier("searchToolbarBehavior", behavior))
  }

  /// Lets this view show through, mirrored and blurred, behind bars and sidebars.
  ///
  /// Differs from Apple's: nothing is mirrored.
  public nonisolated func backgroundExtensionEffect() -> some View {
    modifier(NotedModifier("backgroundExtensionEffect", true))
  }

  /// Marks content that may be out of date until the app answers.
  ///
  /// Differs from Apple's: it is only noted, since nothing here waits for an extension's answer.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(NotedModifier("invalidatableContent", invalidatable))
  }
}

extension ToolbarContent {
  /// Says whether these items stand on the glass that they share with their neighbours.
  ///
  /// Differs from Apple's: bars are drawn without glass.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    _SharedBackgroundContent(content: self, visibility: visibility)
  }
}

extension CustomizableToolbarContent {
  /// Says whether these items stand on the glass that they share with their neighbours.
  ///
  /// Differs from Apple's: bars are drawn without glass.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    _SharedBackgroundContent(content: self, visibility: visibility)
  }
}

/// Items of a toolbar that say whether they share a background.
nonisolated struct _SharedBackgroundContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never

  let content: Content
  let visibility: Visibility

  @MainActor
  static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node {
    Content._makeToolbarNode(content.content, context)
  }

  @MainActor
  static func _updateToolbarNode(_ node: _Node, to content: Self) {
    Content._updateToolbarNode(node, to: content.content)
  }

  @MainActor
  var _toolbarItems: [_ToolbarItemDescription] {
    content._toolbarItems.map { item in
      var item = item
      item.sharedBackground = visibility
      return item
    }
  }
}

extension _SharedBackgroundContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

extension View {
  /// Shows a smaller text below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(
      _NavigationItemModifier("navigationSubtitle", value: subtitle) { $0.subtitle = subtitle })
  }

  /// Shows a smaller text below the title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Shows a smaller text below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
