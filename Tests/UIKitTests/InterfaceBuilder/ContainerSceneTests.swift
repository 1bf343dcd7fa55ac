import Foundation
import Testing

@testable import UIKit

@MainActor
struct ContainerSceneTests {
  private func page(_ id: String, _ title: String, extra: String = "") -> String {
    scene(
      """
      <viewController id="\(id)" title="\(title)" customClass="DetailScreen" \
      customModule="UIKitTests"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view>\(extra)</viewController>
      """)
  }

  private func relationship(_ name: String, _ id: String) -> String {
    #"<segue destination="\#(id)" kind="relationship" relationship="\#(name)" id="r-\#(id)"/>"#
  }

  @Test func navigationControllersHaveTheirRootAndBar() throws {
    let folder = try storyboardFolder(
      scene(
        """
        <navigationController id="ini-ti-al0" toolbarHidden="NO" hidesBarsOnTap="YES">
        <toolbarItems/><navigationBar key="navigationBar" largeTitles="YES" barStyle="black" \
        translucent="NO" id="nav-ba-r01"><rect key="frame" x="0" y="0" width="393" height="96"/>
        <color key="barTintColor" systemColor="systemRedColor"/>
        <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" \
        type="boldSystem" pointSize="20"/><color key="textColor" white="1" alpha="1"/>
        </textAttributes></navigationBar>
        <connections>\(relationship("rootViewController", "pag-e0-001"))</connections>
        </navigationController>
        """),
      page(
        "pag-e0-001", "First",
        extra: """
          <navigationItem key="navigationItem" title="Shown" prompt="Ask" \
          largeTitleDisplayMode="never" id="nav-it-em1">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="bar-it-em1"/>
          <rightBarButtonItems><barButtonItem title="A" id="bar-it-em2"/>
          <barButtonItem title="B" id="bar-it-em3"/></rightBarButtonItems>
          <barButtonItem key="backBarButtonItem" title="Back here" id="bar-it-em4"/>
          <label key="titleView" text="Own" id="tit-le-vie">
          <rect key="frame" x="0" y="0" width="50" height="20"/></label></navigationItem>
          """))
    let made = folder.storyboard().instantiateInitialViewController()
    let navigation = try #require(made as? UINavigationController)
    let root = try #require(navigation.viewControllers.first as? DetailScreen)
    #expect(!root.isViewLoaded)
    #expect(navigation.navigationBar.prefersLargeTitles && !navigation.navigationBar.isTranslucent)
    #expect(navigation.navigationBar.barTintColor == .systemRed)
    #expect(
      navigation.navigationBar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20)
    )
    #expect(!navigation.isToolbarHidden && navigation.hidesBarsOnTap)
    let item = root.navigationItem
    #expect(item.title == "Shown" && item.prompt == "Ask" && item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.rightBarButtonItems?.map(\.title) == ["A", "B"])
    #expect(item.backBarButtonItem?.title == "Back here")
    #expect((item.titleView as? UILabel)?.text == "Own")
    #expect(root.title == "First")
  }

  @Test func tabBarControllersHaveTheirPages() throws {
    let folder = try storyboardFolder(
      scene(
        """
        <tabBarController id="ini-ti-al0"><tabBar key="tabBar" id="tab-ba-r01">
        <color key="unselectedItemTintColor" systemColor="systemGrayColor"/></tabBar>
        <connections>\(relationship("viewControllers", "pag-e0-001"))
        \(relationship("viewControllers", "pag-e0-002"))</connections></tabBarController>
        """),
      page(
        "pag-e0-001", "One",
        extra: """
          <tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" \
          badgeValue="3" tag="1" id="tab-it-em1"/>
          """),
      page(
        "pag-e0-002", "Two",
        extra: #"<tabBarItem key="tabBarItem" systemItem="search" id="tab-it-em2"/>"#))
    let made = folder.storyboard().instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 0)
    let item = tabs.viewControllers?.first?.tabBarItem
    #expect(item?.title == "Home" && item?.badgeValue == "3" && item?.tag == 1)
    #expect(item?.image?.isSymbolImage == true)
    #expect(tabs.viewControllers?.last?.tabBarItem.title == "Search")
    #expect(tabs.tabBar.unselectedItemTintColor == .systemGray)
  }

  @Test func splitAndPageControllers() throws {
    let split = try storyboardFolder(
      scene(
        """
        <splitViewController style="doubleColumn" preferredDisplayMode="oneBesideSecondary" \
        id="ini-ti-al0"><connections>\(relationship("masterViewController", "pag-e0-001"))
        \(relationship("detailViewController", "pag-e0-002"))</connections></splitViewController>
        """), page("pag-e0-001", "List"), page("pag-e0-002", "Detail"))
    let made = split.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? UISplitViewController)
    #expect(controller.style == .doubleColumn)
    #expect(controller.viewController(for: .primary)?.title == "List")
    #expect(controller.viewController(for: .secondary)?.title == "Detail")
    let pages = try storyboardFolder(
      scene(
        """
        <pageViewController transitionStyle="scroll" navigationOrientation="vertical" \
        id="ini-ti-al0"/>
        """))
    let page = pages.storyboard().instantiateInitialViewController() as? UIPageViewController
    #expect(page?.transitionStyle == .scroll && page?.navigationOrientation == .vertical)
  }

  @Test func controllersHaveTheirAttributes() throws {
    let folder = try storyboardFolder(
      viewScene(
        attributes: """
          modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" \
          definesPresentationContext="YES" hidesBottomBarWhenPushed="YES" \
          automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES" \
          storyboardIdentifier="me" useStoryboardIdentifierAsRestorationIdentifier="YES"
          """,
        extra: """
          <extendedEdge key="edgesForExtendedLayout" top="YES"/>
          <size key="preferredContentSize" width="200" height="100"/>
          <toolbarItems><barButtonItem systemItem="trash" id="bar-it-em1"/></toolbarItems>
          """))
    let made = try #require(folder.storyboard().instantiateInitialViewController())
    #expect(made.modalPresentationStyle == .fullScreen)
    #expect(made.modalTransitionStyle == .crossDissolve)
    #expect(made.definesPresentationContext && made.hidesBottomBarWhenPushed)
    #expect(!made.automaticallyAdjustsScrollViewInsets && made.extendedLayoutIncludesOpaqueBars)
    #expect(made.restorationIdentifier == "me" && made.edgesForExtendedLayout == .top)
    #expect(made.preferredContentSize.width == 200)
    #expect(made.toolbarItems?.first?.systemItem == .trash)
  }

  @Test func referencesLeadToOtherStoryboards() throws {
    let other = storyboardFile([
      page("ini-ti-al0", "Other"),
      scene(#"<viewController storyboardIdentifier="named" title="Named" id="nam-ed-001"/>"#),
    ])
    let folder = try storyboardFolder(
      scene(
        """
        <tabBarController id="ini-ti-al0"><connections>
        \(relationship("viewControllers", "ref-er-en1"))
        \(relationship("viewControllers", "ref-er-en2"))</connections></tabBarController>
        """),
      scene(#"<viewControllerPlaceholder storyboardName="Other" id="ref-er-en1"/>"#),
      scene(
        """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="named" \
        id="ref-er-en2"/>
        """), others: ["Other.storyboard": other])
    let made = folder.storyboard().instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["Other", "Named"])
  }
}
