import CoreGraphics
import Metrics
import SwiftUI
import Testing
import UIKit

/// Translucent backgrounds of both frameworks look the same.
@MainActor
struct MaterialTests {
  private static let materials: [(UIBlurEffect.Style, Material)] = [
    (.systemUltraThinMaterial, .ultraThin), (.systemThinMaterial, .thin),
    (.systemMaterial, .regular), (.systemThickMaterial, .thick), (.systemChromeMaterial, .bar),
  ]

  private func pixel(_ controller: UIViewController, isDark: Bool) throws -> Ink.Pixel {
    controller.overrideUserInterfaceStyle = isDark ? .dark : .light
    let screen = Screen(controller)
    defer { screen.close() }
    return try Ink.pixel(at: CGPoint(x: 150, y: 400))
  }

  @Test(arguments: [false, true])
  func aGreenGroundShowsThroughAlike(isDark: Bool) throws {
    for (style, material) in Self.materials {
      let own = UIViewController()
      own.view.backgroundColor = .green
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
      blur.frame = UIScreen.main.bounds
      own.view.addSubview(blur)
      let page = Color(uiColor: .green).overlay { Rectangle().fill(material) }.ignoresSafeArea()
      let first = try pixel(own, isDark: isDark)
      let second = try pixel(UIHostingController(rootView: page), isDark: isDark)
      #expect(first.distance(to: second) <= 2, "\(style) \(first) \(second)")
      // Some of the ground is seen.
      #expect(first.green - first.red > 8, "\(style) \(first)")
    }
  }
}
