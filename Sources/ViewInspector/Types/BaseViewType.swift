import SwiftUI

/// The kinds of views, as types.
///
/// Such as `ViewType.Text`, `ViewType.HStack`, …
///
/// Differs from Apple's: what the original has for macOS alone is absent (`HSplitView`, `VSplitView`, `MenuButton`,
/// `TouchBar`, the commands of menus and keys, `pasteButton()`, gestures' modifier keys), as those views are.
public enum ViewType {}

/// A kind of view that can be inspected.
public protocol BaseViewType {
  /// The name of the view's type without generic arguments; empty for kinds that take any view.
  static var typePrefix: String { get }
  /// The names with their module that count as this kind.
  static var namespacedPrefixes: [String] { get }
  /// Whether the kind stands for its view without having looked at it.
  static var isTransitive: Bool { get }
  /// The call that reaches such a view, without an index: `hStack()`.
  static func inspectionCall(typeName: String) -> String
  /// Whether a view is of this kind.
  @MainActor static func _accepts(_ content: Content) -> Bool
}

extension BaseViewType {
  public static var namespacedPrefixes: [String] { ["SwiftUI." + typePrefix] }

  public static var isTransitive: Bool { false }

  public static func inspectionCall(typeName: String) -> String {
    guard let first = typePrefix.first else { return "" }
    let name = first.lowercased() + typePrefix.dropFirst()
    return "\(name.replacing(".", with: ""))()"
  }

  @MainActor
  public static func _accepts(_ content: Content) -> Bool {
    content.node.description?.name == typePrefix
  }

  /// The call with an index in it.
  static func call(at index: Int?) -> String {
    let call = inspectionCall(typeName: typePrefix)
    guard let index, call.hasSuffix(")") else { return call }
    let separator = call.hasSuffix("()") ? "" : ", "
    return "\(call.dropLast())\(separator)\(index))"
  }

  /// What messages say was expected.
  static var expectation: String {
    namespacedPrefixes
      .map { $0.hasPrefix("SwiftUI.") ? String($0.dropFirst("SwiftUI.".count)) : $0 }
      .joined(separator: " or ")
  }
}

/// A kind of view that stands for a type of the app's own.
public protocol CustomViewType {
  associatedtype T
}

/// A kind of view with one child, whose accessors take no index.
public protocol SingleViewContent {
  @MainActor static func child(_ content: Content) throws -> Content
}

/// A kind of view with any number of children, whose accessors take an index.
public protocol MultipleViewContent {
  @MainActor static func children(_ content: Content) throws -> LazyGroup<Content>
}

/// A view value on the way through a hierarchy.
@preconcurrency @MainActor
public struct Content {
  package let node: InspectedNode
  /// What stands here where it is no view.
  private let value: Any?

  package init(_ node: InspectedNode) { self.init(node, value: nil) }

  init(_ node: InspectedNode, value: Any?) {
    self.node = node
    self.value = value
  }

  /// The view itself.
  public var view: Any { value ?? node.modifier ?? node.view }
}

extension SingleViewContent {
  @MainActor
  public static func child(_ content: Content) throws -> Content {
    Content(try content.node.child(ViewType.ClassifiedView.self, at: nil, isTransparent: false))
  }
}

extension MultipleViewContent {
  @MainActor
  public static func children(_ content: Content) throws -> LazyGroup<Content> {
    let group = try content.node.children()
    return LazyGroup(count: group.count) { index in
      Content(
        InspectedNode(
          group.content(at: index), parent: content.node, element: .untyped(index)))
    }
  }
}

/// The older name of `BaseViewType`, for extensions that were written against it.
public typealias KnownViewType = BaseViewType
