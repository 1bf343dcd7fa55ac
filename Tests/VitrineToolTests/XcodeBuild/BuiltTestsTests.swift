import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

@Suite struct BuiltTestsTests {
  private let folder = TemporaryFolder()

  private func tests(_ repetition: TestOptions.Repetition = .retryOnFailure(2)) throws -> BuiltTests
  {
    var module = ProjectModule(name: "App", target: "App", kind: .app)
    module.sources = [ProjectModule.Source(URL(fileURLWithPath: "/user/App.swift"))]
    module.bundle = BundlePlan(path: "App.app", executable: "App", identifier: "org.example.app")
    let project = GeneratedProject(
      name: "App", modules: [module], vitrine: URL(fileURLWithPath: "/vitrine"),
      scratch: try ScratchFolder(folder.url.appendingPathComponent("scratch")))
    var prepared = ProjectPreparation.Prepared(
      package: TestPackage(
        name: "App", directory: URL(fileURLWithPath: "/user"), testTargets: ["AppTests"]),
      swift: SwiftCommand(
        toolchain: Toolchain(swift: "/swift"), package: "/scratch", scratchPath: "/build",
        marker: RunMarker(inheriting: nil)))
    prepared.testTargets = ["AppTests": "App Tests"]
    prepared.filter.skipped = ["AppTests": ["CartTests"]]
    prepared.measuresCoverage = true
    var pass = TestPass()
    pass.configuration = "German"
    pass.repetition = repetition
    pass.allowance = TimeAllowance(standard: 120, maximum: 180)
    prepared.passes = [pass]
    return BuiltTests(
      prepared, project: project,
      hosts: [["AppTests": TestHost(program: "/p", environment: ["A": "B"])]])
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let tests = try tests()
    let file = folder.url.appendingPathComponent("Products/App.xctestrun")
    try tests.write(to: file)
    #expect(try BuiltTests(file: file) == tests)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("<key>__xctestrun_metadata__</key>"))
  }

  @Test func filesOfXcodeAreRefused() throws {
    try folder.write(
      #"<?xml version="1.0"?><plist version="1.0"><dict><key>AppTests</key><dict/></dict></plist>"#,
      to: "Xcode.xctestrun")
    let error = #expect(throws: XcodeBuildError.self) {
      try BuiltTests(file: folder.url.appendingPathComponent("Xcode.xctestrun"))
    }
    #expect(error?.status == .noInput)
    #expect(error?.description.contains("was made by Xcode") == true)
    #expect(throws: XcodeBuildError.self) {
      try BuiltTests(file: folder.url.appendingPathComponent("None.xctestrun"))
    }
  }

  @Test func testsRunOnEachDeviceInTheirOwnHome() throws {
    let set = SimulatorSet(folder: folder.url.appendingPathComponent("devices"))
    let devices = Array(
      set.devices.filter { ["iPhone 16", "iPad mini (A17 Pro)"].contains($0.name) }.prefix(2))
    let passes = try tests().passes(on: devices, in: set)
    #expect(passes.count == 2)
    #expect(passes.map { $0.environment["VITRINE_DEVICE"] } == devices.map(\.model))
    #expect(passes[0].configuration == "German")
    #expect(passes[0].repetition == .retryOnFailure(2))
    #expect(passes[0].allowance == TimeAllowance(standard: 120, maximum: 180))
    let home = try #require(passes[0].environment["CFFIXED_USER_HOME"])
    #expect(home == set.container(of: "org.example.app", on: devices[0]))
    #expect(FileManager.default.fileExists(atPath: "\(home)/Documents"))
    #expect(passes[0].environment["LLVM_PROFILE_FILE"] == "/scratch/Coverage/%p-%m.profraw")
    #expect(try passes[0].hosts(TestProduct(path: "/t"))["AppTests"]?.program == "/p")
    let skipped = TestID(
      library: .xctest, target: "AppTests", suite: "CartTests", name: "testAdd")
    #expect(!passes[0].includes(skipped))
  }

  @Test func stepsNameTheUsersFiles() throws {
    var module = ProjectModule(name: "App", target: "My App", kind: .app)
    module.sources = [ProjectModule.Source(URL(fileURLWithPath: "/user/A B.swift"))]
    module.bundle = BundlePlan(path: "App.app", executable: "App", identifier: "a.b")
    let steps = BuildSteps(
      GeneratedProject(
        name: "Shop", modules: [module], vitrine: folder.url,
        scratch: try ScratchFolder(folder.url.appendingPathComponent("steps"))))
    let line = steps.line(for: "Compiling App A B.adapted.swift")
    #expect(line?.hasPrefix("SwiftCompile normal ") == true)
    #expect(line?.hasSuffix(" /user/A\\ B.swift (in target 'My App' from project 'Shop')") == true)
    #expect(
      steps.line(for: "Linking App")
        == "Ld App.app/App normal (in target 'My App' from project 'Shop')")
    #expect(steps.line(for: "Compiling SwiftUI Text.swift") == nil)
    #expect(steps.line(for: "Write sources") == nil)
  }
}
