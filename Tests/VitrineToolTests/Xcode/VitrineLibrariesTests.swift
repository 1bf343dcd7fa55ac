import Testing

@testable import VitrineTool

@Suite struct VitrineLibrariesTests {
  @Test func importsOfEveryFormAreSeen() {
    let products = VitrineLibraries.imported(
      by: """
        import Charts
        @testable import ViewInspector
        import struct os.Logger
          import OSLog; import CoreTransferable
        // import LocalAuthentication is only spoken of
        let text = "import SafariServices"
        import MyKit
        """)
    #expect(products.isSuperset(of: ["Charts", "ViewInspector", "os", "OSLog"]))
    #expect(!products.contains("MyKit"))
  }

  @Test func everyAppHasTheAppsFrameworks() {
    #expect(VitrineLibraries.always.isSuperset(of: ["SwiftUI", "UIKit"]))
    #expect(VitrineLibraries.modules.isSuperset(of: ["XCUIAutomation", "SwiftUI"]))
  }
}
