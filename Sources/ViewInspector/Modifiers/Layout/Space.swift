import SwiftUI

extension InspectableView {
  /// What the modifier `zIndex` was given; higher views are in front, 0 is the usual one.
  public func zIndex() throws -> Double {
    try node.modifier(as: _ZIndexModifier.self, named: "zIndex").value
  }

  /// What the modifier `ignoresSafeArea` was given.
  public func ignoresSafeArea() throws -> (regions: SafeAreaRegions, edges: Edge.Set) {
    let modifier = try node.safeAreaModifier(named: "ignoresSafeArea", "ignoresSafeArea(_:edges:)")
    return (modifier.regions, modifier.edges)
  }

  /// What the modifier `edgesIgnoringSafeArea` was given.
  public func edgesIgnoringSafeArea() throws -> Edge.Set {
    try node.safeAreaModifier(named: "edgesIgnoringSafeArea", "edgesIgnoringSafeArea").edges
  }

  /// What the modifier `coordinateSpace` was given.
  public func coordinateSpaceName() throws -> String {
    var found: AnyHashable?
    node.forEachModifier { link in
      if found == nil { found = (link.modifier as? _CoordinateSpaceModifier)?.name }
    }
    if let name = found?.base as? String { return name }
    throw node.missingModifier("coordinateSpace(name:)")
  }
}

extension InspectedNode {
  fileprivate func safeAreaModifier(
    named name: String, _ shownName: String
  ) throws -> _SafeAreaIgnoringLayout {
    var found: _SafeAreaIgnoringLayout?
    forEachModifier { link in
      guard found == nil, link.name == name else { return }
      found = link.modifier as? _SafeAreaIgnoringLayout
    }
    if let found { return found }
    throw missingModifier(shownName)
  }
}
