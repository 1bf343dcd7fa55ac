import Foundation

/// The looks of forms.
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = FormStyleConfiguration
}

/// What a form style is told about a form.
public struct FormStyleConfiguration {
  /// Stands for the form's content.
  public nonisolated struct Content: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Content") }
  }

  public let content: Content
}

package enum FormStyleKey: StyleKey {
  package typealias Configuration = FormStyleConfiguration
  @MainActor package static var standard: StyleBox<FormStyleConfiguration> {
    TypedStyleBox(GroupedFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The controls in sections on cards.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content)
  }
}

/// The form style of the platform.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content)
  }
}

/// The controls below each other, as a scrolling column.
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the looks of forms.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<FormStyleKey, S>(style: style, name: "formStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}

/// The list that a form is.
nonisolated struct FormList<Content: View>: PrimitiveView {
  let content: Content

  @MainActor
  func makeNode(_ context: _NodeContext) -> ListNode {
    let node = ListNode(context)
    node.isForm = true
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  func updateNode(_ node: ListNode) {
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  var _structure: _ViewStructure { .view("Form", content: content, isContainer: true) }
}
