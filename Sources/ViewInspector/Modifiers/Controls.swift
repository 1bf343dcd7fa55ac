import SwiftUI

extension InspectableView {
  /// What the modifier `controlSize` was given.
  public func controlSize() throws -> ControlSize {
    try node.inheritedValue("controlSize", as: ControlSize.self)
  }

  /// What the modifier `imageScale` was given.
  public func imageScale() throws -> Image.Scale {
    try node.inheritedValue("imageScale", as: Image.Scale.self)
  }
}
