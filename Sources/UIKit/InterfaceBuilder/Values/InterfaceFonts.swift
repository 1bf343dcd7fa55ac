import CoreGraphics
import Foundation

/// Fonts as files write them.
@MainActor
enum InterfaceFonts {
  /// The font of a `fontDescription` element; a family that is not there becomes the system's.
  static func font(_ element: InterfaceElement) -> UIFont {
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.length("pointSize") ?? 17
    if let name = element["name"] {
      return UIFont(name: name, size: size)
        ?? element["family"].flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size, weight: weight(inName: name))
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = element["weight"].flatMap { weights[$0] } ?? .regular
      return .systemFont(ofSize: size, weight: weight, width: width(element["width"]))
    }
  }

  /// The font of a part of an attributed text.
  static func partFont(_ element: InterfaceElement) -> UIFont {
    let size = element.length("size") ?? 17
    if let name = element["name"] {
      return UIFont(name: name, size: size)
        ?? .systemFont(ofSize: size, weight: weight(inName: name))
    }
    switch element["metaFont"] {
    case "systemBold": return .boldSystemFont(ofSize: size)
    case "systemMedium": return .systemFont(ofSize: size, weight: .medium)
    case "systemSemibold": return .systemFont(ofSize: size, weight: .semibold)
    case "systemLight": return .systemFont(ofSize: size, weight: .light)
    case "systemHeavy": return .systemFont(ofSize: size, weight: .heavy)
    case "systemBlack": return .systemFont(ofSize: size, weight: .black)
    case "systemThin": return .systemFont(ofSize: size, weight: .thin)
    case "systemUltraLight": return .systemFont(ofSize: size, weight: .ultraLight)
    case "systemItalic": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static func weight(inName name: String) -> UIFont.Weight {
    let name = name.lowercased()
    return weights.filter { name.hasSuffix("-" + $0.key.lowercased()) }
      .max { $0.key.count < $1.key.count }?.value ?? .regular
  }

  private static func width(_ name: String?) -> UIFont.Width {
    switch name {
    case "compressed": .compressed
    case "condensed": .condensed
    case "expanded": .expanded
    default: .standard
    }
  }
}
