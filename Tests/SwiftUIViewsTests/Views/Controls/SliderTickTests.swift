import CoreGraphics
import DisplayList
import Metrics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SliderTickTests {
  private let value = Box(0.5)
  /// A node lives no longer than its host.
  private let hosts = Box<[TestHost]>([])

  private var binding: Binding<Double> {
    let value = value
    return Binding(get: { value.value }, set: { value.value = $0 })
  }

  /// The boxes of the shapes that a view is filled with, in their order.
  private func boxes(_ view: some View) -> [CGRect] {
    func fills(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, _, _): [path.boundingBoxOfPath]
        case .group(_, let items): fills(items)
        default: []
        }
      }
    }
    return fills(TestHost(view).graph.displayList().items)
  }

  private func slider(_ view: some View) throws -> SliderNode {
    let host = TestHost(view)
    hosts.value.append(host)
    return try #require(host.first(SliderNode.self))
  }

  // MARK: Ticks

  @Test func eachTickIsADotUnderItsValue() {
    let size = SliderMetrics.markSize
    let dots = boxes(
      Slider(value: binding) {
        Text("Speed")
      } ticks: {
        SliderTick(0.0)
        SliderTick(0.5)
        SliderTick(1.0)
        SliderTick(7.0)
      }
      .frame(width: 228)
    )
    .filter { abs($0.width - size) < 0.01 && abs($0.height - size) < 0.01 }
    #expect(dots.map { ($0.midX - dots[0].midX).rounded() } == [0, 100, 200])
  }

  @Test func valuesBetweenTicksCanBeChosen() throws {
    let slider = try slider(
      Slider(value: binding) {
        Text("Speed")
      } ticks: {
        SliderTick(0.0)
        SliderTick(1.0)
      })
    slider.setFraction(0.3)
    #expect(value.value == 0.3)
  }

  @Test func theBuilderTakesCollectionsAndConditions() {
    @SliderTickBuilder<Double> func ticks(_ isOn: Bool) -> some SliderTickContent<Double> {
      SliderTickContentForEach([0.25, 0.5, 0.5], id: \.self) { SliderTick($0) }
      if isOn { SliderTick("Most", 1.0) }
      if isOn { SliderTick(2.0) } else { SliderTick(3.0) }
    }
    #expect(ticks(true).body.map(\.value) == [0.25, 0.5, 1, 2])
    #expect(ticks(false).body.map(\.value) == [0.25, 0.5, 3])
  }

  @Test func ticksAreOrderedByTheirValues() {
    #expect(SliderTick(0.5) == SliderTick("Half", 0.5))
    #expect(SliderTick(0.5).id == SliderTick("Half", 0.5).id)
    #expect(SliderTick(0.25) < SliderTick(0.5))
  }

  @Test func aStepHasTheTickThatIsMadeForIt() throws {
    let slider = try slider(
      Slider(
        value: binding, in: 0...10, step: 2, label: { Text("Volume") },
        tick: { $0 == 4 ? nil : SliderTick($0) }))
    #expect(slider.marks.marks.map(\.value) == [0, 2, 6, 8, 10])
    slider.setFraction(0.52)
    #expect(value.value == 6)
  }

  @Test func stepsBeyondNumberHaveNoTicks() throws {
    let slider = try slider(
      Slider(
        value: binding, in: 0...1, step: 1e-12, label: { Text("Volume") },
        tick: { SliderTick($0) }))
    #expect(slider.marks.marks.isEmpty)
  }

  // MARK: Words for the value

  @Test func theValueIsReadAsTheLabelOfItsTick() {
    func read(_ number: Double) -> String? {
      TestHost(
        Slider(value: .constant(number)) {
          Text("Speed")
        } ticks: {
          SliderTick(0.5) { Text("Half") }
          SliderTick(1.0)
        }
      ).element(.slider, "Speed")?.value
    }
    #expect(read(0.5) == "Half")
    #expect(read(0.75) == "75%")
    #expect(read(1) == "100%")
  }

  private struct Percentage: View {
    @State var percentage = 50.0
    var body: some View {
      Slider(value: $percentage, in: 0...100) {
        Text("Share")
      } currentValueLabel: {
        Text("\(Int(percentage)) of 100")
      }
    }
  }

  @Test func theLabelOfTheCurrentValueIsReadAndFollowsIt() throws {
    let host = TestHost(Percentage())
    #expect(host.element(.slider, "Share")?.value == "50 of 100")
    try #require(host.first(SliderNode.self)).setFraction(0.25)
    host.settle()
    #expect(host.element(.slider, "Share")?.value == "25 of 100")
    #expect(host.element(.staticText, "25 of 100") == nil)
  }

  // MARK: Parts of the line

  @Test func theLineIsColouredFromTheNeutralValueOn() {
    func coloured(_ number: Double) -> ClosedRange<CGFloat>? {
      let slider = Slider(
        value: .constant(number), neutralValue: 0.5, label: { Text("Balance") })
      let boxes = boxes(slider.frame(width: 228))
      return boxes.count > 1 ? boxes[1].minX - boxes[0].minX...boxes[1].maxX - boxes[0].minX : nil
    }
    // The line begins 3 points inside the slider; the thumb's middle goes from 14 to 214.
    #expect(coloured(0.25) == 61...111)
    #expect(coloured(0.75) == 111...161)
  }

  @Test func onlyTheEnabledPartCanBeChosen() throws {
    let view = Slider(value: binding, enabledBounds: 0.2...0.8, label: { Text("Volume") })
    let slider = try slider(view)
    slider.setFraction(1)
    #expect(value.value == 0.8)
    slider.setFraction(0)
    #expect(value.value == 0.2)
  }

  @Test func stepsStayInsideTheEnabledPart() {
    let scale = SliderScale(0...10, step: 2, enabled: 3...7)
    #expect([0, 4.4, 10].map { scale.nearest(to: $0) } == [4, 4, 6])
    #expect(SliderScale(0...10, step: nil, enabled: 20...30).nearest(to: 5) == 10)
    #expect(SliderScale(0...10, step: 3).nearest(to: .nan) == 0)
  }

  @Test func aSliderWithoutThumbIsColouredAlongTheWholeLine() throws {
    let view = Slider(value: .constant(1)).sliderThumbVisibility(.hidden).frame(width: 228)
    let hidden = boxes(view)
    try #require(hidden.count == 2)
    #expect(hidden[0] == hidden[1])
    #expect(boxes(Slider(value: .constant(1)).sliderThumbVisibility(.visible)).count == 3)
  }

  @Test func aSliderWithoutThumbFollowsTheFinger() throws {
    let host = TestHost(Slider(value: binding).sliderThumbVisibility(.hidden))
    let slider = try #require(host.first(SliderNode.self))
    let y = slider.rootFrame.midY
    host.drag(
      from: CGPoint(x: slider.thumbX, y: y), to: CGPoint(x: slider.rootFrame.maxX, y: y))
    #expect(value.value == 1)
  }

  // MARK: Steps that the system marks

  @Test func theStepsOfAnyScaleAreCounted() {
    #expect(SliderScale(0...0.3, step: 0.1).steps(limit: 10).count == 4)
    #expect(SliderScale(0...100, step: 1).steps(limit: 10).isEmpty)
    #expect(SliderScale(0...1, step: 0).steps(limit: 10).isEmpty)
    #expect(SliderScale(0...1, step: nil).steps(limit: 10).isEmpty)
  }
}
