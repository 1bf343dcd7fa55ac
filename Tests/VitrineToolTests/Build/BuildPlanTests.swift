import Foundation
import Testing

@testable import VitrineTool

@Suite struct BuildPlanTests {
  /// As SwiftPM writes it.
  private static func plan(of package: String) -> String {
    """
    client:
      name: basic
    targets:
      "PackageStructure": ["<PackageStructure>"]
    commands:
      "<Shop-debug.module>":
        tool: phony
        inputs: ["/elsewhere/Package.swift"]
      "PackageStructure":
        tool: package-structure-tool
        inputs: ["\(package)/Sources/Shop/","\(package)/Package.swift","\(package)/Package.resolved"]
        outputs: ["<PackageStructure>"]

    """
  }

  @Test func aPlanIsThatOfThePackageThatItWasMadeFor() throws {
    let scratch = TemporaryFolder()
    try scratch.write(Self.plan(of: "/apps/Shop"), to: "debug.yaml")
    #expect(!BuildPlan.isOfAnother(than: "/apps/Shop", in: scratch.url.path))
    #expect(!BuildPlan.isOfAnother(than: "/apps/Cart/../Shop", in: scratch.url.path))
    #expect(BuildPlan.isOfAnother(than: "/apps/Cart", in: scratch.url.path))
    #expect(BuildPlan.isOfAnother(than: "/elsewhere", in: scratch.url.path))
  }

  @Test func aPackageIsTheOneThatALinkLeadsTo() throws {
    let scratch = TemporaryFolder()
    try scratch.write("", to: "Shop/Package.swift")
    let folder = scratch.url.resolvingSymlinksInPath().path
    try scratch.write(Self.plan(of: "\(folder)/Shop"), to: "release.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Link", withDestinationPath: "\(folder)/Shop")
    #expect(!BuildPlan.isOfAnother(than: "\(folder)/Link", in: folder))
  }

  @Test func withoutAPlanThereIsNoOther() throws {
    let scratch = TemporaryFolder()
    #expect(!BuildPlan.isOfAnother(than: "/apps/Shop", in: scratch.url.path))
    try scratch.write("client:\n  name: basic\n", to: "debug.yaml")
    #expect(!BuildPlan.isOfAnother(than: "/apps/Shop", in: scratch.url.path))
  }

  @Test func theToolHasThePlanOfAnotherMadeAnew() throws {
    let scratch = TemporaryFolder()
    try scratch.write(Self.plan(of: "/apps/Shop"), to: "debug.yaml")
    func isRenewed(_ package: String, _ verb: String = "build") -> Bool {
      SwiftCommand(
        toolchain: Toolchain(swift: "swift"), package: package, scratchPath: scratch.url.path,
        marker: RunMarker(inheriting: nil)
      ).child(verb, []).arguments.contains(BuildPlan.renewal)
    }
    #expect(!isRenewed("/apps/Shop"))
    #expect(isRenewed("/apps/Cart"))
    #expect(!isRenewed("/apps/Cart", "package"))
  }
}
