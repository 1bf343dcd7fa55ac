import SwiftUI

extension InspectableView {
  public func controlSize() throws -> ControlSize {
    try node.inheritedValue("controlSize", as: ControlSize.self)
  }

  public func imageScale() throws -> Image.Scale {
    try node.inheritedValue("imageScale", as: Image.Scale.self)
  }
}
