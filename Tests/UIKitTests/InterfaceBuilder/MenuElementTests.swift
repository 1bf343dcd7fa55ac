import Device
import Foundation
import Testing

@testable import UIKit

/// Menus that Interface Builder gives to buttons and items of bars.
@MainActor
struct MenuElementTests {
  private let menu = """
    <menu key="menu" title="Sort" id="men-u1-001"><children>
    <command title="Cancel" image="star" catalog="system" state="on" id="com-ma-nd1"><connections>
    <action selector="cancel" destination="ini-ti-al0" id="act-io-n03"/></connections></command>
    <menu title="More" id="men-u1-002"><options key="options" displayInline="YES"/><children>
    <action title="Delete" id="com-ma-nd2"><attributes key="attributes" destructive="YES"/></action>
    </children></menu>
    <rainbow id="rai-nb-ow1"/>
    </children></menu>
    """
  private let isLogin = """
    storyboardIdentifier="login" title="Login" customClass="LoginScreen" customModule="UIKitTests" \
    customModuleProvider="target"
    """

  private func issues(_ work: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { lines.append($0) }
    defer { RuntimeIssue.handler = handler }
    try work()
    return lines
  }

  @Test func aButtonHasItsMenuWhoseItemsSendTheirActions() throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" showsMenuAsPrimaryAction="YES" id="but-to-n01">
      <rect key="frame" x="20" y="160" width="80" height="30"/>\(menu)</button>
      """
    let folder = try storyboardFolder(viewScene(button, attributes: isLogin))
    var made: LoginScreen?
    let told = try issues {
      let screen = folder.storyboard().instantiateInitialViewController()
      made = try #require(screen as? LoginScreen)
      made?.loadViewIfNeeded()
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("<rainbow> is left out of its menu") == true)
    #expect(told.first?.contains("Main.storyboard, line ") == true)
    let screen = try #require(made)
    let shown = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first)
    let menu = try #require(shown.menu)
    #expect(menu.title == "Sort" && shown.showsMenuAsPrimaryAction)
    #expect(menu.children.map(\.title) == ["Cancel", "More"])
    let cancel = try #require(menu.children.first as? UIAction)
    #expect(cancel.image != nil && cancel.state == .on)
    let more = try #require(menu.children.last as? UIMenu)
    #expect(more.options == .displayInline)
    #expect((more.children.first as? UIAction)?.attributes == .destructive)
    cancel.perform(sender: shown)
    #expect(screen.log.last == "cancel")
  }

  @Test func anItemOfABarHasItsMenu() throws {
    let item = """
      <navigationItem key="navigationItem" id="nav-it-em1">
      <barButtonItem key="rightBarButtonItem" title="More" id="bar-it-em1">\
      <menu key="menu" id="men-u1-003"><children><command title="Share" id="com-ma-nd3"/></children></menu>
      </barButtonItem></navigationItem>
      """
    let controller = """
      <viewController id="ini-ti-al0" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-tv-iew"><rect key="frame" x="0.0" y="0.0" \
      width="393" height="852"/></view>\(item)</viewController>
      """
    let folder = try storyboardFolder(scene(controller))
    let screen = try #require(folder.storyboard().instantiateInitialViewController())
    #expect(screen.navigationItem.rightBarButtonItem?.menu?.children.map(\.title) == ["Share"])
  }
}
