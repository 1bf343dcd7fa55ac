import SwiftUI

/// Carries the exposed nodes up the tree, in the order of the views.
public struct AxtPreferenceKey: PreferenceKey {
  public static var defaultValue: [Axt] { [] }

  /// Appends the next nodes, leaving out those that are there already.
  public static func reduce(value: inout [Axt], nextValue: () -> [Axt]) {
    var known = Set(value.map(\.nodeId))
    for node in nextValue() where known.insert(node.nodeId).inserted { value.append(node) }
  }
}
