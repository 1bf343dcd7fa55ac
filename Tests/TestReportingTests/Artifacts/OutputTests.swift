import Device
import Foundation
import Testing

@testable import TestReporting

/// What tests leave for people and tools.
@Suite struct OutputTests {
  @Test func outputHasTheMachinesDate() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a".utf8).writeOutput(to: file, options: .atomic)
    // As if the app had written it long ago.
    let long = Date(timeIntervalSince1970: 1e9)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file.path)
    try Data("b".utf8).writeOutput(to: file)
    #expect(try Data(contentsOf: file) == Data("b".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let date = attributes[.modificationDate] as? Date
    let now = Double(RealTime.nanoseconds(CLOCK_REALTIME)) / 1e9
    #expect(try abs(#require(date).timeIntervalSince1970 - now) < 60)
  }
}
