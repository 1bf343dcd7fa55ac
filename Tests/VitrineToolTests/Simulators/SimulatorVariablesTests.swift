import Foundation
import Testing

@testable import VitrineTool

@Suite struct SimulatorVariablesTests {
  @Test func withoutAChoiceTheyTellOfTheStandardDevice() throws {
    let variables = SimulatorDevice.missingVariables(in: [:])
    #expect(variables["SIMULATOR_DEVICE_NAME"] == "iPhone 14")
    #expect(variables["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone14,7")
    #expect(variables["SIMULATOR_RUNTIME_VERSION"]?.hasPrefix("18") == true)
    #expect(variables["SIMULATOR_HOST_HOME"] == ProcessInfo.processInfo.environment["HOME"])
    // The device that simctl lists, too.
    let udid = try #require(variables["SIMULATOR_UDID"])
    let folder = TemporaryFolder()
    #expect(SimulatorSet(folder: folder.url).devices(named: udid).map(\.name) == ["iPhone 14"])
  }

  @Test func theyTellOfTheDeviceThatWasChosen() {
    let variables = SimulatorDevice.missingVariables(
      in: ["VITRINE_DEVICE": "iPhone 16 Pro", "VITRINE_SYSTEM_VERSION": "26"])
    #expect(variables["SIMULATOR_DEVICE_NAME"] == "iPhone 16 Pro")
    #expect(variables["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone17,1")
    #expect(variables["SIMULATOR_VERSION_INFO"]?.contains("Runtime: iOS 26") == true)
  }

  @Test func whatIsSetStays() {
    let variables = SimulatorDevice.missingVariables(in: ["SIMULATOR_UDID": "mine"])
    #expect(variables["SIMULATOR_UDID"] == nil)
    #expect(variables["SIMULATOR_DEVICE_NAME"] == "iPhone 14")
  }

  @Test func ofModelsWithSeveralIdentifiersNoneIsTold() {
    let variables = SimulatorDevice.missingVariables(in: ["VITRINE_DEVICE": "iPhone X"])
    #expect(variables["SIMULATOR_DEVICE_NAME"] == "iPhone X")
    #expect(variables["SIMULATOR_MODEL_IDENTIFIER"] == nil)
  }
}
