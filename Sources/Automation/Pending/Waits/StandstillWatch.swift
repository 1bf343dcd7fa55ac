import Device
import Foundation
import Synchronization

/// Lets time pass where an app that a driver waits for waits for a delay itself, with its main thread: no one else can.
///
/// The main thread rests by a semaphore, a lock, another queue, and so do all others; nothing but a delay can end
/// that. Waits for a time need no watch (`RunningWait`), nor what this module itself waits for.
final class StandstillWatch: Sendable {
  private let asked = Atomic<Int>(0)
  private let wake = DispatchSemaphore(value: 0)

  private let isRunning = Atomic<Bool>(false)

  /// The driver has asked for something.
  func begin() {
    asked.add(1, ordering: .acquiringAndReleasing)
    wake.signal()
    // The first screen need not wait for the thread.
    if !isRunning.exchange(true, ordering: .acquiringAndReleasing) { start() }
  }

  private func start() {
    let thread = Thread { self.watch() }
    thread.name = "Standstill"
    thread.start()
  }

  /// It is about to be answered.
  func end() { asked.subtract(1, ordering: .acquiringAndReleasing) }

  // MARK: Watching

  // In seconds of real time; most answers need no watch.
  private static let patience = 0.05
  private static let look = 0.001
  private static let longestPause = 0.02
  /// In nanoseconds of real time: an app that comes no further meanwhile hangs.
  private static let longestWatch: Int64 = 30_000_000_000
  /// So long libdispatch may take to find that all threads of a pool wait, and to add another; in seconds of real time.
  private static let poolPatience = 1.2

  private func watch() {
    ThreadActivity.ignoreThisThread()
    while true {
      wake.wait()
      guard isAsked else { continue }
      RealTime.pause(Self.patience)
      var pause = Self.look
      var since: Int64?
      let end = RealTime.nanoseconds() + Self.longestWatch
      while isAsked, RealTime.nanoseconds() < end {
        if let seconds = Self.standstill() {
          let now = RealTime.nanoseconds()
          let start = since ?? now
          since = start
          if TimeInterval(now - start) / 1e9 > Self.poolPatience {
            PassedTime.reach(PassedTime.seconds + seconds)
            pause = Self.look
          }
        } else {
          pause = min(pause * 2, Self.longestPause)
        }
        RealTime.pause(pause)
      }
    }
  }

  private var isAsked: Bool { asked.load(ordering: .acquiring) > 0 }

  /// The seconds that may pass at once; nil if somebody is at work, or nobody waits for a time to come.
  private static func standstill() -> TimeInterval? {
    guard Uptime.isDevices, !RunningWait.isUnderWay, !MainQueue.isWaitedFor,
      KernelTimers.next() != nil,
      let before = ThreadActivity.atRest()
    else { return nil }
    let start = RealTime.nanoseconds()
    RealTime.pause(look)
    // Of the moment of rest, if it is one.
    guard !KernelTimers.isAnyFiring, let next = KernelTimers.next() else { return nil }
    guard !RunningWait.isUnderWay, !MainQueue.isWaitedFor, let after = ThreadActivity.atRest(),
      after == before
    else { return nil }
    let seconds = TimeInterval(next) / 1e9
    guard before.sleeper != nil || OpenConnections.reason() != nil else { return seconds }
    // Others may end it in real time, which passes meanwhile.
    return min(seconds, RealTime.seconds(since: start))
  }
}
