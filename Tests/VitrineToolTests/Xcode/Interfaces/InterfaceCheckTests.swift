import Foundation
import Testing

@testable import VitrineTool

/// Storyboards and xibs of a project that name what nobody declares: said before the build.
@Suite struct InterfaceCheckTests {
  private let project = ProjectFixture()

  /// What is said of the project's storyboards and xibs.
  private func notes(
    _ storyboard: String, _ sources: [String: String], to name: String = "Main.storyboard"
  ) throws -> [String] {
    try project.write(
      "Shop",
      [
        .init(name: "Shop", type: "application", dependencies: ["Kit"]),
        .init(name: "Kit", type: "framework"),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]),
      ])
    try project.write(
      "import UIKit\nopen class KitController: UIViewController {\n  @IBOutlet var header: UIView!\n}\n",
      to: "Kit/Kit.swift")
    try project.write("import XCTest\n", to: "ShopTests/Tests.swift")
    try project.write(storyboard, to: "Shop/\(name)")
    for (file, text) in sources { try project.write(text, to: "Shop/\(file)") }
    var options = ProjectPreparation.Options()
    options.scratch = project.url.appendingPathComponent("scratch")
    let environment = ProcessInfo.processInfo.environment
    let prepared = try ProjectPreparation(
      options: options, toolchain: try Toolchain.find(searchPath: environment["PATH"]),
      environment: environment, marker: RunMarker(inheriting: nil),
      interruption: try Interruption()
    ).prepare(project.url.appendingPathComponent("Shop.xcodeproj").path)
    return prepared.notes.filter { $0.contains(name) }.map {
      $0.replacingOccurrences(of: "\(project.url.path)/", with: "")
    }
  }

  private func scene(_ connections: String, button: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="CartController" customModule="Shop" customModuleProvider="target">
    <view key="view" id="v"><subviews><button id="b">\(button)</button></subviews></view>
    <connections>
    \(connections)
    </connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """
  }

  private static let cart = """
    import Kit
    import UIKit

    class BaseController: KitController {
      @IBOutlet private weak var badge: UILabel?
    }

    final class CartController: BaseController {
      @IBOutlet var total: UILabel!
      @IBOutlet var lines: [UILabel] = []
      @IBAction func pay(_ sender: Any) {}
      @IBAction func open(sender: UIButton, forEvent event: UIEvent) {}
    }

    extension CartController {
      @IBAction func back(_ segue: UIStoryboardSegue) {}
      @objc func setPrice(_ price: Any) {}
    }
    """

  @Test(.timeLimit(.minutes(10)))
  func whatIsDeclaredSomewhereIsNotSpokenOf() throws {
    let storyboard = scene(
      """
      <outlet property="total" destination="b" id="1"/>
      <outlet property="view" destination="v" id="2"/>
      <outlet property="badge" destination="b" id="3"/>
      <outlet property="header" destination="b" id="4"/>
      <outlet property="price" destination="b" id="5"/>
      <outletCollection property="lines" destination="b" id="6"/>
      """,
      button: """
        <connections>
        <action selector="pay:" destination="a" eventType="touchUpInside" id="7"/>
        <action selector="openWithSender:forEvent:" destination="a" eventType="touchUpInside" id="8"/>
        <action selector="anything:" destination="-2" eventType="touchUpInside" id="9"/>
        <segue destination="x" kind="unwind" unwindAction="back:" id="10"/>
        </connections>
        """)
    #expect(try notes(storyboard, ["Cart.swift": Self.cart]) == [])
  }

  @Test(.timeLimit(.minutes(10)))
  func whatNobodyDeclaresIsNamedWithItsLineAndWhatIsNear() throws {
    let storyboard = scene(
      """
      <outlet property="totl" destination="b" id="1"/>
      <outlet property="somethingElse" destination="b" id="2"/>
      """,
      button: """
        <connections>
        <action selector="pey:" destination="a" eventType="touchUpInside" id="7"/>
        <segue destination="x" kind="unwind" unwindAction="leave:" id="10"/>
        </connections>
        """)
    #expect(
      try notes(storyboard, ["Cart.swift": Self.cart]) == [
        "Shop/Main.storyboard:10: CartController has no outlet “totl”. Did you mean “total”?",
        "Shop/Main.storyboard:11: CartController has no outlet “somethingElse”.",
        "Shop/Main.storyboard:6: CartController has no action “pey:”. Did you mean “pay”?",
        "Shop/Main.storyboard:7: no class has the action “leave:” of this unwind segue.",
      ])
  }

  @Test(.timeLimit(.minutes(10)))
  func aClassThatNobodyDeclaresIsNamed() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects>
      <view id="1" customClass="CartVew" customModule="Shop" customModuleProvider="target"/>
      <view id="2" customClass="PodView"/>
      <view id="3" customClass="ChartView" customModule="FancyCharts"/>
      </objects>
      </document>
      """
    let source = "import UIKit\nfinal class CartView: UIView {}\n"
    #expect(
      try notes(xib, ["Cart.swift": source], to: "Cart.xib") == [
        "Shop/Cart.xib:4: the class CartVew is declared nowhere. Did you mean “CartView”? Until then an object "
          + "of its superclass is made."
      ])
  }

  @Test(.timeLimit(.minutes(10)))
  func whatAClassOfAnotherPackageMayHaveIsLetPass() throws {
    let source = "import Fancy\nfinal class CartController: FancyController {}\n"
    let storyboard = scene("<outlet property=\"legend\" destination=\"b\" id=\"1\"/>")
    #expect(try notes(storyboard, ["Cart.swift": source]) == [])
  }
}
