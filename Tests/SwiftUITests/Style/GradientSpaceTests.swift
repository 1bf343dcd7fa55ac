import DisplayList
import Testing

@testable import SwiftUI

@MainActor
struct GradientSpaceTests {
  private func stops(_ gradient: AnyGradient) -> Int {
    let paint = gradient.paint(_StyleContext(EnvironmentValues()), bounds: .zero)
    guard case .gradient(let found) = paint else { return 0 }
    return found.stops.count
  }

  @Test func perceptualGradientsHaveStopsOnTheWay() {
    let gradient = AnyGradient(Gradient(colors: [.black, .white]))
    #expect(stops(gradient) == 2)
    #expect(stops(gradient.colorSpace(.perceptual)) > 2)
    #expect(stops(gradient.colorSpace(.perceptual).colorSpace(.device)) == 2)
  }

  @Test func perceptualMixKeepsTheEndsAndIsEvenlyLight() {
    let black = PaintColor(white: 0, alpha: 1)
    let white = PaintColor(white: 1, alpha: 1)
    #expect(PerceptualMix.mix(black, white, 0) == black)
    #expect(PerceptualMix.mix(black, white, 1) == white)
    let middle = PerceptualMix.mix(black, white, 0.5)
    // Half of Oklab's lightness is an eighth of the light.
    #expect(abs(middle.red - 0.3886) < 0.005)
    #expect(abs(middle.red - middle.blue) < 0.001)
  }
}
