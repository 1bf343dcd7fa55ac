import Foundation
import Testing

@testable import VitrineTool

/// Command lines that need no build.
@Suite struct XcodeBuildRunTests {
  private let folder = TemporaryFolder()
  private let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private final class Lines {
    var output: [String] = []
    var errors: [String] = []
    var text: String { output.joined(separator: "\n") }
    var errorText: String { errors.joined(separator: "\n") }
  }

  private func run(
    _ words: String..., in example: String = "Trails"
  ) throws -> (status: Int32, lines: Lines) {
    let lines = Lines()
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.url.path
    environment["VITRINE_DEVICES"] = folder.url.appendingPathComponent("devices").path
    let run = XcodeBuildRun(
      words: words, environment: environment,
      directory: examples.appendingPathComponent(example), interruption: try Interruption(),
      print: { lines.output.append($0) }, warn: { lines.errors.append($0) })
    return (run.run(), lines)
  }

  @Test func theProjectOfTheFolderIsListed() throws {
    let (status, lines) = try run("-list")
    #expect(status == 0)
    #expect(lines.text.contains("Information about project \"Trails\":"))
    #expect(try run("-version").lines.text == "Xcode 26.2\nBuild version 17C52")
    #expect(try run("-license", "accept").status == 0)
  }

  @Test func settingsNameTheFolderWhereProductsAre() throws {
    let (status, lines) = try run(
      "-showBuildSettings", "-scheme", "Trails", "-derivedDataPath", "/dd", "MY_FLAG=1")
    #expect(status == 0)
    #expect(
      lines.text.contains("    BUILT_PRODUCTS_DIR = /dd/Build/Products/Debug-iphonesimulator"))
    #expect(lines.text.contains("    MY_FLAG = 1"))
  }

  @Test func plansAndDestinationsAreShown() throws {
    #expect(
      try run("-showTestPlans", "-scheme", "Trails").lines.text
        == "Test plans associated with the scheme \"Trails\":\n        Trails")
    let destinations = try run("-showdestinations", "-scheme", "Trails").lines.text
    #expect(destinations.contains("Available destinations for the \"Trails\" scheme:"))
    #expect(destinations.contains("OS:18.0, name:iPhone 16 }"))
  }

  @Test func statusesAreThoseOfXcode() throws {
    #expect(try run("test", "-scheme", "Nope").status == 65)
    #expect(try run("test", "-scheme", "Trails", "-testPlan", "Nope").status == 65)
    #expect(try run("-list", "-project", "Nope.xcodeproj").status == 66)
    #expect(try run("archive").status == 64)
    #expect(try run("test", "-scheme", "Trails", "-destination", "name=iPhone 99").status == 70)
    #expect(
      try run("test", "-scheme", "Trails", "-destination", "generic/platform=iOS").status == 70)
    #expect(
      try run("build", "-scheme", "Trails", "-destination", "platform=macOS").status == 70)
    #expect(try run("test", "-scheme", "Trails", "-sdk", "macosx").status == 64)
    #expect(try run("test", "-enableThreadSanitizer", "YES").status == 64)
  }

  @Test func resultsAreNotOverwritten() throws {
    try folder.write("", to: "old.xcresult/Info.plist")
    let path = folder.url.appendingPathComponent("old.xcresult").path
    let (status, lines) = try run("test", "-scheme", "Trails", "-resultBundlePath", path)
    #expect(status == 64)
    #expect(lines.errorText.contains("Existing file at -resultBundlePath \"\(path)\""))
  }

  @Test func withoutBuiltTestsTheWayToThemIsTold() throws {
    let (status, lines) = try run("test-without-building", "-scheme", "Trails")
    #expect(status == 65)
    #expect(lines.errorText.contains("Run build-for-testing first"))
    let german = try run("test-without-building", "-scheme", "Trails", "-testLanguage", "de")
    #expect(german.status == 64)
  }

  @Test func cleaningNeedsNothing() throws {
    let path = folder.url.appendingPathComponent("data").path
    try folder.write("old", to: "data/Products/App.app/App")
    let (status, lines) = try run("clean", "-scheme", "Trails", "-derivedDataPath", path)
    #expect(status == 0)
    #expect(lines.output.last == "** CLEAN SUCCEEDED **\n")
    #expect(!FileManager.default.fileExists(atPath: path + "/Products"))
  }
}
