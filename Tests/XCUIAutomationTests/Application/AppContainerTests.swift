import Automation
import Foundation
import Testing

@testable import XCUIAutomation

/// The folders in which launched apps store things.
@Suite struct AppContainerTests {
  private let app = URL(fileURLWithPath: "/opt/Notes")

  private func home(
    _ test: String?, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> String {
    let variables = AppContainer.variables(
      for: app, arguments: arguments, environment: environment, test: test)
    return try #require(variables["CFFIXED_USER_HOME"])
  }

  @Test func testsOfOneClassShareAContainer() throws {
    #expect(try home("ListTests.testA") == home("ListTests.testB"))
    #expect(try home("ListTests.testA") != home("FormTests.testA"))
    #expect(try home("Suite.Inner.test(a:)") == home("Suite.Inner.other"))
    #expect(try home("a/b.test").hasSuffix("a-b/Notes"))
  }

  @Test func theFoldersOfIOSAreThere() throws {
    let variables = AppContainer.variables(for: app, environment: [:], test: "FolderTests.test")
    let home = try #require(variables["CFFIXED_USER_HOME"])
    #expect(variables["XDG_CACHE_HOME"] == home + "/Library/Caches")
    #expect(variables["XDG_CONFIG_HOME"] == home + "/Library/Preferences")
    #expect(variables["XDG_DATA_HOME"] == home + "/Library/Application Support")
    #expect(FileManager.default.fileExists(atPath: home + "/Documents"))
    #expect(variables["HOME"] == nil)
  }

  @Test func theToolMayHaveGivenAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let variables = AppContainer.variables(
      for: app, environment: ["VITRINE_CONTAINERS": folder.path], test: "A.test")
    #expect(variables["HOME"] == folder.path + "/A/Notes")
  }

  @Test func anArgumentWipesTheContainer() throws {
    let name = "WipeTests.test"
    let file = try home(name) + "/Documents/note"
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    _ = try home(name)
    #expect(FileManager.default.fileExists(atPath: file))
    _ = try home(name, [AppContainer.wipeArgument, "NO"])
    #expect(FileManager.default.fileExists(atPath: file))
    _ = try home(name, [AppContainer.wipeArgument, "YES"])
    #expect(!FileManager.default.fileExists(atPath: file))
  }
  @Test func anAppInTheTestsProcessWipesTheirHome() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    for folder in ["Documents", "Library/Caches", "Library/Keychains"] {
      let url = home.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: url.appendingPathComponent("kept"))
    }
    func kept() -> Int {
      (FileManager.default.subpaths(atPath: home.path) ?? []).count { $0.hasSuffix("kept") }
    }
    let environment = ["CFFIXED_USER_HOME": home.path]
    try AppContainer.wipeOwn(arguments: [], environment: environment)
    #expect(kept() == 3)
    try AppContainer.wipeOwn(arguments: [AppContainer.wipeArgument], environment: environment)
    #expect(kept() == 0)
    #expect(FileManager.default.fileExists(atPath: home.path + "/Documents"))
  }

  @Test func theHomeOfWhoeverRunsTheTestsIsNotWiped() {
    let error = #expect(throws: AutomationError.self) {
      try AppContainer.wipeOwn(arguments: [AppContainer.wipeArgument, "YES"], environment: [:])
    }
    #expect(error?.message.contains("whoever runs the tests") == true)
  }
}
