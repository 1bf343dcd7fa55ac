import CoreGraphics
import Foundation
import Typesetting

extension UIFontDescriptor {
  /// What is said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The keys of the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A number of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// From -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// From -1 to 1: above 0 the letters lean.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of the entries of the attribute `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// Differs from Apple's: of `featureSettings` those count that give digits one width; `face` is not looked at.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = FontDescriptor.number(attributes[.size]) ?? 12
    self.init(FontDescriptor(size: size).adding(attributes))
  }

  /// Differs from Apple's: of `featureSettings` those count that give digits one width; `face` is not looked at.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(descriptor.adding(attributes), textStyle: textStyle)
  }

  /// The font's name, family, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.weight: UIFont.Weight(descriptor.weight.rawValue),
      ] as [TraitKey: Any],
    ]
    attributes[.family] = descriptor.familyName
    attributes[.textStyle] = textStyle
    return attributes
  }

  public func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }
}

extension FontDescriptor {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var result = self
    if let size = Self.number(attributes[.size]) { result.size = size }
    if let family = attributes[.family] as? String { result.familyName = family }
    if let name = attributes[.name] as? String {
      result = FontNames.descriptor(named: name, size: result.size)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      result.take(traits)
    }
    let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
    // The spacing of numbers, and in it the choice of one width for all.
    if features.contains(where: { $0[.type] == 6 && $0[.selector] == 0 }) {
      result.hasMonospacedDigits = true
    }
    return result
  }

  /// A number as it may stand among attributes.
  fileprivate static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = (traits[.symbolic] as? NSNumber)?.uint32Value ?? traits[.symbolic] as? UInt32,
      let styled = UIFontDescriptor(self).withSymbolicTraits(.init(rawValue: bits))
    {
      self = styled.descriptor
    }
    if let named = traits[.weight] as? UIFont.Weight {
      weight = FontWeight(named.rawValue)
    } else if let number = Self.number(traits[.weight]) {
      weight = FontWeight(number)
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
    if let proportion = Self.number(traits[.width]) {
      width = proportion < 0 ? .condensed : proportion > 0 ? .expanded : .standard
    }
  }
}
