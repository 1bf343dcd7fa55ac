import SwiftUI

extension InspectedNode {
  /// The modifiers of the place, the innermost one first.
  ///
  /// What custom modifiers apply to their content directly counts as applied here.
  func modifiers() -> [ModifierLink] {
    var links: [ModifierLink] = []
    forEachModifier { links.append($0) }
    return links
  }

  func forEachModifier(_ body: (ModifierLink) -> Void) {
    var link = medium
    while let current = link {
      if case .custom = current.structure {
        var inner = current.appliedToContent(in: environment(around: current.outer))
        while let applied = inner {
          if !applied.isLayer { body(applied) }
          inner = applied.outer
        }
      }
      body(current)
      link = current.outer
    }
  }

  /// The places of what the modifiers bear, such as overlays and sheets, and of custom modifiers.
  func modifierPlaces() -> [InspectedNode] {
    var places: [InspectedNode] = []
    var counts: [String: Int] = [:]
    var customCounts: [ObjectIdentifier: Int] = [:]
    forEachPlaceBearer { current in
      switch current.structure {
      case .custom:
        let id = ObjectIdentifier(Swift.type(of: current.modifier))
        let index = customCounts[id, default: 0]
        customCounts[id] = index + 1
        places.append(place(ofCustom: current, index: index == 0 ? nil : index))
      case .modifier(let ownName, let views, _) where !views.isEmpty:
        // Covers count as sheets here; their users know the paths by this name.
        let name = ownName == "fullScreenCover" ? "sheet" : ownName
        let index = counts[name, default: 0]
        counts[name] = index + 1
        places.append(place(of: current, name: name, index: index == 0 ? nil : index))
      case .modifier, .environment, .pair, .hidden:
        break
      }
    }
    return places
  }

  /// Calls `body` with the modifiers that a search looks into.
  ///
  /// The app's own way to present a popup counts as the popup that it presents.
  private func forEachPlaceBearer(_ body: (ModifierLink) -> Void) {
    var link = medium
    while let current = link {
      if case .custom = current.structure, current.modifier is any BasePopupPresenter {
        var inner = current.appliedToContent(in: environment(around: current.outer))
        while let applied = inner {
          body(applied)
          inner = applied.outer
        }
      } else {
        body(current)
      }
      link = current.outer
    }
  }

  func place(ofCustom link: ModifierLink, index: Int?) -> InspectedNode {
    InspectedNode(
      modifier: link.modifier, structure: .custom, parent: self, element: .typed(index),
      rootEnvironment: environment(around: link.outer))
  }

  /// The place of what a modifier of the framework bears.
  func place(of link: ModifierLink, name: String, index: Int?) -> InspectedNode {
    if case .modifier(_, let views, _) = link.structure, views.count == 1, views[0].isTyped {
      return InspectedNode(
        UnwrappedView(views[0].view()), parent: self, element: .named(name, index),
        rootEnvironment: environment(around: link.outer))
    }
    return InspectedNode(
      modifier: link.modifier, structure: .view(link.borneDescription), parent: self,
      element: .named(name, index), rootEnvironment: environment(around: link.outer))
  }

  /// The place of what the modifiers with a name bear.
  ///
  /// `index`: Counts the modifiers with the name, the innermost one first.
  /// Throws: `modifierNotFound`, or `viewNotFound` when the modifier shows nothing at present.
  func borne(named name: String, at index: Int?, absence: String? = nil) throws -> InspectedNode {
    var matches: [ModifierLink] = []
    forEachModifier { if $0.name == name { matches.append($0) } }
    guard let link = matches.dropFirst(index ?? 0).first else {
      throw InspectionError.modifierNotFound(
        parent: typeName, modifier: name, index: index ?? 0)
    }
    guard case .modifier(_, let views, _) = link.structure, !views.isEmpty else {
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      throw InspectionError.viewNotFound(parent: absence ?? capitalized)
    }
    return place(of: link, name: name, index: index)
  }

  /// The view that a modifier bears, which stands for itself.
  func borneContent(named name: String, at index: Int?) throws -> InspectedNode {
    let place = try borne(named: name, at: index)
    if place.modifier == nil { return place }
    guard let content = place.description?.content else {
      throw InspectionError.viewNotFound(parent: name)
    }
    return InspectedNode(
      UnwrappedView(content), parent: self, element: .named(name, index),
      rootEnvironment: place.rootEnvironment)
  }

  // MARK: Reading

  /// What the modifiers of the place write into the environment for a key; nil if none does.
  func environmentValue<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, includesAncestors: Bool = false
  ) -> Value? {
    var node: InspectedNode? = self
    while let current = node {
      var found: Value?
      current.forEachModifier { link in
        if found == nil { found = link.environmentValue(keyPath) }
      }
      if let found { return found }
      guard includesAncestors else { return nil }
      node = current.parent
    }
    return nil
  }
}

extension ModifierLink {
  /// Whether the modifier puts views in front of or behind its content.
  fileprivate var isLayer: Bool {
    guard case .modifier(let name, let views, _) = structure else { return false }
    return !views.isEmpty && Self.layers.contains(name)
  }

  private static let layers: Set<String> = [
    "overlay", "background", "overlayPreferenceValue", "backgroundPreferenceValue", "mask",
  ]

  /// What a modifier bears, described as a view: content and children in other roles.
  var borneDescription: ViewDescription {
    guard case .modifier(let name, let views, _) = structure else {
      return ViewDescription(name: "")
    }
    let typeName = name.prefix(1).uppercased() + name.dropFirst()
    let content = views.first { $0.role == "content" || $0.role == name }
    return ViewDescription(
      name: typeName, content: content?.view(),
      supplementary: views.filter { $0.role != "content" && $0.role != name })
  }
}
