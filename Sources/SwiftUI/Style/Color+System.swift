import DisplayList
import Metrics

extension Color {
  /// A colour of the system that follows the colour scheme.
  package enum SystemColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear
    case primary, secondary, tertiary, quaternary, quinary
    case accentColor

    var name: String { rawValue }

    /// Whether the colour is the same everywhere.
    var isFixed: Bool { self == .white || self == .black || self == .clear }
  }

  public static let red = Color(source: .system(.red))
  public static let orange = Color(source: .system(.orange))
  public static let yellow = Color(source: .system(.yellow))
  public static let green = Color(source: .system(.green))
  public static let mint = Color(source: .system(.mint))
  public static let teal = Color(source: .system(.teal))
  public static let cyan = Color(source: .system(.cyan))
  public static let blue = Color(source: .system(.blue))
  public static let indigo = Color(source: .system(.indigo))
  public static let purple = Color(source: .system(.purple))
  public static let pink = Color(source: .system(.pink))
  public static let brown = Color(source: .system(.brown))
  public static let white = Color(source: .system(.white))
  public static let gray = Color(source: .system(.gray))
  public static let black = Color(source: .system(.black))
  public static let clear = Color(source: .system(.clear))
  public static let primary = Color(source: .system(.primary))
  public static let secondary = Color(source: .system(.secondary))

  /// The app's own colour; blue unless the app or a view above sets another one.
  public static var accentColor: Color { Color(source: .system(.accentColor)) }
}

extension Color.SystemColor {
  /// The colour in a colour scheme.
  func paint(isDark: Bool, isHighContrast: Bool) -> PaintColor {
    let variants = variants
    return switch (isDark, isHighContrast) {
    case (false, false): variants.0
    case (true, false): variants.1
    case (false, true): variants.2
    case (true, true): variants.3
    }
  }

  private typealias Variants = (PaintColor, PaintColor, PaintColor, PaintColor)

  /// Light, dark, light with more contrast, dark with more contrast.
  private var variants: Variants {
    func tint(_ tint: SystemTint) -> Variants {
      func paint(_ color: SystemTint.Components) -> PaintColor {
        PaintColor(color.red, color.green, color.blue)
      }
      let (light, dark, lightHigh, darkHigh) = tint.variants
      return (paint(light), paint(dark), paint(lightHigh), paint(darkHigh))
    }
    func label(_ shade: LabelShade) -> Variants {
      func paint(_ color: SystemTint.Components, _ opacity: Double) -> PaintColor {
        PaintColor(color.red, color.green, color.blue, alpha: opacity)
      }
      let (light, dark, lightHigh, darkHigh) = shade.opacities
      return (
        paint(LabelShade.light, light), paint(LabelShade.dark, dark),
        paint(LabelShade.light, lightHigh), paint(LabelShade.dark, darkHigh)
      )
    }
    func same(_ color: PaintColor) -> Variants { (color, color, color, color) }
    return switch self {
    case .red: tint(.red)
    case .orange: tint(.orange)
    case .yellow: tint(.yellow)
    case .green: tint(.green)
    case .mint: tint(.mint)
    case .teal: tint(.teal)
    case .cyan: tint(.cyan)
    case .blue, .accentColor: tint(.blue)
    case .indigo: tint(.indigo)
    case .purple: tint(.purple)
    case .pink: tint(.pink)
    case .brown: tint(.brown)
    case .gray: tint(.gray)
    case .white: same(.white)
    case .black: same(.black)
    case .clear: same(.clear)
    case .primary: (.black, .white, .black, .white)
    case .secondary: label(.secondary)
    case .tertiary: label(.tertiary)
    case .quaternary: label(.quaternary)
    case .quinary:
      (
        PaintColor(white: 0, alpha: 0.05), PaintColor(white: 1, alpha: 0.05),
        PaintColor(white: 0, alpha: 0.0814), PaintColor(white: 1, alpha: 0.0814)
      )
    }
  }
}
