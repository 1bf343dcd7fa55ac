import SwiftUI

/// The children of a place, each made when it is asked for.
@MainActor
package struct ChildGroup {
  enum Source {
    case none
    case single(UnwrappedView)
    case several(ViewList, medium: ModifierLink?)
  }

  let source: Source
  /// Whether a child's call carries its index.
  let isIndexed: Bool

  var count: Int {
    switch source {
    case .none: 0
    case .single: 1
    case .several(let list, _): list.count
    }
  }

  /// - Precondition: `0 <= index && index < count`.
  func content(at index: Int) -> UnwrappedView {
    switch source {
    case .none: UnwrappedView(EmptyView())
    case .single(let content): content
    case .several(let list, let medium): UnwrappedView(list[index], medium: medium)
    }
  }
}

/// What stands inside of a place, with its wrappers on.
enum PlaceContent {
  case none
  /// The content of a container, or a body; maybe a list.
  case view(any View)
  /// Views in a row, with what `medium` tells of around each.
  case list(ViewList, medium: ModifierLink?)
}

extension InspectedNode {
  /// The content: that of a container, or the body of a custom view.
  ///
  /// - Throws: `missingEnvironmentObjects` when a body cannot be evaluated; `notSupported` when
  ///   there is no body.
  func content() throws -> PlaceContent {
    switch structure {
    case .custom:
      return .view(try evaluatedBody())
    case .view(let description):
      if let items = description.items { return .list(items, medium: nil) }
      return description.content.map { .view($0) } ?? .none
    case .list(let list):
      return .list(list, medium: medium?.around(list))
    case .absent:
      return .none
    }
  }

  /// The children in the content: those of a container, or the body of a custom view.
  ///
  /// - Throws: What `content()` throws.
  func children() throws -> ChildGroup {
    switch try content() {
    case .none:
      return ChildGroup(source: .none, isIndexed: countsChildren)
    case .list(let list, let medium):
      return ChildGroup(source: .several(list, medium: medium), isIndexed: true)
    case .view(let view):
      let content = UnwrappedView(view)
      guard case .list(let list) = content.structure else {
        return ChildGroup(source: .single(content), isIndexed: countsChildren)
      }
      return ChildGroup(
        source: .several(list, medium: content.medium?.around(list)), isIndexed: true)
    }
  }

  /// Whether the call of a single child carries its index, too.
  var countsChildren: Bool { description?.isContainer ?? false }

  /// The body of the custom view or modifier, with the environment of the place.
  func evaluatedBody() throws -> any View {
    do {
      if let modifier {
        guard !modifier._hasNoBody else {
          throw InspectionError.notSupported("ViewModifier without the body")
        }
        return try modifier._evaluatedBody(in: environment) { self.storage }
      }
      guard !view._hasNoBody else { throw InspectionError.notSupported(Self.refusal(of: view)) }
      return try view._evaluatedBody(in: environment) { self.storage }
    } catch let missing as MissingEnvironmentObjects {
      throw InspectionError.missingEnvironmentObjects(
        view: TypeName.full(type), objects: missing.objects)
    }
  }

  /// Why a view that has no body cannot be looked into.
  private static func refusal(of view: any View) -> String {
    if let kind = Representables.kind(of: view) {
      return """
        Please use `.actualView().\(kind.accessor)` for inspecting the contents of \(kind.name)
        """
    }
    return "Not a custom view type: \(TypeName.full(Swift.type(of: view)))"
  }

  /// A child in another role: a label, a header.
  func supplementary(_ role: String) throws -> InspectedNode {
    guard let child = description?.supplementary.first(where: { $0.role == role }) else {
      throw InspectionError.viewNotFound(parent: role)
    }
    return supplementary(child)
  }

  func supplementary(_ child: SupplementaryView) -> InspectedNode {
    InspectedNode(content(of: child), parent: self, element: .named(child.role, child.index))
  }
}
