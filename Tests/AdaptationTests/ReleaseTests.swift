import Testing

@Suite struct ReleaseTests {
  @Test func whatIsAvailableIsAskedOfTheDevice() throws {
    let lines = try adapted(
      "import SwiftUI\nfunc f() {\nif #available(iOS 17.4, *), x { g() }\n"
        + "guard #unavailable(iOS 26) else { return }\nif #available(macOS 13, *) { g() }\n}\n")
    #expect(lines[2] == "if _isAvailable(17, 4), x { g() }")
    #expect(lines[3] == "guard !_isAvailable(26) else { return }")
    #expect(lines[4] == "if #available(macOS 13, *) { g() }")
  }

  @Test func theProcessIsAskedForTheDevicesRelease() throws {
    let lines = try adapted(
      "import Foundation\nlet a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion\n"
        + "let b = ProcessInfo().isOperatingSystemAtLeast(v)\nlet c = phone.operatingSystemVersion\n"
    )
    #expect(lines[1] == "let a = ProcessInfo.processInfo._release.majorVersion")
    #expect(lines[2] == "let b = ProcessInfo()._isReleaseAtLeast(v)")
    #expect(lines[3] == "let c = phone.operatingSystemVersion")
  }

  @Test func aConfigurationCanWait() throws {
    let lines = try adapted(
      "import Foundation\nfunc f() { configuration.waitsForConnectivity = true }\n")
    #expect(lines[1] == "func f() { configuration._waitsForConnectivity = true }")
  }
}
