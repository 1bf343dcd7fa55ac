/// What covers the blurred picture of what lies behind a translucent background.
///
/// From Apple's sample code for iOS 7 and its design resources; not measured, so likely at most.
package enum SystemMaterial: CaseIterable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick
  /// Of bars.
  case chrome

  /// A shade of grey from 0 to 255, and an opacity of 0 to 1.
  package typealias Cover = (white: Int, opacity: Double)

  package var light: Cover {
    switch self {
    case .ultraThin: (255, 0.44)
    case .thin: (250, 0.6)
    case .regular: (246, 0.8)
    case .thick: (246, 0.9)
    case .ultraThick: (246, 0.95)
    case .chrome: (249, 0.94)
    }
  }

  package var dark: Cover {
    switch self {
    case .ultraThin: (37, 0.55)
    case .thin: (37, 0.7)
    case .regular: (37, 0.82)
    case .thick: (37, 0.9)
    case .ultraThick: (37, 0.95)
    case .chrome: (29, 0.94)
    }
  }
}
