/// How the components of a colour are to be read.
public final class CGColorSpace: Hashable, Sendable {
  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Nil for a name that is none of the constants below.
  public convenience init?(name: String) {
    guard let kind = Kind.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self.init(kind)
  }

  public var name: String? { kind.rawValue }

  public var model: CGColorSpaceModel {
    switch kind {
    case .genericGrayGamma2_2, .linearGray, .extendedGray, .deviceGray: .monochrome
    case .genericCMYK, .deviceCMYK: .cmyk
    case .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .displayP3, .deviceRGB: .rgb
    }
  }

  /// How many components a colour has, without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public var isWideGamutRGB: Bool {
    kind == .displayP3 || kind == .extendedSRGB || kind == .extendedLinearSRGB
  }

  public var supportsOutput: Bool { true }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }

  // MARK: Conversion

  /// The sRGB colour of the given components, without alpha; nil if there are too few of them.
  func sRGB(_ components: [CGFloat]) -> (CGFloat, CGFloat, CGFloat)? {
    guard components.count >= numberOfComponents else { return nil }
    switch model {
    case .monochrome:
      let white = kind == .linearGray ? SRGBTransfer.encoded(components[0]) : components[0]
      return (white, white, white)
    case .cmyk:
      let light = 1 - components[3]
      return (
        (1 - components[0]) * light, (1 - components[1]) * light, (1 - components[2]) * light
      )
    default: break
    }
    let (red, green, blue) = (components[0], components[1], components[2])
    switch kind {
    case .displayP3: return SRGBTransfer.sRGB(fromDisplayP3: (red, green, blue))
    case .linearSRGB, .extendedLinearSRGB:
      return (
        SRGBTransfer.encoded(red), SRGBTransfer.encoded(green), SRGBTransfer.encoded(blue)
      )
    default: return (red, green, blue)
    }
  }

  /// The components in this space of an sRGB colour, without alpha.
  func components(_ rgb: (CGFloat, CGFloat, CGFloat)) -> [CGFloat] {
    switch model {
    case .monochrome:
      let white = 0.2126 * rgb.0 + 0.7152 * rgb.1 + 0.0722 * rgb.2
      return [kind == .linearGray ? SRGBTransfer.linear(white) : white]
    case .cmyk:
      let light = max(rgb.0, rgb.1, rgb.2)
      guard light > 0 else { return [0, 0, 0, 1] }
      return [1 - rgb.0 / light, 1 - rgb.1 / light, 1 - rgb.2 / light, 1 - light]
    default: break
    }
    switch kind {
    case .displayP3:
      let wide = SRGBTransfer.displayP3(fromSRGB: rgb)
      return [wide.0, wide.1, wide.2]
    case .linearSRGB, .extendedLinearSRGB:
      return [rgb.0, rgb.1, rgb.2].map(SRGBTransfer.linear)
    default: return [rgb.0, rgb.1, rgb.2]
    }
  }

  enum Kind: String, CaseIterable, Sendable {
    case sRGB = "kCGColorSpaceSRGB"
    case extendedSRGB = "kCGColorSpaceExtendedSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    case linearGray = "kCGColorSpaceLinearGray"
    case extendedGray = "kCGColorSpaceExtendedGray"
    case genericCMYK = "kCGColorSpaceGenericCMYK"
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
    case deviceCMYK = "kCGColorSpaceDeviceCMYK"
  }
}

public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ
}

// MARK: - Names

extension CGColorSpace {
  public static let sRGB = Kind.sRGB.rawValue
  public static let extendedSRGB = Kind.extendedSRGB.rawValue
  public static let linearSRGB = Kind.linearSRGB.rawValue
  public static let extendedLinearSRGB = Kind.extendedLinearSRGB.rawValue
  public static let displayP3 = Kind.displayP3.rawValue
  public static let genericGrayGamma2_2 = Kind.genericGrayGamma2_2.rawValue
  public static let linearGray = Kind.linearGray.rawValue
  public static let extendedGray = Kind.extendedGray.rawValue
  public static let genericCMYK = Kind.genericCMYK.rawValue

  package static let standard = CGColorSpace(.sRGB)
  package static let extended = CGColorSpace(.extendedSRGB)
  package static let gray = CGColorSpace(.genericGrayGamma2_2)
  package static let wide = CGColorSpace(.displayP3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
