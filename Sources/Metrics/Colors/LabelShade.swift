/// How strong the fainter colours of texts are, by the order of the text's importance; OpenSwiftUI and Flutter.
///
/// Those for more contrast are those of SwiftUI in iOS 18, whose table has UIKit's own numbers for fills as well; that
/// UIKit's labels have them too is likely, not seen: Flutter has 0.68, 0.38 and 0.26, in the dark 0.24, for them.
package enum LabelShade: CaseIterable, Sendable {
  case secondary, tertiary, quaternary

  /// Opacities of 0 to 1: light, dark, light with more contrast, dark with more contrast.
  package var opacities: (Double, Double, Double, Double) {
    switch self {
    case .secondary: (0.6, 0.6, 0.8, 0.7)
    case .tertiary: (0.3, 0.3, 0.7, 0.55)
    case .quaternary: (0.18, 0.16, 0.55, 0.4)
    }
  }

  /// In sRGB, from 0 to 255; OpenSwiftUI and Flutter.
  package static let light: SystemTint.Components = (60, 60, 67)
  package static let dark: SystemTint.Components = (235, 235, 245)
}
