import SwiftUI

extension Content {
  /// A view on its way through a hierarchy, after what `medium` tells of.
  init(_ view: Any, medium: Medium = .empty) {
    self.init(
      InspectedNode(
        UnwrappedView(view as? any View ?? EmptyView(), medium: medium.links), parent: nil,
        element: .typed(nil)),
      value: view is any View ? nil : view)
  }

  /// What was found on the way to the view.
  var medium: Medium { Medium(node) }

  @MainActor
  struct Medium {
    /// The modifiers between the enclosing container and the view, the innermost one first, each as
    /// modified content; not those that just change the environment.
    let viewModifiers: [Any]
    /// Those that hold for all that stands inside, from the root on.
    let transitiveViewModifiers: [Any]
    /// Those that write values into the environment, from the root on.
    let environmentModifiers: [Any]
    /// The objects in the environment, from the root on.
    let environmentObjects: [AnyObject]
    fileprivate let links: ModifierLink?

    static let empty = Medium()

    private init() {
      viewModifiers = []
      transitiveViewModifiers = []
      environmentModifiers = []
      environmentObjects = []
      links = nil
    }

    fileprivate init(_ node: InspectedNode) {
      viewModifiers = node.ownLinks.filter { !$0.isEnvironmentOnly }.map(\.asContent)
      let all = sequence(first: node, next: \.parent).flatMap(\.ownLinks).reversed()
      transitiveViewModifiers = all.filter(\.isTransitive).map(\.asContent)
      environmentObjects = all.flatMap(\.writtenObjects)
      environmentModifiers = all.filter { $0.environmentChange != nil && $0.writtenObjects.isEmpty }
        .map(\.asContent)
      links = node.medium
    }
  }
}

extension InspectedNode {
  fileprivate var ownLinks: [ModifierLink] {
    Array(
      sequence(state: medium) { link in
        defer { link = link?.outer }
        return link
      })
  }
}

extension ModifierLink {
  fileprivate var isEnvironmentOnly: Bool {
    if case .environment = structure { return true }
    return modifier is any KeyWriting
  }

  fileprivate var isTransitive: Bool {
    reachesInside && (environmentChange == nil || environmentValue(\.isEnabled) != nil)
  }

  fileprivate var writtenObjects: [AnyObject] {
    environmentChange.map(EnvironmentValues.objects(writtenBy:)) ?? []
  }

  /// The modifier around nothing.
  var asContent: Any {
    func content<M: ViewModifier>(_ modifier: M) -> Any {
      ModifiedContent(content: EmptyView(), modifier: modifier)
    }
    return content(modifier)
  }
}

/// A modifier that sets a value in the environment and does nothing else.
private protocol KeyWriting {}

extension EnvironmentSettingModifier: KeyWriting {}
