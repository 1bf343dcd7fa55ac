import Accessibility
import CoreGraphics
import DisplayList
import Metrics
import Testing

@testable import UIKit

/// Marks, neutral values and the part of a slider's line that can be chosen.
@MainActor
@Suite struct SliderTrackTests {
  private typealias Tick = UISlider.TrackConfiguration.Tick

  private func slider(_ configuration: UISlider.TrackConfiguration) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    slider.maximumValue = 10
    slider.trackConfiguration = configuration
    return slider
  }

  @Test func usersChooseTheValuesOfTicks() {
    let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 5))
    slider.adjust(to: 0.6)
    #expect(slider.value == 5)
    slider.adjust(to: 0.7)
    #expect(slider.value == 7.5)
    slider.value = 6
    #expect(slider.value == 6)
  }

  @Test func swipesOfAssistiveTechnologiesGoFromTickToTick() {
    let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 5))
    slider.value = 5
    slider.accessibilityIncrement()
    #expect(slider.value == 7.5)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 2.5)
  }

  @Test func ticksMayBeMarksOnly() {
    let slider = slider(
      UISlider.TrackConfiguration(allowsTickValuesOnly: false, ticks: [Tick(position: 0.5)]))
    slider.adjust(to: 0.25)
    #expect(slider.value == 2.5)
  }

  @Test func onlyTheEnabledRangeCanBeChosen() {
    let slider = slider(
      UISlider.TrackConfiguration(
        allowsTickValuesOnly: false, enabledRange: 0.2...0.5, numberOfTicks: 0))
    slider.adjust(to: 1)
    #expect(slider.value == 5)
    slider.adjust(to: 0)
    #expect(slider.value == 2)
    slider.trackConfiguration = UISlider.TrackConfiguration(
      enabledRange: 0.2...0.5, numberOfTicks: 5)
    slider.adjust(to: 1)
    #expect(slider.value == 5)
    slider.adjust(to: 0)
    #expect(slider.value == 2.5)
  }

  @Test func theLineIsColouredFromTheNeutralValueOn() {
    let slider = slider(UISlider.TrackConfiguration(neutralValue: 0.5, numberOfTicks: 0))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.colouredStart(track) == 114)
    slider.trackConfiguration = nil
    #expect(slider.colouredStart(track) == track.minX)
  }

  private func shapes(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      if case .group(_, let inner) = item { sum + shapes(inner) } else { sum + 1 }
    }
  }

  @Test func ticksAndStylesAreDrawn() {
    let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 0))
    slider.value = 5
    let plain = shapes(DrawingPass.items(of: slider))
    slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
    #expect(shapes(DrawingPass.items(of: slider)) == plain + 3)
    slider.sliderStyle = .thumbless
    #expect(shapes(DrawingPass.items(of: slider)) == plain + 2)
  }

  @Test func withoutAThumbTheValueGoesAlongTheWholeLine() {
    let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 0))
    slider.sliderStyle = .thumbless
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbMiddle(at: 0, track) == track.minX)
    #expect(slider.thumbMiddle(at: 1, track) == track.maxX)
  }

  @Test func theTitleOfATickIsReadAsTheValue() {
    let slider = slider(
      UISlider.TrackConfiguration(ticks: [Tick(position: 0), Tick(position: 0.5, title: "Half")]))
    slider.adjust(to: 0.4)
    #expect(slider.defaultAccessibility.value == "Half")
    slider.adjust(to: 0)
    #expect(slider.defaultAccessibility.value == "0%")
  }

  @Test func oddNumbersLeaveASlider() {
    let odd = UISlider.TrackConfiguration(
      neutralValue: .nan, ticks: [Tick(position: .nan), Tick(position: 7)])
    let slider = slider(odd)
    slider.adjust(to: 0.3)
    #expect(slider.value == 3)
    #expect(UISlider.TrackConfiguration(numberOfTicks: -4).ticks.isEmpty)
    #expect(UISlider.TrackConfiguration(numberOfTicks: 1).ticks == [Tick(position: 0)])
    #expect(!DrawingPass.items(of: slider).isEmpty)
  }
}
