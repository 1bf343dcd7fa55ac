import Foundation
import Testing

@testable import VitrineTool

@Suite struct TestEnumerationTests {
  private func enumeration(isHierarchical: Bool) -> TestEnumeration {
    TestEnumeration(
      [(.xctest("testAdd"), true), (.xctest("testOld"), false), (.swiftTesting("sums()"), true)],
      plan: "Unit", targets: ["CartTests": "Cart Tests"], isHierarchical: isHierarchical)
  }

  @Test func testsStandUnderTheirClasses() {
    #expect(
      enumeration(isHierarchical: true).text == """
        Plan Unit
        \tTarget Cart Tests
        \t\tClass CartTests
        \t\t\tTest testAdd
        \t\tClass Cart/Nested
        \t\t\tTest sums()
        """)
  }

  @Test func aFlatListHasWhatOnlyTestingTakes() throws {
    #expect(
      enumeration(isHierarchical: false).text
        == "Cart Tests/CartTests/testAdd\nCart Tests/Cart/Nested/sums()")
    let json = try JSONSerialization.jsonObject(
      with: Data(enumeration(isHierarchical: false).json.utf8))
    let values = (json as? [String: Any])?["values"] as? [[String: Any]]
    let disabled = values?.first?["disabledTests"] as? [[String: String]]
    #expect(disabled?.first?["identifier"] == "Cart Tests/CartTests/testOld")
  }
}
