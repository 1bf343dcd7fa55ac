import Metrics
import SwiftUI
import Testing
import UIKit

/// How faint texts are in both frameworks: in the light, in the dark, and with more contrast.
@MainActor
struct LabelShadeTests {
  private static let shades: [(LabelShade, [UIColor])] = [
    (.secondary, [.secondaryLabel]),
    (.tertiary, [.tertiaryLabel, .placeholderText]),
    (.quaternary, [.quaternaryLabel]),
  ]

  private func traits(isDark: Bool, isHigh: Bool) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.accessibilityContrast = isHigh ? .high : .normal
    }
  }

  private func opacity(of color: UIColor, _ traits: UITraitCollection) -> CGFloat {
    var alpha: CGFloat = 0
    color.resolvedColor(with: traits).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }

  @Test func labelsAreAsFaintAsTheTableSays() {
    #expect(Self.shades.map(\.0) == LabelShade.allCases)
    for (shade, colors) in Self.shades {
      let (light, dark, lightHigh, darkHigh) = shade.opacities
      let expected = [
        (false, false, light), (true, false, dark), (false, true, lightHigh),
        (true, true, darkHigh),
      ]
      for (isDark, isHigh, value) in expected {
        for color in colors {
          let alpha = opacity(of: color, traits(isDark: isDark, isHigh: isHigh))
          #expect(abs(alpha - value) < 0.005, "\(shade) \(isDark) \(isHigh)")
        }
      }
    }
  }

  /// A colour of SwiftUI that UIKit resolves, by the traits of the place.
  @Test func theSecondaryColorIsThatOfSecondaryLabels() {
    for isDark in [false, true] {
      for isHigh in [false, true] {
        let traits = traits(isDark: isDark, isHigh: isHigh)
        let own = opacity(of: .secondaryLabel, traits)
        #expect(abs(opacity(of: UIColor(Color.secondary), traits) - own) < 0.005)
      }
    }
  }
}
