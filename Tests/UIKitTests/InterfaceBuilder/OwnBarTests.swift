import Foundation
import Testing

@testable import UIKit

/// Bars of containers whose class the app has written.
@MainActor
struct OwnBarTests {
  private let page = scene(
    """
    <viewController id="pag-e0-001" title="One"><view key="view" id="v-page-001">
    <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
    """)

  private func connections(_ relationship: String) -> String {
    """
    <connections><segue destination="pag-e0-001" kind="relationship" \
    relationship="\(relationship)" id="rel-at-ion"/></connections>
    """
  }

  @Test func tabBarsAreMadeAsTheirClassSays() throws {
    let folder = try storyboardFolder(
      scene(
        """
        <tabBarController id="ini-ti-al0"><tabBar key="tabBar" id="tab-ba-r01" \
        customClass="RaisedTabBar" customModule="UIKitTests" customModuleProvider="target">
        <rect key="frame" x="0" y="0" width="393" height="49"/>
        <color key="unselectedItemTintColor" systemColor="systemGrayColor"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
        keyPath="tag"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></tabBar>
        \(connections("viewControllers"))</tabBarController>
        """), page)
    let made = folder.storyboard().instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    let bar = try #require(tabs.tabBar as? RaisedTabBar)
    #expect(bar.isRead && bar.isAwake && bar.tag == 7)
    #expect(bar.unselectedItemTintColor == .systemGray)
    #expect(bar.items?.map(\.title) == ["One"])
    tabs.loadViewIfNeeded()
    #expect(bar.superview === tabs.view)
  }

  @Test func navigationBarsAndToolbarsAreMadeAsTheirClassesSay() throws {
    let folder = try storyboardFolder(
      scene(
        """
        <navigationController id="ini-ti-al0"><navigationBar key="navigationBar" id="nav-ba-r01" \
        customClass="PlainNavigationBar" customModule="UIKitTests" translucent="NO">
        <rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
        <toolbar key="toolbar" id="too-lb-ar1" customClass="PlainToolbar" \
        customModule="UIKitTests"/>
        \(connections("rootViewController"))</navigationController>
        """), page)
    let made = folder.storyboard().instantiateInitialViewController()
    let navigation = try #require(made as? UINavigationController)
    let bar = try #require(navigation.navigationBar as? PlainNavigationBar)
    #expect(bar.isRead && bar.isAwake && !bar.isTranslucent)
    #expect(bar.topItem?.title == "One")
    #expect((navigation.toolbar as? PlainToolbar)?.isAwake == true)
  }
}

final class RaisedTabBar: UITabBar {
  private(set) var isRead = false
  private(set) var isAwake = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isRead = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class PlainNavigationBar: UINavigationBar {
  private(set) var isRead = false
  private(set) var isAwake = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isRead = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class PlainToolbar: UIToolbar {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}
