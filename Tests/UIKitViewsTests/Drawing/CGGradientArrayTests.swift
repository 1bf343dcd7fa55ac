import CoreGraphics
import Foundation
import Testing
import UIKit

struct CGGradientArrayTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  @Test func arraysOfFoundationServeAsThoseOfSwift() {
    let space = CGColorSpaceCreateDeviceRGB()
    let own = CGGradient(colorsSpace: space, colors: [red, blue], locations: [0, 0.5])
    let other = CGGradient(
      colorsSpace: space, colors: [red, blue] as NSArray, locations: [0, 0.5])
    #expect(own != nil)
    #expect(own == other)
    #expect(CGGradient(colorsSpace: space, colors: [] as NSArray, locations: nil) == nil)
  }
}
