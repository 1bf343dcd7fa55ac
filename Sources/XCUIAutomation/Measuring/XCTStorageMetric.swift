import Foundation

/// What the test's process has written to its disks, in kilobytes.
///
/// Differs from Apple's: an app in a process of its own is counted only if it is named.
public final class XCTStorageMetric: NSObject, XCTMetric, ReadableMetric {
  var name: String { "Disk Logical Writes" }
  var unit: String { "kB" }
  private let process: ProcessReadings

  public override convenience init() { self.init(ProcessReadings(of: nil)) }

  @MainActor @preconcurrency
  public convenience init(application: XCUIApplication) {
    self.init(ProcessReadings(of: application.app))
  }

  private init(_ process: ProcessReadings) { self.process = process }

  func reading() -> Double { process.writtenKilobytes }
}
