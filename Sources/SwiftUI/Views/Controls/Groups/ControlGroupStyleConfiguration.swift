/// What a group of controls shows.
public struct ControlGroupStyleConfiguration {
  /// The controls, with the type of their views hidden.
  public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The label, with the type of its view hidden; nothing in a group without one.
  public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let content: Content
  public let label: Label

  @MainActor
  init<V: View>(_ content: V, style: any ControlGroupStyle) {
    // What stands in the group has its style again.
    let labeled = content as? any LabeledControlGroup
    self.content = Content(
      view: AnyView((labeled?.controls ?? AnyView(content)).environment(\.controlGroupStyle, style))
    )
    label = Label(view: labeled?.title ?? AnyView(EmptyView()))
  }
}

/// Content of a group that has a label.
@MainActor
private protocol LabeledControlGroup {
  var controls: AnyView { get }
  var title: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControlGroup {
  var controls: AnyView { AnyView(content) }
  var title: AnyView { AnyView(label) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// What a style shows with the usual style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any ControlGroupStyle)? { nil }
}

extension EnvironmentValues {
  /// The app's own style; nil for one that is built in.
  var controlGroupStyle: (any ControlGroupStyle)? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

/// A group as the app's own style shows it.
nonisolated struct StyledControlGroup<Content: View>: View {
  let content: Content
  let style: any ControlGroupStyle

  @MainActor var body: some View {
    // A group that the style itself makes has the usual style.
    AnyView(show(style)).environment(\.controlGroupStyle, nil)
  }

  @MainActor
  private func show<S: ControlGroupStyle>(_ style: S) -> AnyView {
    AnyView(style.makeBody(configuration: ControlGroupStyleConfiguration(content, style: style)))
  }
}
