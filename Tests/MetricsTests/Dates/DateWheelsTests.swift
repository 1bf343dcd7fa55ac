import Foundation
import Metrics
import Testing

struct DateWheelsTests {
  private func wheels(
    _ choice: DateWheels.Choice, _ locale: String = "en_US", minuteStep: Int = 1
  ) throws -> DateWheels {
    DateWheels(
      choice, days: days(locale), base: try date("2024-01-31T13:30:00Z"),
      today: try date("2024-02-01T08:00:00Z"), todayTitle: "Today", minuteStep: minuteStep)
  }

  @Test func theOrderAndTheHalvesAreTheLocales() throws {
    #expect(try wheels(.date).wheels == [.month, .day, .year])
    #expect(try wheels(.date, "en_GB").wheels == [.day, .month, .year])
    #expect(try wheels(.time).wheels == [.hour, .minute, .half])
    #expect(try wheels(.time, "de_DE").wheels == [.hour, .minute])
    #expect(try wheels(.dateAndTime).wheels.first == .dayOfYear)
    #expect(try wheels(.month).wheels == [.month, .year])
  }

  @Test func rowsAndDatesAnswerEachOther() throws {
    let now = try date("2024-01-31T13:30:00Z")
    for locale in ["en_US", "de_DE"] {
      for choice in [DateWheels.Choice.time, .date, .dateAndTime] {
        let sut = try wheels(choice, locale)
        for wheel in sut.wheels {
          let row = sut.row(of: wheel, for: now)
          #expect((0..<sut.rowCount(of: wheel, for: now)).contains(row))
          #expect(sut.choosing(row: row, on: wheel, from: now) == now, "\(wheel) in \(locale)")
        }
      }
    }
  }

  @Test func titlesSayWhatRowsStandFor() throws {
    let sut = try wheels(.dateAndTime, minuteStep: 15)
    #expect(sut.title(of: DateWheels.daySpan, on: .dayOfYear) == "Wed Jan 31")
    #expect(sut.title(of: DateWheels.daySpan + 1, on: .dayOfYear) == "Today")
    #expect(sut.title(of: 3, on: .minute) == "45")
    #expect(sut.title(of: 0, on: .minute) == "00")
    #expect(sut.title(of: 0, on: .hour) == "1")
    #expect(try wheels(.time, "de_DE").title(of: 0, on: .hour) == "0")
    let german = try wheels(.dateAndTime, "de_DE")
    #expect(german.title(of: DateWheels.daySpan, on: .dayOfYear) == "Mi. 31. Jan.")
    #expect(sut.title(of: 40, on: .month) == "")
  }

  @Test func daysAreSpokenWithoutTheDayOfTheWeek() throws {
    let sut = try wheels(.dateAndTime)
    #expect(sut.spokenTitle(of: DateWheels.daySpan, on: .dayOfYear) == "Jan 31")
    #expect(sut.spokenTitle(of: DateWheels.daySpan + 1, on: .dayOfYear) == "Today")
    let german = try wheels(.dateAndTime, "de_DE")
    #expect(german.spokenTitle(of: DateWheels.daySpan, on: .dayOfYear) == "31. Jan.")
  }

  @Test func rowsAreFoundByWhatIsShownAndWhatIsSpoken() throws {
    let sut = try wheels(.dateAndTime)
    let start = DateWheels.daySpan
    let count = 2 * DateWheels.daySpan + 1
    for words in ["Fri Feb 2", "Feb 2"] {
      #expect(sut.row(saying: words, on: .dayOfYear, from: start, of: count) == start + 2)
    }
    #expect(sut.row(saying: "Feb 30", on: .dayOfYear, from: start, of: count) == nil)
    #expect(try wheels(.date).row(saying: "1955", on: .year, from: 2022, of: 2223) == 1954)
  }

  @Test func turningOneWheelKeepsWhatTheOthersSay() throws {
    let sut = try wheels(.dateAndTime)
    let now = try date("2024-01-31T13:30:00Z")
    #expect(sut.choosing(row: 1, on: .month, from: now) == (try date("2024-02-29T13:30:00Z")))
    #expect(sut.choosing(row: 0, on: .half, from: now) == (try date("2024-01-31T01:30:00Z")))
    // Twelve is the last row, and the hour before one.
    #expect(sut.choosing(row: 11, on: .hour, from: now) == (try date("2024-01-31T12:30:00Z")))
    let next = sut.choosing(row: DateWheels.daySpan + 2, on: .dayOfYear, from: now)
    #expect(next == (try date("2024-02-02T13:30:00Z")))
  }

  @Test func daysFarFromTheBaseAreFound() throws {
    var sut = try wheels(.dateAndTime)
    let far = try date("2044-06-01T13:30:00Z")
    #expect(sut.row(of: .dayOfYear, for: far) == 2 * DateWheels.daySpan)
    sut.follow(far)
    #expect(sut.row(of: .dayOfYear, for: far) == DateWheels.daySpan)
    #expect(sut.title(of: DateWheels.daySpan, on: .dayOfYear) == "Wed Jun 1")
    let base = sut.base
    sut.follow(far.addingTimeInterval(86_400))
    #expect(sut.base == base)
  }

  @Test func lengthsOfTimeHaveHoursAndMinutes() throws {
    let sut = try wheels(.duration, minuteStep: 5)
    #expect(sut.row(of: .hours, for: 2 * 3600 + 25 * 60) == 2)
    #expect(sut.row(of: .minutes, for: 2 * 3600 + 25 * 60) == 5)
    #expect(sut.duration(hours: 2, minutes: 5) == 2 * 3600 + 25 * 60)
    #expect(sut.title(of: 1, on: .hours) == "1")
    #expect(sut.unit(of: 1, on: .hours) == "hour" && sut.unit(of: 0, on: .hours) == "hours")
    #expect(sut.spokenTitle(of: 1, on: .hours) == "1 hour")
    #expect(sut.spokenTitle(of: 2, on: .minutes) == "10 min")
    #expect(try wheels(.time).spokenTitle(of: 2, on: .hour) == "3 o’clock")
    #expect(try wheels(.time).spokenTitle(of: 5, on: .minute) == "05 minutes")
    #expect(try wheels(.time, "de_DE").spokenTitle(of: 5, on: .minute) == "05")
  }

  @Test func wordsStandWhereIOSPutsThem() throws {
    let date = try wheels(.date)
    #expect(date.side(of: .month) == .leading(WheelMetrics.wordMargin))
    #expect(date.side(of: .day) == .trailing(WheelMetrics.wordMargin))
    #expect(date.side(of: .year) == .middle)
    #expect(try wheels(.dateAndTime).side(of: .dayOfYear) == .trailing(WheelMetrics.wordMargin))
    #expect(try wheels(.time).side(of: .hour) == .trailing(WheelMetrics.wordMargin))
    #expect(try wheels(.date, "en_GB").side(of: .month) == .middle)
  }

  @Test func stepsThatDoNotDivideAnHourAreMinutes() throws {
    #expect(try wheels(.time, minuteStep: 7).minuteStep == 1)
    #expect(try wheels(.time, minuteStep: 0).minuteStep == 1)
    #expect(try wheels(.time, minuteStep: 20).rowCount(of: .minute, for: .distantPast) == 3)
  }
}
