import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Colour wells of both frameworks.
@MainActor
struct ColorWellLookTests {
  /// The pixel in the middle of a black well before white, of each framework.
  private func middles(isEnabled: Bool) throws -> [Ink.Pixel] {
    let well = UIColorWell()
    well.selectedColor = .black
    well.isEnabled = isEnabled
    let own = ShownView(well)
    var pixels: [Ink.Pixel] = []
    pixels.append(try Ink.pixel(at: CGPoint(x: own.frame.midX, y: own.frame.midY)))
    own.screen.close()
    let picker = ColorPicker("Tint", selection: .constant(Color.black)).disabled(!isEnabled)
    let other = ShownView(picker, size: CGSize(width: 200, height: 40))
    defer { other.screen.close() }
    let frame = try #require(try other.screen.elements(.button, "Tint").first).frame
    pixels.append(try Ink.pixel(at: CGPoint(x: frame.midX, y: frame.midY)))
    return pixels
  }

  @Test func disabledWellsAreDimmedAlike() throws {
    for pixel in try middles(isEnabled: true) { #expect(pixel.red == 0) }
    let dimmed = try middles(isEnabled: false)
    for pixel in dimmed { #expect((100..<200).contains(pixel.red), "\(pixel)") }
    #expect(dimmed[0].distance(to: dimmed[1]) <= 1, "\(dimmed)")
  }
}
