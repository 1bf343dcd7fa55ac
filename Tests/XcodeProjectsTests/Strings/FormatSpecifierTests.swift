import Testing

@testable import XcodeProjects

@Suite struct FormatSpecifierTests {
  private func specifiers(_ text: String) -> [FormatSpecifier] {
    FormatSpecifier.pieces(of: text).compactMap {
      if case .specifier(let specifier) = $0 { specifier } else { nil }
    }
  }

  @Test func placeholdersOfAllKindsAreFound() {
    #expect(
      specifiers("%@ %2$lld %(name)@ %.2f %#@items@ %arg 100%% %1$#@days@") == [
        FormatSpecifier(type: "@"), FormatSpecifier(position: 2, type: "lld"),
        FormatSpecifier(name: "name", type: "@"), FormatSpecifier(flags: ".2", type: "f"),
        FormatSpecifier(name: "items", isVariable: true, type: "@"),
        FormatSpecifier(isArgument: true),
        FormatSpecifier(position: 1, name: "days", isVariable: true, type: "@"),
      ])
  }

  @Test func signsThatAreNoPlaceholdersStay() {
    #expect(FormatSpecifier.pieces(of: "5 %, ok") == [.text("5 %, ok")])
    #expect(FormatSpecifier.pieces(of: "100%") == [.text("100%")])
  }

  @Test(arguments: [
    ("%@", "String"), ("%lld", "Int"), ("%ld", "Int"), ("%d", "Int32"), ("%u", "UInt32"),
    ("%llu", "UInt"), ("%f", "Float"), ("%lf", "Double"),
  ])
  func typesFollowTheConversion(text: String, type: String) {
    #expect(specifiers(text).map(\.swiftType) == [type])
  }
}
