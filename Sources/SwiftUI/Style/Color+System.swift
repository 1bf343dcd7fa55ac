import DisplayList

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
    func rgb(_ red: Int, _ green: Int, _ blue: Int) -> PaintColor { PaintColor(red, green, blue) }
    func label(_ light: Double, _ dark: Double, _ lightHigh: Double, _ darkHigh: Double) -> Variants
    {
      (
        PaintColor(60, 60, 67, alpha: light), PaintColor(235, 235, 245, alpha: dark),
        PaintColor(60, 60, 67, alpha: lightHigh), PaintColor(235, 235, 245, alpha: darkHigh)
      )
    }
    func same(_ color: PaintColor) -> Variants { (color, color, color, color) }
    return switch self {
    case .red: (rgb(255, 59, 48), rgb(255, 69, 58), rgb(215, 0, 21), rgb(255, 105, 97))
    case .orange: (rgb(255, 149, 0), rgb(255, 159, 10), rgb(201, 52, 0), rgb(255, 179, 64))
    case .yellow: (rgb(255, 204, 0), rgb(255, 214, 10), rgb(178, 80, 0), rgb(255, 212, 38))
    case .green: (rgb(52, 199, 89), rgb(48, 209, 88), rgb(36, 138, 61), rgb(48, 219, 91))
    case .mint: (rgb(0, 199, 190), rgb(99, 230, 226), rgb(12, 129, 123), rgb(99, 230, 226))
    case .teal: (rgb(48, 176, 199), rgb(64, 200, 224), rgb(0, 130, 153), rgb(93, 230, 255))
    case .cyan: (rgb(50, 173, 230), rgb(100, 210, 255), rgb(0, 113, 164), rgb(112, 215, 255))
    case .blue, .accentColor:
      (rgb(0, 122, 255), rgb(10, 132, 255), rgb(0, 64, 221), rgb(64, 156, 255))
    case .indigo: (rgb(88, 86, 214), rgb(94, 92, 230), rgb(54, 52, 163), rgb(125, 122, 255))
    case .purple: (rgb(175, 82, 222), rgb(191, 90, 242), rgb(137, 68, 171), rgb(218, 143, 255))
    case .pink: (rgb(255, 45, 85), rgb(255, 55, 95), rgb(211, 15, 69), rgb(255, 100, 130))
    case .brown: (rgb(162, 132, 94), rgb(172, 142, 104), rgb(127, 101, 69), rgb(181, 148, 105))
    case .gray: (rgb(142, 142, 147), rgb(142, 142, 147), rgb(108, 108, 112), rgb(174, 174, 178))
    case .white: same(.white)
    case .black: same(.black)
    case .clear: same(.clear)
    case .primary: (.black, .white, .black, .white)
    case .secondary: label(0.6, 0.6, 0.8, 0.7)
    case .tertiary: label(0.3, 0.3, 0.7, 0.55)
    case .quaternary: label(0.18, 0.16, 0.55, 0.4)
    case .quinary:
      (
        PaintColor(white: 0, alpha: 0.05), PaintColor(white: 1, alpha: 0.05),
        PaintColor(white: 0, alpha: 0.0814), PaintColor(white: 1, alpha: 0.0814)
      )
    }
  }
}
