import Foundation
import Testing

@testable import VitrineTool

@Suite struct ManifestCacheTests {
  private let folder = TemporaryFolder()

  private func cache(_ swift: String = "/usr/bin/swift") -> ManifestCache {
    ManifestCache(
      package: folder.url, scratch: folder.url.appendingPathComponent(".build"),
      toolchain: Toolchain(swift: swift))
  }

  @Test func whatIsKeptHoldsForTheSameManifestOnly() throws {
    try folder.write("let a = 1\n", to: "Package.swift")
    #expect(cache().manifest == nil)
    cache().manifest = Data("manifest".utf8)
    #expect(cache().manifest == Data("manifest".utf8))
    #expect(cache("/opt/swift").manifest == nil)
    try folder.write("let a = 2\n", to: "Package.swift")
    #expect(cache().manifest == nil)
  }

  @Test func aManifestForAVersionOfSwiftCountsToo() throws {
    try folder.write("let a = 1\n", to: "Package.swift")
    cache().manifest = Data("manifest".utf8)
    try folder.write("let a = 1\n", to: "Package@swift-6.3.swift")
    #expect(cache().manifest == nil)
  }

  @Test func aDamagedFileIsReadAsNone() throws {
    try folder.write("let a = 1\n", to: "Package.swift")
    cache().manifest = Data("manifest".utf8)
    try folder.write("{", to: ".build/vitrine-manifest.json")
    #expect(cache().manifest == nil)
  }
}
