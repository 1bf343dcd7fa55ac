import SwiftUI

extension InspectableView {
  public func brightness() throws -> Double { try node.filterAmount("brightness") }

  public func contrast() throws -> Double { try node.filterAmount("contrast") }

  public func saturation() throws -> Double { try node.filterAmount("saturation") }

  public func grayscale() throws -> Double { try node.filterAmount("grayscale") }

  public func hueRotation() throws -> Angle {
    Angle(radians: try node.filterAmount("hueRotation"))
  }

  /// Does nothing if the colours are inverted, and throws if they are not.
  public func colorInvert() throws { _ = try node.filterAmount("colorInvert") }

  /// Does nothing if luminance becomes transparency, and throws if it does not.
  public func luminanceToAlpha() throws { _ = try node.filterAmount("luminanceToAlpha") }
}

extension InspectedNode {
  /// The number that the innermost filter of a name was given.
  fileprivate func filterAmount(_ name: String) throws -> Double {
    var found: Double?
    forEachModifier { link in
      guard found == nil, link.name == name else { return }
      found = (link.modifier as? _EffectModifier)?.filterAmount
    }
    if let found { return found }
    throw missingModifier(name)
  }
}
