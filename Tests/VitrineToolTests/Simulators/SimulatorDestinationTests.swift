import Foundation
import Testing

@testable import VitrineTool

@Suite struct SimulatorDestinationTests {
  private let folder = TemporaryFolder()

  private func choice(_ text: String) throws -> SimulatorDestination.Choice {
    let set = SimulatorSet(folder: folder.url)
    return try SimulatorDestination(devices: set.devices, scheme: "App")
      .device(for: try XcodeBuildDestination(text))
  }

  @Test func aDeviceIsFoundByItsNameAndSystem() throws {
    let phone = try choice("platform=iOS Simulator,name=iPhone 16,OS=18.0")
    #expect(phone.device.name == "iPhone 16")
    #expect(phone.device.system == .iOS18)
    #expect(phone.warning == nil)
    #expect(try choice("name=iPhone 17,OS=latest").device.system == .iOS26)
    #expect(try choice("name=iPhone 17").device.system == .iOS18)
    let tablet = try choice("name=iPad Pro 13-inch (M4)").device
    #expect(try choice("id=\(tablet.udid)").device == tablet)
  }

  @Test func anotherVersionOfTheReleaseIsTakenWithAWarning() throws {
    #expect(
      try choice("name=iPhone 16,OS=18.5").warning
        == "iOS 18.5 is run as iOS 18.0, the version of that release that there is.")
  }

  @Test(arguments: [
    "name=iPhone 99", "name=iPhone 16,OS=15.0", "platform=macOS", "platform=iOS,id=1",
    "platform=iOS Simulator,variant=Mac Catalyst",
  ])
  func whatIsNotThereIsAnError(text: String) throws {
    let error = #expect(throws: XcodeBuildError.self) { try choice(text) }
    #expect(error?.status == .noDestination)
    #expect(error?.description.contains("name:iPhone 16 }") == true)
  }

  @Test func aBootedDeviceComesFirst() throws {
    let set = SimulatorSet(folder: folder.url)
    var device = try #require(set.devices.first { $0.name == "iPhone 16" && $0.system == .iOS26 })
    device.isBooted = true
    try set.save(device)
    #expect(try choice("name=iPhone 16").device.system == .iOS26)
  }

  @Test(arguments: [
    ("iOS 18.1", 18), ("iOS18.4", 18), ("26.2", 26), ("latest", 26),
    ("com.apple.CoreSimulator.SimRuntime.iOS-18-2", 18),
  ])
  func runtimesHaveManyNames(text: String, number: Int) {
    #expect(SimulatorRuntime.named(text)?.system.rawValue == number)
  }

  @Test(arguments: ["iOS 12.4", "tvOS 18.0", ""])
  func otherRuntimesThereAreNot(text: String) {
    #expect(SimulatorRuntime.named(text) == nil)
  }
}
