import Foundation
import Testing

@testable import VitrineTool

@Suite struct AbsentModulesTests {
  private let folder = URL(fileURLWithPath: "/app")

  private func modules() -> AbsentModules {
    var modules = AbsentModules()
    modules.add("TipKit", importedBy: "/app/Home.swift")
    modules.add("CoreLocation", importedBy: "/app/Places/Finder.swift")
    modules.add("CoreLocation", importedBy: "/app/Home.swift")
    return modules
  }

  private func error(_ line: String) throws -> CompilerDiagnostic {
    try #require(CompilerDiagnostic(line: line))
  }

  @Test func eachIsToldOnceWithTheNumberOfItsFiles() {
    #expect(
      modules().note == "Frameworks that are not here: CoreLocation (2 files), TipKit (1 file). "
        + "To import them does no harm; what uses them does not compile.")
    #expect(AbsentModules().note == nil)
  }

  @Test func whatIsThereInPartIsToldOnlyWhereSomethingIsMissing() throws {
    var modules = AbsentModules()
    modules.add("AVFoundation", importedBy: "/app/Sound.swift")
    #expect(modules.note == nil)
    let missing = try error("/app/Sound.swift:5:3: error: cannot find 'AVAudioRecorder' in scope")
    let advice = try #require(modules.advice(on: [missing], in: folder))
    #expect(advice.hasSuffix("vitrine stub AVFoundation"))
  }

  @Test func theStandInIsForTheModuleWhoseNamesAreMissing() throws {
    var modules = AbsentModules()
    modules.add("AVFoundation", importedBy: "/app/Scan.swift")
    modules.add("Vision", importedBy: "/app/Scan.swift")
    let request = try error(
      "/app/Scan.swift:5:3: error: cannot find 'VNDetectTextRequest' in scope")
    let advice = try #require(modules.advice(on: [request], in: folder))
    #expect(advice.contains("  Scan.swift imports Vision: not found: VNDetectTextRequest\n"))
    #expect(advice.hasSuffix("vitrine stub Vision"))
    let output = try error("/app/Scan.swift:6:3: error: cannot find 'AVAssetWriter' in scope")
    let other = try #require(modules.advice(on: [output], in: folder))
    #expect(other.contains("  Scan.swift imports AVFoundation: not found: AVAssetWriter\n"))
    #expect(other.hasSuffix("vitrine stub AVFoundation"))
    let both = try #require(modules.advice(on: [request, output], in: folder))
    #expect(both.contains("  Scan.swift imports AVFoundation, Vision: not found: VNDetect"))
  }

  @Test func aFailedBuildIsToldWhatNeedsThemAndWhatToDo() throws {
    let errors = try [
      error("/app/Places/Finder.swift:5:3: error: cannot find type 'CLLocation' in scope"),
      error("/app/Places/Finder.swift:8:3: error: cannot find type 'CLLocation' in scope"),
      error("/app/Places/Finder.swift:9:3: error: cannot find 'CLGeocoder' in scope"),
      error("/app/Other.swift:1:1: error: cannot find 'x' in scope"),
    ]
    let advice = try #require(modules().advice(on: errors, in: folder))
    let lines = advice.split(separator: "\n")
    #expect(
      lines[1] == "  Places/Finder.swift imports CoreLocation: not found: CLLocation, CLGeocoder")
    #expect(lines[2].contains("--keep-going"))
    #expect(lines[3].hasSuffix("vitrine stub CoreLocation"))
    #expect(lines.count == 4)
  }

  @Test func otherMistakesAreNotTheirs() throws {
    let errors = try [
      error("/app/Home.swift:5:3: error: missing return in a function"),
      error("/app/Other.swift:1:1: error: cannot find 'x' in scope"),
    ]
    #expect(modules().advice(on: errors, in: folder) == nil)
  }
}
