import SwiftUI

extension InspectedNode {
  /// The modifiers of the place, the innermost one first.
  ///
  /// What custom modifiers apply to their content counts as applied here.
  func modifiers() -> [ModifierLink] {
    var links: [ModifierLink] = []
    forEachModifier { links.append($0) }
    return links
  }

  func forEachModifier(_ body: (ModifierLink) -> Void) {
    forEachModifier { link, _ in body(link) }
  }

  /// Calls `body` with each modifier and the custom modifier that applies it, if one does.
  private func forEachModifier(_ body: (ModifierLink, _ owner: ModifierLink?) -> Void) {
    var link = medium
    while let current = link {
      if case .custom = current.structure {
        for applied in current.appliedToContent(in: environment(around: current.outer))
        where !applied.isLayer {
          body(applied, current)
        }
      }
      body(current, nil)
      link = current.outer
    }
  }

  /// The places of what the modifiers bear, such as overlays and sheets, and of custom modifiers.
  func modifierPlaces() -> [InspectedNode] {
    guard bearsPlaces else { return [] }
    let bearers = placeBearers()
    let presented = Set(bearers.lazy.filter(\.isPresenter).compactMap(\.link.shownName))
    var places: [InspectedNode] = []
    var counts: [String: Int] = [:]
    var customCounts: [ObjectIdentifier: Int] = [:]
    for (link, isPresenter) in bearers {
      switch link.structure {
      case .custom:
        let id = ObjectIdentifier(Swift.type(of: link.modifier))
        let index = customCounts[id, default: 0]
        customCounts[id] = index + 1
        places.append(place(ofCustom: link, index: index == 0 ? nil : index))
      case .modifier(_, let views, _):
        guard let name = link.shownName, isPresenter || !presented.contains(name) else { continue }
        let index = counts[name, default: 0]
        counts[name] = index + 1
        guard !views.isEmpty else { continue }
        places.append(place(of: link, name: name, index: index == 0 ? nil : index))
      case .environment, .pair, .hidden:
        break
      }
    }
    return places
  }

  /// Whether there may be anything to look into among the modifiers.
  private var bearsPlaces: Bool {
    var link = medium
    while let current = link {
      switch current.structure {
      case .custom: return true
      case .modifier(_, let views, _) where !views.isEmpty: return true
      case .modifier, .environment, .pair, .hidden: break
      }
      link = current.outer
    }
    return false
  }

  /// The modifiers that a search looks into.
  ///
  /// The app's own way to present a popup counts as the popup that it presents.
  private func placeBearers() -> [(link: ModifierLink, isPresenter: Bool)] {
    var bearers: [(link: ModifierLink, isPresenter: Bool)] = []
    var link = medium
    while let current = link {
      if case .custom = current.structure, current.modifier is any BasePopupPresenter {
        bearers += current.appliedToContent(in: environment(around: current.outer))
          .map { ($0, true) }
      } else {
        bearers.append((current, false))
      }
      link = current.outer
    }
    return bearers
  }

  /// The modifiers with a name, the innermost one first.
  ///
  /// Where the app has its own way to present a kind of popup, only what it presents counts.
  private func bearers(named name: String) -> [ModifierLink] {
    var all: [ModifierLink] = []
    var presented: [ModifierLink] = []
    forEachModifier { link, owner in
      guard link.name == name else { return }
      all.append(link)
      if owner?.modifier is any BasePopupPresenter { presented.append(link) }
    }
    return presented.isEmpty ? all : presented
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
  func borne(
    named name: String, shownAs shownName: String? = nil, at index: Int?, absence: String? = nil
  ) throws -> InspectedNode {
    guard let link = bearers(named: name).dropFirst(index ?? 0).first else {
      throw missingModifier(shownName ?? name, at: index ?? 0)
    }
    guard case .modifier(_, let views, _) = link.structure, !views.isEmpty else {
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      throw InspectionError.viewNotFound(parent: absence ?? capitalized)
    }
    return place(of: link, name: name, index: index)
  }

  /// The view that a modifier bears, which stands for itself.
  func borneContent(
    named name: String, shownAs shownName: String? = nil, at index: Int?
  ) throws -> InspectedNode {
    let place = try borne(named: name, shownAs: shownName, at: index)
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

  /// The name of the function that leads to what the modifier bears.
  ///
  /// Covers count as sheets in searches; their users know the paths by this name.
  fileprivate var shownName: String? { name == "fullScreenCover" ? "sheet" : name }

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
