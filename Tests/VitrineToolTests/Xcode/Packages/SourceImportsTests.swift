import Testing

@testable import VitrineTool

@Suite struct SourceImportsTests {
  @Test func importsUnderConditionsAreToldApart() {
    let imports = SourceImports(
      """
      // import Nothing
      @_exported import Core
      public import struct Foundation.URL
      #if canImport(UIKit)
        import UIKit
      #elseif os(macOS)
        @preconcurrency import AppKit
      #endif
      let text = "import Text"
      func important() {}
      import Late; import Later
      """)
    #expect(imports.always == ["Core", "Foundation", "Late"])
    #expect(imports.sometimes == ["UIKit", "AppKit"])
    #expect(!imports.knowsLinux)
  }

  @Test(arguments: ["#if os(Linux)", "#elseif !os(Linux)", "#if canImport(Glibc) || X"])
  func aConditionForLinuxIsSeen(line: String) {
    #expect(SourceImports("#if A\n\(line)\n").knowsLinux)
  }
}
