import SwiftUI

extension InspectableView {
  /// What the modifier `previewDevice` was given.
  public func previewDevice() throws -> PreviewDevice {
    try node.preview("previewDevice") { if case .device(let device) = $0 { device } else { nil } }
  }

  /// What the modifier `previewDisplayName` was given.
  public func previewDisplayName() throws -> String {
    try node.preview("previewDisplayName") {
      if case .name(let name) = $0 { name } else { nil }
    }
  }

  /// What the modifier `previewLayout` was given.
  public func previewLayout() throws -> PreviewLayout {
    try node.preview("previewLayout") { if case .layout(let layout) = $0 { layout } else { nil } }
  }
}

extension InspectedNode {
  /// What the innermost fitting modifier says.
  fileprivate func preview<Value>(
    _ name: String, _ read: (PreviewShowingModifier.Kind) -> Value?
  ) throws -> Value {
    var found: Value?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? PreviewShowingModifier else { return }
      found = read(modifier.kind)
    }
    if let found { return found }
    throw missingModifier(name)
  }
}
