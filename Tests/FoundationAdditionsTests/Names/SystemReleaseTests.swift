import Device
import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite(.serialized) struct SystemReleaseTests {
  @Test func whatIsAvailableIsWhatTheDevicesReleaseHas() {
    let version = Device.main.systemVersion
    defer { Device.main.systemVersion = version }
    Device.main.systemVersion = .iOS18
    #expect(_isAvailable(17, 4) && _isAvailable(18))
    #expect(!_isAvailable(18, 1) && !_isAvailable(26))
    Device.main.systemVersion = .iOS26
    #expect(_isAvailable(26))
  }

  @Test func theProcessTellsTheDevicesRelease() {
    let version = Device.main.systemVersion
    defer { Device.main.systemVersion = version }
    Device.main.systemVersion = .iOS26
    let process = ProcessInfo.processInfo
    #expect(process._release.majorVersion == 26)
    #expect(process._releaseText == "Version 26.0")
    #expect(
      process._isReleaseAtLeast(
        OperatingSystemVersion(majorVersion: 18, minorVersion: 5, patchVersion: 1)))
  }

  @Test func anyThreadMayAsk() async {
    #expect(await Task.detached { _isAvailable(15) }.value)
  }
}
