import SwiftUI

extension InspectableView {
  public func previewDevice() throws -> PreviewDevice {
    try node.preview("previewDevice") { if case .device(let device) = $0 { device } else { nil } }
  }

  public func previewDisplayName() throws -> String {
    try node.preview("previewDisplayName") {
      if case .name(let name) = $0 { name } else { nil }
    }
  }

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
