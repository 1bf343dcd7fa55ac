import Foundation
import Testing

@testable import VitrineTool

@Suite struct AppContainersTests {
  private let temporary = TemporaryFolder()

  @Test func eachProcessHasAHomeOfItsOwn() throws {
    let containers = AppContainers(temporary.url)
    let (first, second) = (containers.make(), containers.make())
    let home = try #require(first["HOME"])
    #expect(home.hasPrefix(temporary.url.path))
    #expect(home != second["HOME"])
    #expect(first["CFFIXED_USER_HOME"] == home)
    #expect(first["XDG_CACHE_HOME"] == home + "/Library/Caches")
    #expect(first["XDG_DATA_HOME"] == home + "/Library/Application Support")
    #expect(FileManager.default.fileExists(atPath: home + "/Documents"))
    let apps = try #require(first["VITRINE_CONTAINERS"])
    #expect(!apps.hasPrefix(home))
    #expect(apps != second["VITRINE_CONTAINERS"])
    // Sockets lie in the folder for temporary files.
    #expect(first["TMPDIR"] == nil)
  }

  @Test func otherProgramsMayKeepTheirHome() throws {
    let variables = AppContainers(temporary.url, changesHome: false).make()
    #expect(variables["HOME"] == nil)
    let home = try #require(variables["CFFIXED_USER_HOME"])
    #expect(variables["XDG_CONFIG_HOME"] == home + "/Library/Preferences")
  }

  @Test func onlyContainersOfRunsThatAreOverAreRemoved() throws {
    let containers = AppContainers(temporary.url)
    let home = try #require(containers.make()["HOME"])
    try temporary.write("old", to: "999999999/x/Home/Documents/file")
    containers.removeOld()
    #expect(FileManager.default.fileExists(atPath: home))
    #expect(!FileManager.default.fileExists(atPath: temporary.url.path + "/999999999"))
  }
}
