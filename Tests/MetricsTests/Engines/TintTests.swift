import Metrics
import SwiftUI
import Testing
import UIKit

/// The tints of both frameworks, in the light and in the dark.
@MainActor
struct TintTests {
  private static let tints: [(SystemTint, Color, UIColor)] = [
    (.red, .red, .systemRed), (.orange, .orange, .systemOrange), (.yellow, .yellow, .systemYellow),
    (.green, .green, .systemGreen), (.mint, .mint, .systemMint), (.teal, .teal, .systemTeal),
    (.cyan, .cyan, .systemCyan), (.blue, .blue, .systemBlue), (.indigo, .indigo, .systemIndigo),
    (.purple, .purple, .systemPurple), (.pink, .pink, .systemPink), (.brown, .brown, .systemBrown),
    (.gray, .gray, .systemGray),
  ]

  private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  private func components(_ color: Color, _ scheme: ColorScheme) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func tintsAreTheSame() {
    #expect(Self.tints.map(\.0) == SystemTint.allCases)
    for (tint, color, own) in Self.tints {
      let (light, dark, _, _) = tint.variants
      let inTheLight = [light.red, light.green, light.blue]
      let inTheDark = [dark.red, dark.green, dark.blue]
      #expect(components(color, .light) == inTheLight, "\(tint)")
      #expect(components(own, .light) == inTheLight, "\(tint)")
      #expect(components(color, .dark) == inTheDark, "\(tint)")
      #expect(components(own, .dark) == inTheDark, "\(tint)")
    }
  }
}
