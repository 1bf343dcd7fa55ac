#if Macros
  import Testing

  /// What `#Preview` writes, and what it says about wrong uses.
  @Suite(.enabled(if: Expansion.isPossible, "needs the compiler and the macros beside the tests"))
  struct PreviewExpansionTests {
    @Test func aPreviewIsRegisteredUnderItsName() throws {
      let expansion = try Expansion(
        """
        #Preview("Home") { 1 }
        """)
      #expect(expansion.code.contains("SwiftUI._PreviewRegistration"))
      #expect(expansion.code.contains("static var name: Swift.String? { \"Home\" }"))
      #expect(expansion.code.contains("@MainActor @SwiftUI.ViewBuilder static var body"))
    }

    @Test func aNamelessPreviewHasNone() throws {
      let expansion = try Expansion("#Preview { 1 }")
      #expect(expansion.code.contains("static var name: Swift.String? { nil }"))
    }

    @Test func previewablePropertiesBelongToAView() throws {
      let expansion = try Expansion(
        """
        #Preview {
          @Previewable var count = 0
          count
        }
        """)
      #expect(expansion.code.contains("struct Content: SwiftUI.View { var count = 0"))
      #expect(expansion.code.contains("some SwiftUI.View { Content() }"))
    }

    @Test func aReturnedViewNeedsNoBuilder() throws {
      let expansion = try Expansion("#Preview { return 1 }")
      #expect(expansion.code.contains("@MainActor static var body"))
      #expect(!expansion.code.contains("@SwiftUI.ViewBuilder static var body"))
    }

    @Test func previewableIsForProperties() throws {
      let expansion = try Expansion(
        """
        @Previewable func wrong() {}
        """)
      #expect(
        expansion.errors.map { $0.hasPrefix("1: '@Previewable' is for a property at the top") }
          == [true])
    }
  }
#endif
