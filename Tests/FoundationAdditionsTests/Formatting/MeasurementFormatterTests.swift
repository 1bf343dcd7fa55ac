import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct MeasurementFormatterTests {
  private let run = Measurement(value: 5, unit: UnitLength.kilometers)
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func theRegionChoosesTheUnit() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    #expect(formatter.string(from: run) == "3.107 mi")
    formatter.locale = german
    #expect(formatter.string(from: run) == "5 km")
    formatter.locale = english
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: run) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.meters) == "meters")
  }

  @Test func timesHaveTheirOwnNames() {
    func text(_ unit: UnitDuration, _ width: Measurement<UnitDuration>.FormatStyle.UnitWidth)
      -> String
    {
      Measurement(value: 35, unit: unit).formatted(
        .measurement(width: width, usage: .asProvided).locale(english))
    }
    #expect(text(.minutes, .wide) == "35 minutes")
    #expect(text(.hours, .abbreviated) == "35 hr")
    #expect(text(.seconds, .narrow) == "35s")
    #expect(
      Measurement(value: 1, unit: UnitDuration.hours).formatted(
        .measurement(width: .wide, usage: .asProvided).locale(english)) == "1 hour")
  }

  @Test func temperaturesHaveDegrees() {
    let formatter = MeasurementFormatter()
    formatter.locale = german
    let warm = Measurement(value: 68, unit: UnitTemperature.fahrenheit)
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: warm) == "20°C")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: warm) == "20°")
  }

  @Test func stylesFormatMeasurements() {
    typealias Length = Measurement<UnitLength>.FormatStyle
    #expect(run.formatted(Length(width: .abbreviated, locale: english)) == "3.1 mi")
    #expect(
      run.formatted(Length(width: .wide, locale: english, usage: .asProvided)) == "5 kilometers")
    #expect(run.formatted(Length(width: .narrow, locale: german)) == "5km")
    #expect(run.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    let precise = Length(
      width: .abbreviated, locale: english, usage: .road,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(run.formatted(precise) == "3.11 mi")
  }
}
