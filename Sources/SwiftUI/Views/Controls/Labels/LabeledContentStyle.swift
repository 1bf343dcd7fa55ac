import Foundation

/// The looks of labeled content.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labeled content is told.
public struct LabeledContentStyleConfiguration {
  /// Stands for the label.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  /// Stands for the content.
  public nonisolated struct Content: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Content") }
  }

  public let label: Label
  public let content: Content

  package init(label: Label = Label(provider: nil), content: Content = Content(provider: nil)) {
    self.label = label
    self.content = content
  }
}

package enum LabeledContentStyleKey: StyleKey {
  package typealias Configuration = LabeledContentStyleConfiguration
  @MainActor package static var standard: StyleBox<LabeledContentStyleConfiguration> {
    TypedStyleBox(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The label in front, the content at the far end of the row.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ValueRow(label: configuration.label, value: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the looks of labeled content.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<LabeledContentStyleKey, S>(style: style, name: "labeledContentStyle") {
        style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}
