import Device
import Foundation
import XCTest

@testable import UIKit

/// XCTest, because its tests run one at a time: the device's date is one for the process.
@MainActor
final class SimulatedTimeTests: XCTestCase {
  private var before = Date()
  private var passedBefore = 0.0
  private let day = Date(timeIntervalSince1970: 1_704_793_260)

  override func setUp() async throws {
    before = SimulatedTime.date
    passedBefore = PassedTime.seconds
  }

  override func tearDown() async throws {
    SimulatedTime.isHeld = false
    SimulatedTime.date = before.addingTimeInterval(PassedTime.seconds - passedBefore)
  }

  func testTheProgramReadsTheDevicesDate() {
    SimulatedTime.date = day
    XCTAssertEqual(Date().timeIntervalSince(day), 0, accuracy: 0.001)
    XCTAssertEqual(Date.now.timeIntervalSince(day), 0, accuracy: 0.001)
    XCTAssertEqual(NSDate().timeIntervalSince1970, day.timeIntervalSince1970, accuracy: 0.001)
    XCTAssertEqual(day.timeIntervalSinceNow, 0, accuracy: 0.001)
    XCTAssertEqual(Double(time(nil)), day.timeIntervalSince1970, accuracy: 1)
    XCTAssertEqual(SimulatedTime.date.timeIntervalSince(day), 0, accuracy: 0.001)
    XCTAssertTrue(Calendar.current.isDateInToday(day))
  }

  func testTheDateFollowsTheClock() {
    SimulatedTime.date = day
    SimulatedTime.advance(by: 3600)
    XCTAssertEqual(Date().timeIntervalSince(day), 3600, accuracy: 0.001)
    UIApplication.shared.device.clock.advance(by: 60)
    XCTAssertEqual(Date().timeIntervalSince(day), 3660, accuracy: 0.001)
  }

  func testAdvancingRunsWhatBecomesDue() {
    let clock = UIApplication.shared.device.clock
    clock.catchUp()
    var dates: [Date] = []
    SimulatedTime.date = day
    clock.schedule(after: 10) { dates.append(Date()) }
    SimulatedTime.advance(by: 9)
    XCTAssertEqual(dates, [])
    SimulatedTime.advance(by: 2)
    XCTAssertEqual(dates.map { $0.timeIntervalSince(day).rounded() }, [10])
  }

  func testAHeldDateStandsStillWhileTimePasses() {
    SimulatedTime.date = day
    SimulatedTime.isHeld = true
    let held = Date()
    SimulatedTime.advance(by: 100)
    usleep(1000)
    XCTAssertEqual(Date(), held)
    SimulatedTime.isHeld = false
    XCTAssertEqual(Date().timeIntervalSince(held), 0, accuracy: 0.001)
    SimulatedTime.advance(by: 5)
    XCTAssertEqual(Date().timeIntervalSince(held), 5, accuracy: 0.001)
  }

  private func dates(of file: URL) throws -> [Date?] {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
    return [
      attributes[.modificationDate] as? Date, attributes[.creationDate] as? Date,
      values.contentModificationDate,
    ]
  }

  func testFilesGetTheDevicesDate() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let writings: [(URL) throws -> Void] = [
      { try Data("a".utf8).write(to: $0) },
      { try Data("b".utf8).write(to: $0, options: .atomic) },
      { try "c".write(to: $0, atomically: true, encoding: .utf8) },
      { _ = FileManager.default.createFile(atPath: $0.path, contents: nil) },
      { file in
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data("d".utf8))
        try handle.close()
      },
    ]
    SimulatedTime.date = day
    for (number, write) in writings.enumerated() {
      try write(file)
      for date in try dates(of: file) {
        let passed = try XCTUnwrap(date).timeIntervalSince(day)
        XCTAssertEqual(passed, Double(number) * 3600, accuracy: 0.001, "\(number)")
        XCTAssertLessThanOrEqual(passed, Date().timeIntervalSince(day))
      }
      SimulatedTime.advance(by: 3600)
    }
  }

  func testFilesKeepTheirDates() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    SimulatedTime.date = day
    try Data("a".utf8).write(to: file)
    let earlier = try dates(of: file)
    SimulatedTime.advance(by: 86400)
    XCTAssertEqual(try dates(of: file), earlier)
    let past = day.addingTimeInterval(-1000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    XCTAssertEqual(try dates(of: file), [past, past, past])
  }

  func testSettingTheDateTellsSo() {
    let posted = expectation(
      forNotification: UIApplication.significantTimeChangeNotification, object: nil)
    SimulatedTime.date = day
    wait(for: [posted], timeout: 1)
  }

  func testTimersFireAtDatesOfTheDevice() {
    SimulatedTime.date = day
    let fired = expectation(description: "fired")
    let timer = Timer(fire: Date().addingTimeInterval(0.02), interval: 0, repeats: false) { _ in
      fired.fulfill()
    }
    RunLoop.main.add(timer, forMode: .default)
    wait(for: [fired], timeout: 5)
  }

  func testATimerFindsTheDateThatItWaitedFor() {
    let start = Date()
    var waited = 0.0
    let timer = Timer(fire: start.addingTimeInterval(0.05), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { waited = Date().timeIntervalSince(start) }
    }
    RunLoop.main.add(timer, forMode: .default)
    RunLoop.main.run(until: start.addingTimeInterval(0.3))
    XCTAssertGreaterThanOrEqual(waited, 0.049)
    XCTAssertLessThanOrEqual(waited, 0.31)
  }

  func testSenselessTimesAreNone() {
    let start = PassedTime.seconds
    SimulatedTime.advance(by: .nan)
    SimulatedTime.advance(by: .infinity)
    SimulatedTime.advance(by: -5)
    XCTAssertEqual(PassedTime.seconds, start)
  }

  func testTheStatusBarTellsTheTime() {
    func text(_ locale: String, isPad: Bool = false) -> String {
      StatusBarTime(date: day, locale: Locale(identifier: locale), timeZone: .gmt)
        .text(isPad: isPad)
    }
    XCTAssertEqual(text("en_US"), "9:41")
    XCTAssertEqual(text("de_DE"), "09:41")
    XCTAssertEqual(text("en_US", isPad: true), "9:41 AM   Tue Jan 9")
    let evening = StatusBarTime(
      date: day.addingTimeInterval(12 * 3600), locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
    XCTAssertEqual(evening.text(isPad: false), "21:41")
  }
}
