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

extension InspectedNode {
  /// The children in the content: those of a container, or the body of a custom view.
  ///
  /// - Throws: `missingEnvironmentObjects` when a body cannot be evaluated; `notSupported` when
  ///   there is no body.
  func children() throws -> ChildGroup {
    switch structure {
    case .custom:
      return Self.group(of: try evaluatedBody(), isContainer: false)
    case .view(let description):
      if let items = description.items {
        return ChildGroup(source: .several(items, medium: nil), isIndexed: true)
      }
      guard let content = description.content else {
        return ChildGroup(source: .none, isIndexed: description.isContainer)
      }
      return Self.group(of: content, isContainer: description.isContainer)
    case .list(let list):
      return Self.group(of: list, medium: medium)
    case .absent, .wrapper, .modified:
      return ChildGroup(source: .none, isIndexed: false)
    }
  }

  private static func group(of content: any View, isContainer: Bool) -> ChildGroup {
    let content = UnwrappedView(content)
    if case .list(let list) = content.structure { return group(of: list, medium: content.medium) }
    return ChildGroup(source: .single(content), isIndexed: isContainer)
  }

  /// The views of a list; of several, none has the modifiers around the list that end there.
  private static func group(of list: ViewList, medium: ModifierLink?) -> ChildGroup {
    let medium = list.count > 1 ? medium?.reachingInside : medium
    return ChildGroup(source: .several(list, medium: medium), isIndexed: true)
  }

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
