import SwiftUI
import UIKit

/// Corners that follow others, images that are drawn, margins of sections, marks of sliders, and times in texts.
enum Corners {
  private static func style(_ random: inout RandomSource) -> Edge.Corner.Style {
    random.flag() ? .fixed(random.number()) : .concentric(minimum: .fixed(random.number()))
  }

  private static func range(_ random: inout RandomSource) -> ClosedRange<Double>? {
    let ends = [random.number(), random.number()].filter { !$0.isNaN }.sorted()
    return ends.count == 2 ? ends[0]...ends[1] : nil
  }

  private static func dates(_ random: inout RandomSource) -> Range<Date> {
    let ends = range(&random) ?? 0...1
    return Date(
      timeIntervalSince1970: ends.lowerBound)..<Date(timeIntervalSince1970: ends.upperBound)
  }

  @MainActor static let entries: [Entry] = [
    .view("concentric corners") { random in
      ConcentricRectangle(corners: style(&random), isUniform: random.flag())
        .inset(by: random.number()).padding(random.number())
        .containerShape(RoundedRectangle(cornerRadius: random.number()))
    },
    .view("drawn image") { random in
      let (size, rect) = (random.size(), random.rect())
      return Image(size: size, opaque: random.flag()) { context in
        context.fill(Path(rect), with: .color(.red))
      }
      .resizable()
    },
    .view("section margins") { random in
      let (length, inset) = (random.optionalLength(), random.optionalLength())
      return List {
        Section("A") { Text("a").listRowInsets(.horizontal, inset) }
          .listSectionMargins(.all, length)
          .sectionIndexLabel("A")
      }
    },
    .view("slider with ticks") { random in
      let values = (0..<4).map { _ in random.number() }
      let bounds = range(&random) ?? 0...1
      return Slider(
        value: .constant(values[0]), in: bounds, neutralValue: values[1],
        enabledBounds: range(&random)
      ) {
        Text("a")
      } ticks: {
        SliderTick(values[2])
        SliderTick(values[3])
      }
    },
    .view("slider with steps and ticks") { random in
      let (value, step, bounds) = (random.number(), random.number(), range(&random) ?? 0...1)
      return Slider(value: .constant(value), in: bounds, step: step) {
        Text("a")
      } tick: {
        SliderTick($0)
      }
    },
    Entry(name: "track configuration") { random in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      slider.minimumValue = Float(random.number())
      slider.maximumValue = Float(random.number())
      slider.trackConfiguration = UISlider.TrackConfiguration(
        allowsTickValuesOnly: random.flag(), neutralValue: Float(random.number()),
        numberOfTicks: random.whole())
      slider.value = Float(random.number())
      Stage.show(slider)
    },
    .view("times in texts") { random in
      let (dates, whole) = (dates(&random), random.whole())
      return VStack {
        Text(.currentDate, format: .timer(countingDownIn: dates, maxFieldCount: whole))
        Text(.currentDate, format: .stopwatch(startingAt: dates.lowerBound, maxFieldCount: whole))
        Text(.currentDate, format: .offset(to: dates.upperBound, maxFieldCount: whole))
      }
    },
  ]
}
