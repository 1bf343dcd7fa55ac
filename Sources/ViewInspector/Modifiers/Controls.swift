import SwiftUI

extension InspectableView {
  public func controlSize() throws -> ControlSize {
    try node.carriedValue("controlSize", as: ControlSize.self)
  }

  public func imageScale() throws -> Image.Scale {
    try node.carriedValue("imageScale", as: Image.Scale.self)
  }
}
