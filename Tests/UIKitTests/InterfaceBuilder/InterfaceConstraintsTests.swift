import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct InterfaceConstraintsTests {
  private func box(_ id: String, tag: Int) -> String {
    """
    <view contentMode="scaleToFill" tag="\(tag)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="1" height="1"/></view>
    """
  }

  /// Shows the boxes one and two with constraints, and gives them.
  private func show(
    _ constraints: String, extra: String = "", connections: String = ""
  ) throws -> (screen: LoginScreen, one: CGRect, two: CGRect, safe: CGRect) {
    let folder = try storyboardFolder(
      viewScene(
        box("box-on-e01", tag: 1) + box("box-tw-o01", tag: 2), constraints: constraints,
        attributes: #"customClass="LoginScreen" customModule="UIKitTests""#,
        connections: connections, extra: extra))
    let screen = try #require(
      folder.storyboard().instantiateInitialViewController() as? LoginScreen)
    let window = UIKitTests.show(screen)
    defer { window.isHidden = true }
    let one = try #require(screen.view.viewWithTag(1)).frame
    let two = try #require(screen.view.viewWithTag(2)).frame
    return (screen, one, two, screen.view.safeAreaLayoutGuide.layoutFrame)
  }

  private let fixed = """
    <constraint firstItem="box-on-e01" firstAttribute="leading" secondItem="saf-ea-rea" \
    secondAttribute="leading" constant="20" id="con-st-r01"/>
    <constraint firstItem="box-on-e01" firstAttribute="top" secondItem="roo-tv-iew" \
    secondAttribute="top" constant="100" id="con-st-r02"/>
    <constraint firstItem="box-on-e01" firstAttribute="width" constant="80" id="con-st-r03"/>
    <constraint firstItem="box-on-e01" firstAttribute="height" constant="40" id="con-st-r04"/>
    <constraint firstItem="box-tw-o01" firstAttribute="top" secondItem="box-on-e01" \
    secondAttribute="bottom" constant="8" symbolic="YES" id="con-st-r05"/>
    <constraint firstItem="box-tw-o01" firstAttribute="height" constant="10" id="con-st-r06"/>
    """

  @Test func edgesSizesAndSiblings() throws {
    let shown = try show(
      fixed + """
        <constraint firstAttribute="trailing" secondItem="box-tw-o01" secondAttribute="trailing" \
        constant="13" id="con-st-r07"/>
        <constraint firstItem="box-tw-o01" firstAttribute="leading" secondItem="box-on-e01" \
        secondAttribute="leading" id="con-st-r08"/>
        """)
    #expect(shown.one == CGRect(x: 20, y: 100, width: 80, height: 40))
    let width = UIScreen.main.bounds.width
    #expect(shown.two == CGRect(x: 20, y: 148, width: width - 33, height: 10))
  }

  @Test func multipliersOfAllForms() throws {
    for (text, width) in [("0.5", 40.0), ("1:4", 20.0), ("3/2", 120.0)] {
      let shown = try show(
        fixed + """
          <constraint firstItem="box-tw-o01" firstAttribute="centerX" secondItem="roo-tv-iew" \
          secondAttribute="centerX" id="con-st-r07"/>
          <constraint firstItem="box-tw-o01" firstAttribute="width" secondItem="box-on-e01" \
          secondAttribute="width" multiplier="\(text)" id="con-st-r08"/>
          """)
      #expect(isClose(shown.two.width, width))
      #expect(shown.two.midX == UIScreen.main.bounds.midX)
    }
  }

  @Test func relationsAndPrioritiesDecide() throws {
    let shown = try show(
      fixed + """
        <constraint firstItem="box-tw-o01" firstAttribute="leadingMargin" secondItem="roo-tv-iew" \
        secondAttribute="leadingMargin" id="con-st-r07"/>
        <constraint firstItem="box-tw-o01" firstAttribute="width" relation="greaterThanOrEqual" \
        constant="50" id="con-st-r08"/>
        <constraint firstItem="box-tw-o01" firstAttribute="width" priority="750" constant="10" \
        identifier="wish" id="con-st-r09"/>
        <constraint firstItem="box-tw-o01" firstAttribute="width" placeholder="YES" constant="300" \
        id="con-st-r10"/>
        """)
    #expect(shown.two.width == 50)
    let wish = shown.screen.view.viewWithTag(2)?.constraints.first { $0.identifier == "wish" }
    #expect(wish?.priority.rawValue == 750)
  }

  @Test func outletsMayLeadToConstraints() throws {
    let shown = try show(
      fixed,
      connections: #"<outlet property="height" destination="con-st-r04" id="out-le-t01"/>"#)
    #expect(shown.screen.height.constant == 40)
    #expect(shown.screen.height.isActive)
  }

  @Test func oldGuidesStandForTheSafeArea() throws {
    let shown = try show(
      """
      <constraint firstItem="box-on-e01" firstAttribute="top" secondItem="top-gu-ide" \
      secondAttribute="bottom" constant="5" id="con-st-r01"/>
      <constraint firstItem="bot-gu-ide" firstAttribute="top" secondItem="box-on-e01" \
      secondAttribute="bottom" constant="6" id="con-st-r02"/>
      <constraint firstItem="box-on-e01" firstAttribute="leading" secondItem="roo-tv-iew" \
      secondAttribute="leading" id="con-st-r03"/>
      <constraint firstItem="box-on-e01" firstAttribute="width" constant="80" id="con-st-r04"/>
      """,
      extra: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-ide"/>
        <viewControllerLayoutGuide type="bottom" id="bot-gu-ide"/></layoutGuides>
        """)
    #expect(shown.safe.minY > 0)
    #expect(shown.one.minY == shown.safe.minY + 5)
    #expect(shown.one.maxY == shown.safe.maxY - 6)
  }

  @Test func aConstraintToNothingIsLeftOutAndTold() throws {
    let folder = try storyboardFolder(
      viewScene(
        box("box-on-e01", tag: 1),
        constraints: """
          <constraint firstItem="box-on-e01" firstAttribute="top" secondItem="gon-e0-001" \
          secondAttribute="top" id="con-st-r01"/>
          """))
    let found = issues { _ = folder.storyboard().initialView() }
    #expect(found.count == 1)
    #expect(found.first?.contains("gon-e0-001") == true)
    #expect(found.first?.contains("<constraint> con-st-r01") == true)
  }

  // MARK: Size classes

  @Test func variationsFollowTheSizeClasses() throws {
    let folder = try storyboardFolder(
      viewScene(
        """
        <view id="hol-de-r01"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="box-on-e01">
        <rect key="frame" x="0" y="0" width="10" height="10"/><constraints>
        <constraint firstAttribute="width" constant="30" id="wid-e0-001">
        <variation key="widthClass=regular" constant="70"/></constraint>
        <constraint firstAttribute="height" constant="20" id="hei-gh-t01"/>
        <constraint firstAttribute="height" constant="60" id="hei-gh-t02"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="hei-gh-t02"/></mask>
        </variation>
        <variation key="widthClass=regular"><mask key="constraints">
        <exclude reference="hei-gh-t01"/><include reference="hei-gh-t02"/></mask></variation>
        </view><label tag="3" text="Wide only" id="lab-el-001">
        <rect key="frame" x="0" y="0" width="9" height="9"/>
        <variation key="widthClass=regular" hidden="YES"/></label></subviews>
        <variation key="default"><mask key="subviews"/></variation></view>
        """))
    let controller = try #require(folder.storyboard().instantiateInitialViewController())
    let window = UIKitTests.show(controller)
    defer { window.isHidden = true }
    let one = try #require(controller.view.viewWithTag(1))
    let label = try #require(controller.view.viewWithTag(3))
    #expect(one.frame.size == CGSize(width: 30, height: 20))
    #expect(!label.isHidden)
    let parent = UIViewController()
    window.rootViewController = parent
    parent.addChild(controller)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    settle()
    #expect(one.frame.size == CGSize(width: 70, height: 60))
    #expect(label.isHidden)
  }
}
