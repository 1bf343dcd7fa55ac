import Foundation

/// What stands in place of content that is not there: an icon, a title, words and buttons.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  package let label: Label
  package let description: Description
  package let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle()).multilineTextAlignment(.center)
        description
          .environment(\.font, .callout)
          .environment(\.controlForeground, .secondary)
          .multilineTextAlignment(.center)
      }
      VStack(spacing: 8) { actions }.environment(\.font, .subheadline)
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor public var _structure: _ViewStructure {
    .view(
      "ContentUnavailableView",
      supplementary: [
        SupplementaryView("labelView", label), SupplementaryView("description", description),
        SupplementaryView("actions", actions),
      ])
  }
}

/// A large faint icon above a bold title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .environment(\.font, .system(size: 48))
        .environment(\.controlForeground, .secondary)
      configuration.title.environment(\.font, .title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// What is said when a search has found nothing.
public nonisolated struct SearchUnavailableContent {
  /// The icon and the title.
  public nonisolated struct Label: View {
    let text: String?

    @MainActor public var body: some View {
      if let text, !text.isEmpty {
        SwiftUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        SwiftUI.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The advice.
  public nonisolated struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No buttons.
  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// A search for `text` that has found nothing.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
