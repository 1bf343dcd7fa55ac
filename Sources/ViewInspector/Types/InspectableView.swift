import SwiftUI

/// A view that is being inspected.
///
/// Calls that throw throw an `InspectionError`. Those that read a modifier throw `modifierNotFound` where the view bears
/// none, and tell of the innermost where it bears several, unless they say otherwise.
@preconcurrency @MainActor
public struct InspectableView<View> where View: BaseViewType {
  package let node: InspectedNode

  package init(_ node: InspectedNode) {
    self.node = node
  }

  /// The view value as it stands in the hierarchy.
  public var content: Content { Content(node) }

  /// The calls that lead here from where the inspection began; empty for the root.
  public var pathToRoot: String { node.path }

  /// The view around this one.
  ///
  /// Give it a kind by its accessor: `parent().vStack()`, or `parent().overlay()` inside an overlay.
  /// It keeps its path, with its index.
  ///
  /// - Throws: `parentViewNotFound` for the view that the inspection began with.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    guard let parent = node.parent else {
      throw InspectionError.parentViewNotFound(view: node.typeName)
    }
    return .init(parent)
  }

  /// The same view without its kind.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(node)
  }

  /// Whether this stands for an optional view that is nil.
  public var isAbsent: Bool { node.isAbsent }

  /// The child of a given kind.
  func child<T: BaseViewType>(_ type: T.Type, at index: Int? = nil) throws -> InspectableView<T> {
    .init(
      try node.child(
        type, at: index, isTransparent: View.isTransitive,
        entersBodies: View.self != ViewType.ParentView.self))
  }

  /// What a modifier bears; for the view around something that a modifier bears, that place itself.
  func borne(named name: String, at index: Int?) throws -> InspectedNode {
    try ownPlace(named: name, at: index) ?? node.borne(named: name, at: index)
  }

  /// The view that a modifier bears, which stands for itself.
  func borneContent(
    named name: String, shownAs shownName: String? = nil, at index: Int?
  ) throws -> InspectedNode {
    try ownPlace(named: name, at: index)
      ?? node.borneContent(named: name, shownAs: shownName, at: index)
  }

  private func ownPlace(named name: String, at index: Int?) -> InspectedNode? {
    guard View.self == ViewType.ParentView.self,
      case .named(let ownName, let ownIndex) = node.element, ownName == name,
      index == nil || index == (ownIndex ?? 0)
    else { return nil }
    return node
  }

  /// A child in another role: a label, a header.
  func supplementary(_ role: String) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try node.supplementary(role))
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view itself: bodies are not wrapped by the compilers that we support.
  public func implicitAnyView() throws -> InspectableView<View> { self }
}
