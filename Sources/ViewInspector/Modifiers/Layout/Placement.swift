import SwiftUI

extension InspectableView {
  /// What the modifier `fixedSize` was given.
  public func fixedSize() throws -> (horizontal: Bool, vertical: Bool) {
    try node.placement("fixedSize") {
      if case .fixedSize(let horizontal, let vertical) = $0 { (horizontal, vertical) } else { nil }
    }
  }

  /// What the modifier `offset` was given, in points.
  public func offset() throws -> CGSize {
    try node.placement("offset") { if case .offset(let offset) = $0 { offset } else { nil } }
  }

  /// What the modifier `position` was given, in points from the parent's top left.
  public func position() throws -> CGPoint {
    try node.placement("position") { if case .position(let point) = $0 { point } else { nil } }
  }

  /// What the modifier `layoutPriority` was given; 0 is the usual one.
  public func layoutPriority() throws -> Double {
    try node.placement("layoutPriority") {
      if case .layoutPriority(let priority) = $0 { priority } else { nil }
    }
  }

  // MARK: Proportions

  /// What the modifier `aspectRatio` was given: width by height; nil for the view's own.
  public func aspectRatio() throws -> (aspectRatio: CGFloat?, contentMode: ContentMode) {
    try node.placement("aspectRatio") {
      if case .aspectRatio(let ratio, let mode) = $0 { (ratio, mode) } else { nil }
    }
  }

  /// Whether the view is scaled to fill its room.
  public func isScaledToFill() throws -> Bool { try isScaled(.fill, "scaledToFill") }

  /// Whether the view is scaled to fit into its room.
  public func isScaledToFit() throws -> Bool { try isScaled(.fit, "scaledToFit") }

  private func isScaled(_ mode: ContentMode, _ name: String) throws -> Bool {
    try node.placement(name) {
      if case .aspectRatio(nil, let actual) = $0 { actual == mode } else { nil }
    }
  }
}

extension InspectedNode {
  /// What the innermost fitting modifier says.
  fileprivate func placement<Value>(
    _ name: String, _ read: (_PlacementModifier.Kind) -> Value?
  ) throws -> Value {
    var found: Value?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? _PlacementModifier else { return }
      found = read(modifier.kind)
    }
    if let found { return found }
    throw missingModifier(name)
  }
}
