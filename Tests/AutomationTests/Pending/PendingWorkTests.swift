import Device
import Foundation
import XCTest

@testable import Automation

/// XCTest, because its tests run one at a time, on the main thread.
///
/// What is looked for is work in real time, which takes some here: delays of tenths of a second, sleeping threads.
final class PendingWorkTests: XCTestCase {
  @MainActor
  private func outlook(on clock: DeviceClock = DeviceClock()) -> PendingWork.Outlook {
    MainQueue.drain()
    // Threads that worked for the test before go to rest.
    for _ in 0..<200 {
      let outlook = PendingWork.outlook(on: clock)
      if outlook != .running { return outlook }
      MainQueue.wait(upTo: 0.005)
    }
    return .running
  }

  /// The seconds until the next timer; nil if none is noticed.
  @MainActor
  private func delay(on clock: DeviceClock = DeviceClock()) -> TimeInterval? {
    if case .due(let delay) = outlook(on: clock) { return delay }
    return nil
  }

  /// What tests before left behind comes to its end, or is left out: a connection may be kept for the next request.
  override func setUp() async throws {
    OpenConnections.ignorePresent()
    let end = ContinuousClock.now.advanced(by: .seconds(5))
    while !Delays.shared.isEmpty, ContinuousClock.now < end {
      await Task.detached { _ = usleep(10_000) }.value
    }
  }

  @MainActor
  func testDispatchIsSeen() {
    XCTAssertTrue(Delays.areSeen)
  }

  @MainActor
  func testNothingIsPendingInAProcessAtRest() {
    XCTAssertEqual(outlook(), .nothing)
    DispatchQueue.global().async {}
    XCTAssertEqual(outlook(), .nothing)
  }

  @MainActor
  func testASleepingTaskIsNoticedFromItsStart() async {
    for _ in 0..<20 {
      let task = Task.detached { try? await Task.sleep(for: .seconds(0.3)) }
      // An `async` test is work of the main queue: only the threads and delays are asked here.
      let isNoticed = await Task.detached {
        for _ in 0..<200 {
          guard Delays.shared.isEmpty else { break }
          usleep(1000)
        }
        return !Delays.shared.isEmpty
      }.value
      XCTAssertTrue(isNoticed)
      task.cancel()
      _ = await task.value
    }
  }

  @MainActor
  func testATaskOfTheMainActorIsSeenToItsEnd() {
    for _ in 0..<20 {
      let done = Flag()
      Task {
        try await Task.sleep(for: .milliseconds(5))
        await Task.detached { _ = usleep(200) }.value
        done.isSet = true
      }
      let clock = DeviceClock()
      let end = ContinuousClock.now.advanced(by: .seconds(5))
      MainQueue.drain()
      while !done.isSet, PendingWork.outlook(on: clock) != .nothing, ContinuousClock.now < end {
        // Long enough for the thread to be found at rest on a busy machine: the wait ends with what is queued.
        MainQueue.wait(upTo: 0.02)
      }
      XCTAssertTrue(done.isSet)
    }
  }

  @MainActor
  func testADelayedBlockIsDueAtItsTime() throws {
    let done = Flag()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done.isSet = true }
    let delay = try XCTUnwrap(delay())
    XCTAssertGreaterThan(delay, 0.1)
    XCTAssertLessThanOrEqual(delay, 0.2)
    waitUntil { done.isSet }
    XCTAssertEqual(outlook(), .nothing)
  }

  @MainActor
  func testADelayThatTheDeviceHasJumpedOverIsDueNow() throws {
    let clock = DeviceClock()
    XCTAssertEqual(outlook(on: clock), .nothing)
    let done = Flag()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { done.isSet = true }
    clock.advance(to: 0.15)
    XCTAssertLessThanOrEqual(try XCTUnwrap(delay(on: clock)), 0.0501)
    clock.advance(to: 1)
    XCTAssertEqual(delay(on: clock), 0)
    waitUntil { done.isSet }
    XCTAssertEqual(outlook(on: clock), .nothing)
  }

  @MainActor
  func testATimerOfTheMainRunLoopIsNoticed() throws {
    let done = Flag()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { done.isSet = true }
    }
    XCTAssertLessThanOrEqual(try XCTUnwrap(delay()), 0.2)
    waitUntil { done.isSet }
    XCTAssertFalse(timer.isValid)
    XCTAssertEqual(outlook(), .nothing)
  }

  @MainActor
  func testATimerSourceIsNoticedUntilItIsCancelled() {
    let source = DispatchSource.makeTimerSource()
    source.schedule(deadline: .now() + 0.05, repeating: 10)
    source.setEventHandler {}
    source.resume()
    XCTAssertNotNil(delay())
    usleep(150_000)
    XCTAssertEqual(outlook(), .waiting(for: "a repeating timer"))
    source.cancel()
    XCTAssertEqual(outlook(), .nothing)
  }

  @MainActor
  func testARepeatingSourceThatIsReleasedIsForgotten() {
    endingAtOnce {
      let source = DispatchSource.makeTimerSource()
      source.schedule(deadline: .now(), repeating: 0.01)
      source.setEventHandler {}
      source.resume()
      XCTAssertFalse(Delays.shared.isEmpty)
    }
    waitUntil { Delays.shared.isEmpty }
    XCTAssertEqual(outlook(), .nothing)
  }

  /// What is made inside has gone afterwards.
  @inline(never)
  private func endingAtOnce(_ work: () -> Void) { work() }

  @MainActor
  func testABusyOrSleepingThreadIsNoticed() {
    let done = expectation(description: "slept")
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.2)
      done.fulfill()
    }
    usleep(50_000)
    XCTAssertEqual(outlook(), .waiting(for: "a sleeping thread"))
    wait(for: [done], timeout: 5)
  }

  @MainActor
  func testAnOpenSocketIsNoticed() {
    OpenConnections.ignorePresent()
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends), 0)
    XCTAssertEqual(outlook(), .waiting(for: "an open connection"))
    for end in ends { close(end) }
    XCTAssertEqual(outlook(), .nothing)
  }

  @MainActor
  func testTheConnectionToADriverIsNotTheAppsWork() throws {
    OpenConnections.ignorePresent()
    let directory = try SocketDirectory()
    let listener = try UnixSocket.listen(at: directory.socketPath)
    XCTAssertEqual(outlook(), .nothing)
    withExtendedLifetime(listener) {}
  }

  @MainActor
  private func waitUntil(_ condition: () -> Bool) {
    let end = ContinuousClock.now.advanced(by: .seconds(5))
    while !condition(), ContinuousClock.now < end { MainQueue.wait(upTo: 0.01) }
    XCTAssertTrue(condition())
  }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }
}
