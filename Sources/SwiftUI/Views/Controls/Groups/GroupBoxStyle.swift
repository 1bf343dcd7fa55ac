import DisplayList
import Foundation
import UIKit

/// The looks of group boxes.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style of group boxes is told.
public struct GroupBoxStyleConfiguration {
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

package enum GroupBoxStyleKey: StyleKey {
  package typealias Configuration = GroupBoxStyleConfiguration
  @MainActor package static var standard: StyleBox<GroupBoxStyleConfiguration> {
    TypedStyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A box with a grey background, the label above the content.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledBox(
      content: VStack(alignment: .leading, spacing: 8) {
        configuration.label.environment(\.font, .headline)
        configuration.content
      })
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the looks of group boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<GroupBoxStyleKey, S>(style: style, name: "groupBoxStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}

/// Content on a rounded grey background.
package nonisolated struct FilledBox<Content: View>: PrimitiveView {
  let content: Content

  @MainActor
  package func makeNode(_ context: _NodeContext) -> FilledBoxNode {
    let node = FilledBoxNode(context)
    node.insets = ButtonInsets(horizontal: 16, vertical: 16)
    node.setContent(Content._makeNode(content, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: FilledBoxNode) {
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  package var _structure: _ViewStructure { .view("GroupBox", content: content) }
}

@MainActor
package final class FilledBoxNode: LabelContainerNode {
  package override func draw(into canvas: inout DisplayCanvas) {
    // As read from pictures of iOS: 242, 242, 247 in light and 28, 28, 30 in dark.
    let fill = ControlPaint(self).color(UIColor.secondarySystemBackground)
    canvas.append(.fill(canvas.pixelRect(size), cornerRadius: 8, .color(fill)))
    super.draw(into: &canvas)
  }
}
