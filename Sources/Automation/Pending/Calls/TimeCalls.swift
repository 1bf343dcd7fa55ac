import Device
import Foundation

/// The functions by which the program and Foundation read the date, sleep, wait and write files, led to the device's
/// time.
///
/// Only chosen libraries are led: Swift Testing and the libraries of the network keep the machine's time, libdispatch's
/// timers and Swift's clocks too, but in an app of its own (`DrivenClocks`). `ToolchainProbe` says where a library calls
/// others than were expected.
package enum TimeCalls {
  typealias Redirections = [LibraryCalls.Caller: LibraryCalls.Functions]

  static let foundation = LibraryCalls.Caller.library("libFoundation.so")
  static let essentials = LibraryCalls.Caller.library("libFoundationEssentials.so")
  static let swiftDispatch = LibraryCalls.Caller.library("libswiftDispatch.so")
  static let tests = LibraryCalls.Caller.library("libXCTest.so")

  /// Leads them, before any code of the program runs.
  ///
  /// Where Foundation can't be led, nothing is: the date would be one thing here and another there.
  package static func redirect() {
    var redirections: Redirections = [:]
    for part in [
      CalendarCalls.redirections, SleepCalls.redirections, WaitCalls.redirections,
      RunLoopCalls.redirections, DrivenClocks.redirections, FileCalls.redirections,
    ] {
      redirections.merge(part) { $0.merging($1) { $1 } }
    }
    guard LibraryCalls.redirect(redirections, needing: CalendarCalls.needed) else { return }
    DeviceCalendar.use()
  }

  static func address<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
  }
}
