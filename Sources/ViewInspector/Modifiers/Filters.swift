import SwiftUI

extension InspectableView {
  /// What the modifier `brightness` was given: 0 changes nothing, 1 makes white.
  public func brightness() throws -> Double { try node.filterAmount("brightness") }

  /// What the modifier `contrast` was given: 1 changes nothing.
  public func contrast() throws -> Double { try node.filterAmount("contrast") }

  /// What the modifier `saturation` was given: 1 changes nothing, 0 makes grey.
  public func saturation() throws -> Double { try node.filterAmount("saturation") }

  /// What the modifier `grayscale` was given: 0 changes nothing, 1 makes grey.
  public func grayscale() throws -> Double { try node.filterAmount("grayscale") }

  /// What the modifier `hueRotation` was given.
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
