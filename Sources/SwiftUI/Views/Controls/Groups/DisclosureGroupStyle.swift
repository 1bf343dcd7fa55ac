import Foundation

/// The looks and the behaviour of disclosure groups.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style of disclosure groups is told about one.
public struct DisclosureGroupStyleConfiguration {
  /// Stands for the label.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  /// Stands for what is shown and hidden.
  public nonisolated struct Content: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Content") }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

package enum DisclosureGroupStyleKey: StyleKey {
  package typealias Configuration = DisclosureGroupStyleConfiguration
  @MainActor package static var standard: StyleBox<DisclosureGroupStyleConfiguration> {
    TypedStyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A row with a chevron, and the content below it.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the looks and the behaviour of disclosure groups.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    modifier(
      StyleModifier<DisclosureGroupStyleKey, S>(
        style: style, name: "disclosureGroupStyle"
      ) { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}

/// A disclosure group in the style of the place.
nonisolated struct StyledDisclosure<Label: View, Content: View>: PrimitiveView {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content

  @MainActor
  private func configuration(
    _ label: ContentProvider, _ content: ContentProvider
  ) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(provider: label), content: .init(provider: content), isExpanded: isExpanded)
  }

  @MainActor
  func makeNode(_ context: _NodeContext) -> StyledNode<DisclosureGroupStyleKey> {
    let label = TypedContentProvider(self.label)
    let content = TypedContentProvider(self.content)
    return StyledNode<DisclosureGroupStyleKey>(
      "DisclosureGroup", configuration(label, content), providers: [label, content], context)
  }

  @MainActor
  func updateNode(_ node: StyledNode<DisclosureGroupStyleKey>) {
    let label = node.provider(0, of: Label.self)
    let content = node.provider(1, of: Content.self)
    label.replace(with: self.label)
    content.replace(with: self.content)
    node.update(configuration(label, content))
  }

  @MainActor
  var _structure: _ViewStructure { _ViewStructure(.wrapper(content)) }
}

/// The body of the built-in style: in lists the content is rows of its own, farther in.
nonisolated struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.outlineDepth) private var depth

  @MainActor var body: some View {
    if isInListRow {
      header
      if configuration.isExpanded {
        configuration.content.environment(\.outlineDepth, depth + 1)
      }
    } else {
      VStack(alignment: .leading) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @MainActor private var header: some View {
    let configuration = configuration
    return DisclosureHeader(isExpanded: configuration.isExpanded, label: configuration.label) {
      configuration.isExpanded.toggle()
    }
  }
}

private enum OutlineDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// How many disclosure groups of a list the view stands in.
  package var outlineDepth: Int {
    get { self[OutlineDepthKey.self] }
    set { self[OutlineDepthKey.self] = newValue }
  }
}
