import SwiftUI

extension InspectableView {
  /// The sum of the paddings on each edge, in points.
  ///
  /// - Throws: `notSupported` for paddings that leave the length to the system.
  public func padding() throws -> EdgeInsets {
    let paddings = try node.paddings()
    guard paddings.allSatisfy({ $0.insets != nil }) else {
      let isWhole = paddings.contains { $0.insets == nil && $0.edges == .all }
      let edge = paddings.first { $0.insets == nil }?.edges.named.first?.name ?? "leading"
      throw InspectionError.notSupported(
        isWhole
          ? "Please use `hasPadding(_:)` for inspecting padding without explicit value."
          : EdgeInsets.undefined(edge))
    }
    return EdgeInsets(
      top: paddings.sum(.top, \.top), leading: paddings.sum(.leading, \.leading),
      bottom: paddings.sum(.bottom, \.bottom), trailing: paddings.sum(.trailing, \.trailing))
  }

  /// The sum of the paddings on the edges, in points.
  ///
  /// - Throws: `modifierNotFound` if none of the edges has one; `notSupported` if the edges have
  ///   different paddings, or leave them to the system.
  public func padding(_ edges: Edge.Set) throws -> CGFloat {
    let paddings = try node.paddings()
    let wanted = edges.named
    guard let first = wanted.first else {
      throw InspectionError.notSupported("No edge is specified")
    }
    guard wanted.contains(where: { edge in paddings.contains { $0.edges.contains(edge.set) } })
    else { throw node.missingModifier("padding") }
    for edge in wanted {
      let isUndefined = paddings.contains { $0.insets == nil && $0.edges.contains(edge.set) }
      if isUndefined { throw InspectionError.notSupported(EdgeInsets.undefined(edge.name)) }
    }
    let length = paddings.sum(first.set, first.keyPath)
    guard wanted.allSatisfy({ paddings.sum($0.set, $0.keyPath) == length }) else {
      let names = wanted.map { "SwiftUI.Edge.\($0.name)" }.joined(separator: ", ")
      throw InspectionError.notSupported(
        """
        Insets for edges '[\(names)]' have different values, consider calling `padding` \
        individually per edge.
        """)
    }
    return length
  }

  /// Whether some padding is put on all of the edges.
  public func hasPadding(_ edges: Edge.Set = .all) -> Bool {
    guard let paddings = try? node.paddings() else { return false }
    return paddings.reduce(into: Edge.Set()) { $0.formUnion($1.edges) }.isSuperset(of: edges)
  }
}

extension InspectedNode {
  fileprivate func paddings() throws -> [_PaddingLayout] {
    var paddings: [_PaddingLayout] = []
    forEachModifier { link in
      if let padding = link.modifier as? _PaddingLayout { paddings.append(padding) }
    }
    guard !paddings.isEmpty else {
      throw missingModifier("padding")
    }
    return paddings
  }
}

extension [_PaddingLayout] {
  fileprivate func sum(_ edge: Edge.Set, _ keyPath: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
    reduce(0) { $1.edges.contains(edge) ? $0 + ($1.insets?[keyPath: keyPath] ?? 0) : $0 }
  }
}

extension EdgeInsets {
  fileprivate static func undefined(_ edge: String) -> String {
    """
    Undefined inset for '\(edge)' edge. Consider calling `hasPadding(_:)` instead to assure a \
    default padding is applied.
    """
  }
}

extension Edge.Set {
  fileprivate typealias Named = (
    set: Edge.Set, name: String, keyPath: KeyPath<EdgeInsets, CGFloat> & Sendable
  )

  /// The single edges in the set.
  fileprivate var named: [Named] {
    let all: [Named] = [
      (.top, "top", \.top), (.leading, "leading", \.leading), (.bottom, "bottom", \.bottom),
      (.trailing, "trailing", \.trailing),
    ]
    return all.filter { contains($0.set) }
  }
}
