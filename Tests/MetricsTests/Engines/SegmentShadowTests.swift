import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// The shape of the chosen segment, of both frameworks.
@MainActor
struct SegmentShadowTests {
  private let size = CGSize(width: 200, height: 32)

  /// What is seen a point below the first of two segments, which is chosen, and below the second one.
  private func pixels(below shown: ShownView) throws -> [Ink.Pixel] {
    defer { shown.screen.close() }
    return try ([0.25, 0.75] as [CGFloat]).map { place in
      try Ink.pixel(
        at: CGPoint(x: shown.frame.minX + place * size.width, y: shown.frame.maxY + 1))
    }
  }

  @Test func theChosenSegmentCastsTheSameShadow() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    let picker = Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.segmented)
    let own = try pixels(below: ShownView(control, size: size))
    let other = try pixels(below: ShownView(picker, size: size))
    for pixels in [own, other] {
      #expect((230..<252).contains(pixels[0].red), "\(pixels)")
      #expect(pixels[1].red == 255, "\(pixels)")
    }
    #expect(own[0].distance(to: other[0]) <= 1)
  }
}
