import Testing

@testable import XcodeProjects

@Suite struct InterfaceReferencesTests {
  private let folder = TemporaryFolder()

  private func references(_ text: String) throws -> InterfaceReferences {
    try folder.write("<document>\n\(text)\n</document>", to: "Main.storyboard")
    return try InterfaceReferences(path: folder.url.path + "/Main.storyboard")
  }

  @Test func actionsBelongToTheirTargetsAndOutletsToTheirOwners() throws {
    let cart = InterfaceReferences.CustomClass(name: "Cart", module: "Shop", isOfTarget: true)
    let found = try references(
      """
      <button id="b"><connections><action selector="pay:" destination="c"/></connections></button>
      <viewController id="c" customClass="Cart" customModule="Shop" customModuleProvider="target">
      <connections><outlet property="total" destination="b"/></connections>
      </viewController>
      """)
    #expect(
      found.references == [
        .init(kind: .action("pay:"), owner: cart, line: 2),
        .init(kind: .type, owner: cart, line: 3),
        .init(kind: .outlet("total"), owner: cart, line: 4),
      ])
  }

  @Test func whatHasNoClassOfItsOwnIsNotAskedFor() throws {
    let found = try references(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <tableView id="t"><connections><outlet property="delegate" destination="x"/>
      <action selector="go:" destination="-2"/></connections></tableView>
      """)
    #expect(found.references.isEmpty)
  }

  @Test func unwindSeguesNameTheirAction() throws {
    let found = try references(
      "<button id=\"b\"><connections>\n<segue kind=\"unwind\" unwindAction=\"back:\"/></connections></button>"
    )
    #expect(found.unwindActions.map(\.selector) == ["back:"])
    #expect(found.unwindActions.map(\.line) == [3])
  }
}
