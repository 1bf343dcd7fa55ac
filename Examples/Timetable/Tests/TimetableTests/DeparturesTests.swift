import XCTest

@testable import Timetable

/// A class of the main actor, with synchronous `setUp` and `tearDown` that reach its state.
@MainActor
final class DeparturesTests: XCTestCase {
  private var departures: Departures!
  private var log: WatchLog!

  override func setUp() {
    super.setUp()
    departures = Departures()
    log = WatchLog()
  }

  override func tearDown() {
    departures = nil
    log = nil
    super.tearDown()
  }

  func testWatchingATrainIsNoted() {
    departures.watch("Bern 8:02")
    XCTAssertEqual(departures.watched, ["Bern 8:02"])
    XCTAssertEqual(log.trains, ["Bern 8:02"])
  }

  func testNothingIsWatchedAtFirst() async {
    XCTAssertTrue(departures.watched.isEmpty)
  }
}

/// A class of no actor, whose `setUp` says that it runs on the main one.
final class MixedTests: XCTestCase {
  @MainActor private var departures = Departures()

  @MainActor
  override func setUp() {
    departures.watch("Chur 8:07")
  }

  @MainActor
  func testOnTheMainActor() {
    XCTAssertEqual(departures.watched, ["Chur 8:07"])
  }

  func testOnNone() {
    XCTAssertEqual(Notification.Name.watchedTrain.rawValue, "watchedTrain")
  }
}
