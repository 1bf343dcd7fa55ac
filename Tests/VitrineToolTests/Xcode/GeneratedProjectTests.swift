import Foundation
import Testing

@testable import VitrineTool

@Suite struct GeneratedProjectTests {
  private let temporary = TemporaryFolder()

  private func project() throws -> GeneratedProject {
    try temporary.write("import UIKit\nimport Charts\n", to: "user/App.swift")
    try temporary.write("other\n", to: "user/Deep/App.swift")
    try temporary.write("import XCTest\n", to: "user/AppTests.swift")
    try temporary.write("hello", to: "user/hello.txt")
    let user = temporary.url.appendingPathComponent("user")
    var app = ProjectModule(name: "App", target: "App", kind: .app)
    app.sources = ["App.swift", "Deep/App.swift"].map {
      ProjectModule.Source(user.appendingPathComponent($0))
    }
    var plan = BundlePlan(path: "My App.app", executable: "My App", identifier: "org.example.app")
    plan.items = [
      BundlePlan.Item(user.appendingPathComponent("hello.txt"), to: "de.lproj/hello.txt")
    ]
    plan.made = [BundlePlan.MadeFile("Info.plist", Data("plist".utf8))]
    app.bundle = plan
    var unit = ProjectModule(name: "AppTests", target: "AppTests", kind: .unitTests)
    unit.sources = [ProjectModule.Source(user.appendingPathComponent("AppTests.swift"))]
    unit.dependencies = ["App"]
    unit.host = "App"
    var ui = ProjectModule(name: "AppUITests", target: "AppUITests", kind: .uiTests)
    ui.host = "App"
    return GeneratedProject(
      name: "Project", modules: [app, unit, ui], vitrine: URL(fileURLWithPath: "/vitrine"),
      scratch: try ScratchFolder(temporary.url.appendingPathComponent("scratch")))
  }

  private func text(_ path: String) -> String? {
    try? String(
      contentsOf: temporary.url.appendingPathComponent("scratch/\(path)"), encoding: .utf8)
  }

  /// Stands for the program that adapts sources.
  private func copy(_ module: ProjectModule, _ files: [(source: URL, output: String)]) throws {
    for file in files {
      let output = URL(fileURLWithPath: file.output)
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: file.source).write(to: output)
    }
  }

  @Test func sourcesOfOneNameLieBesideEachOther() throws {
    try project().writeSources(adapting: copy)
    #expect(text("Sources/App/App.adapted.swift") == "import UIKit\nimport Charts\n")
    #expect(text("Sources/App/App-2.adapted.swift") == "other\n")
  }

  @Test func hostedTestsStartTheirAppAndOthersDoNot() throws {
    try project().writeSources(adapting: copy)
    #expect(
      text("Sources/AppTests/HostStart.swift")?.contains("@_silgen_name(\"App_main\")") == true)
    // As Swift 6 and modules of the main actor want it.
    let start = try #require(text("Sources/AppTests/HostStart.swift"))
    #expect(start.contains("private nonisolated let registration: @convention(c)"))
    #expect(start.contains("{ @Sendable in"))
    #expect(text("Sources/AppUITests/HostStart.swift") == nil)
    #expect(text("Sources/AppUITests/XcodeTestCase.swift") != nil)
  }

  @Test func testsCanHavePublicAndOpenBaseClasses() throws {
    try project().writeSources(adapting: copy)
    // A class is no more accessible than the name of its superclass.
    for target in ["AppTests", "AppUITests"] {
      let source = try #require(text("Sources/\(target)/XcodeTestCase.swift"))
      #expect(source.contains("\npublic typealias XCTestCase = "))
    }
  }

  @Test func aModuleHasTheProductsThatItImports() throws {
    try project().writeSources(adapting: copy)
    let manifest = try #require(text("Package.swift"))
    #expect(manifest.components(separatedBy: "name: \"Charts\"").count == 2)
    #expect(manifest.contains(".package(name: \"vitrine\", path: \"/vitrine\")"))
  }

  @Test func theBundleHasItsResources() throws {
    try project().writeBundles()
    #expect(text("Products/My App.app/de.lproj/hello.txt") == "hello")
    #expect(text("Products/My App.app/Info.plist") == "plist")
  }

  @Test func everyKindOfTestsHasAProcessOfItsOwn() throws {
    let project = try project()
    try project.writeBundles()
    for name in ["App", "ProjectPackageTests.xctest"] {
      try temporary.write("#!/bin/sh\n", to: "build/debug/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: temporary.url.appendingPathComponent("build/debug/\(name)").path)
    }
    let tests = TestProduct(
      path: temporary.url.appendingPathComponent("build/debug/ProjectPackageTests.xctest").path)
    let hosts = try project.hosts(tests: tests)

    let unit = try #require(hosts["AppTests"])
    #expect(unit.program.hasSuffix("Products/My App.app/AppTests-tests"))
    let product = try #require(unit.environment["VITRINE_PRODUCT"])
    #expect(try String(contentsOfFile: product, encoding: .utf8).contains("\"module\" : \"App\""))
    #expect(unit.environment["XCTestConfigurationFilePath"] != nil)
    let ui = try #require(hosts["AppUITests"])
    #expect(ui.program.hasSuffix("Products/AppUITests-Runner.app/AppUITests-Runner"))
    #expect(ui.environment["XCUI_TARGET_APP"]?.hasSuffix("Products/My App.app/My App") == true)
    #expect(text("Products/AppUITests.json")?.contains("\"host\"") == false)
    // What other test targets register is none of these processes' business.
    #expect(text("Products/AppTests.json")?.contains("\"AppUITests\"") == true)
    #expect(text("Products/AppUITests.json")?.contains("\"otherTests\"") == true)
    #expect(text("Products/App.json")?.contains("\"otherTests\"") != true)
    #expect(text("Products/My App.app/My App") == "#!/bin/sh\n")
    #expect(text("Products/My App.app/de.lproj/hello.txt") == "hello")
  }

  @Test func everyConfigurationTellsItsProcessesItsOwn() throws {
    var project = try project()
    var german = GeneratedProject.Way(name: "German")
    german.options.language = "de"
    german.options.environment = ["CITY": "Bonn"]
    project.ways = [GeneratedProject.Way(name: "English"), german]
    try project.writeBundles()
    #expect(text("Products/AppTests.json")?.contains("\"de\"") == false)
    #expect(text("Products/AppTests-2.json")?.contains("\"de\"") == true)
    try temporary.write("program", to: "build/tests")
    let product = TestProduct(path: temporary.url.appendingPathComponent("build/tests").path)
    let host = try #require(try project.hosts(tests: product, way: 1)["AppTests"])
    #expect(host.environment["CITY"] == "Bonn")
    #expect(host.environment["VITRINE_PRODUCT"]?.hasSuffix("/Products/AppTests-2.json") == true)
  }

  @Test func aModuleThatCountsWhatRunsIsCompiledAndLinkedSo() throws {
    var project = try project()
    for index in project.modules.indices {
      project.modules[index].settings.measuresCoverage = true
    }
    try project.writeSources(adapting: copy)
    let manifest = try #require(text("Package.swift"))
    #expect(manifest.contains(#".unsafeFlags(["-profile-coverage-mapping", "-profile-generate"])"#))
    #expect(manifest.contains(#"linkerSettings: [.unsafeFlags(["-profile-generate"])]"#))
  }
}
