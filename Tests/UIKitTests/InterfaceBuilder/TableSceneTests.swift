import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableSceneTests {
  private let detail = scene(
    """
    <viewController id="det-ai-l01" customClass="DetailScreen" customModule="UIKitTests">
    <view key="view" id="det-vi-ew1"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
    </viewController>
    """)

  // MARK: Prototypes

  private func prototypes(_ sections: String = "") throws -> LoginScreen {
    let folder = try storyboardFolder(
      viewScene(
        """
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
        dataMode="prototypes" style="grouped" separatorStyle="none" allowsMultipleSelection="NO" \
        rowHeight="50" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-v01">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <label key="tableHeaderView" text="Head" id="tab-le-hea">
        <rect key="frame" x="0" y="0" width="393" height="30"/></label>
        <prototypes><tableViewCell clipsSubviews="YES" contentMode="scaleToFill" \
        preservesSuperviewLayoutMargins="YES" selectionStyle="none" \
        accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="row" \
        id="pro-to-001" customClass="LoginCell" customModule="UIKitTests">
        <rect key="frame" x="0" y="50" width="393" height="50"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" id="cel-lc-on1">
        <rect key="frame" x="0" y="0" width="360" height="50"/>
        <autoresizingMask key="autoresizingMask"/><subviews>
        <label text="?" id="cap-ti-on1"><rect key="frame" x="16" y="10" width="200" height="20"/>
        </label><button id="cel-lb-tn1"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><action selector="cancel" destination="ini-ti-al0" eventType="touchUpInside" \
        id="act-io-n01"/></connections></button></subviews></tableViewCellContentView>
        <connections><outlet property="caption" destination="cap-ti-on1" id="out-le-t01"/>
        <segue destination="det-ai-l01" kind="show" identifier="row" id="seg-ue-001"/></connections>
        </tableViewCell></prototypes>\(sections)
        <connections><outlet property="dataSource" destination="ini-ti-al0" id="out-le-t02"/>
        </connections></tableView>
        """, attributes: #"customClass="LoginScreen" customModule="UIKitTests""#,
        connections: #"<outlet property="table" destination="tab-le-v01" id="out-le-t03"/>"#),
      detail)
    let made = folder.storyboard().instantiateInitialViewController()
    return try #require(made as? LoginScreen)
  }

  @Test func prototypesAreMadeForEachRow() throws {
    let screen = try prototypes()
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(screen.table.style == .grouped && screen.table.rowHeight == 50)
    #expect((screen.table.tableHeaderView as? UILabel)?.text == "Head")
    #expect(screen.table.separatorStyle == .none)
    let cells = screen.table.visibleCells.compactMap { $0 as? LoginCell }
    #expect(cells.map { $0.caption.text } == ["Row 0", "Row 1"])
    #expect(
      cells.first?.reuseIdentifier == "row"
        && cells.first?.selectionStyle == UITableViewCell.SelectionStyle.none)
    #expect(cells.first?.accessoryType == .disclosureIndicator)
    let button = cells.first?.contentView.subviews.last as? UIButton
    button?.sendActions(for: .touchUpInside)
    #expect(screen.log.last == "cancel")
  }

  @Test func emptySectionsOfOlderFilesHideNoRows() throws {
    let screen = try prototypes("<sections/>")
    let window = show(screen)
    defer { window.isHidden = true }
    let cells = screen.table.visibleCells.compactMap { $0 as? LoginCell }
    #expect(cells.map { $0.caption.text } == ["Row 0", "Row 1"])
  }

  @Test func selectingARowTakesItsSegue() throws {
    let screen = try prototypes()
    let navigation = UINavigationController(rootViewController: screen)
    let window = show(navigation)
    defer { window.isHidden = true }
    var selected: IndexPath?
    screen.onPrepare = { _ in selected = screen.table.indexPathForSelectedRow }
    let cell = try #require(screen.table.visibleCells.last)
    screen.log = []
    _ = cell.accessibilityActivate()
    #expect(screen.log == ["should row", "prepare row"])
    #expect(selected == IndexPath(row: 1, section: 0))
    #expect(navigation.topViewController is DetailScreen)
  }

  // MARK: Static tables

  private func staticCell(_ id: String, _ style: String, _ labels: String) -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" rowHeight="60" \(style) id="\(id)">
    <rect key="frame" x="0" y="0" width="393" height="60"/>
    <tableViewCellContentView key="contentView" opaque="NO" id="c-\(id)">
    <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(labels)</subviews>
    </tableViewCellContentView></tableViewCell>
    """
  }

  @Test func staticTablesShowTheirCells() throws {
    let label = { (id: String, text: String) in
      """
      <label opaque="NO" text="\(text)" id="\(id)">
      <rect key="frame" x="16" y="5" width="50" height="20"/>
      <color key="textColor" systemColor="systemRedColor"/></label>
      """
    }
    let folder = try storyboardFolder(
      scene(
        """
        <tableViewController id="ini-ti-al0" clearsSelectionOnViewWillAppear="NO">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" \
        style="insetGrouped" rowHeight="44" id="tab-le-v01">
        <rect key="frame" x="0" y="0" width="393" height="852"/><sections>
        <tableViewSection headerTitle="Account" footerTitle="Yours" id="sec-ti-on1"><cells>
        \(staticCell("cel-l0-001", #"style="IBUITableViewCellStyleValue1" textLabel="lab-el-001" detailTextLabel="lab-el-002""#, label("lab-el-001", "Name") + label("lab-el-002", "Mia")))
        \(staticCell("cel-l0-002", #"style="IBUITableViewCellStyleDefault" textLabel="lab-el-003""#, label("lab-el-003", "Out")))
        </cells></tableViewSection>
        <tableViewSection id="sec-ti-on2"><cells>
        \(staticCell("cel-l0-003", "", label("lab-el-004", "Custom")))
        </cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="ini-ti-al0" id="out-le-t01"/>
        <outlet property="delegate" destination="ini-ti-al0" id="out-le-t02"/></connections>
        </tableView><refreshControl key="refreshControl" opaque="NO" id="ref-re-sh1">
        <rect key="frame" x="0" y="0" width="9" height="9"/></refreshControl></tableViewController>
        """))
    let made = folder.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? UITableViewController)
    let window = show(controller)
    defer { window.isHidden = true }
    let table = try #require(controller.tableView)
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Account")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "Yours")
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.style == .value1)
    #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Mia")
    #expect(first.textLabel?.textColor == .systemRed && first.bounds.height == 60)
    let custom = table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect((custom?.contentView.subviews.first as? UILabel)?.text == "Custom")
    #expect(controller.refreshControl != nil && !controller.clearsSelectionOnViewWillAppear)
  }

  // MARK: Collections

  @Test func collectionsHaveTheirLayoutAndPrototypes() throws {
    let folder = try storyboardFolder(
      scene(
        """
        <collectionViewController id="ini-ti-al0" customClass="LoginTiles" customModule="UIKitTests">
        <collectionView key="view" clipsSubviews="YES" dataMode="prototypes" id="col-le-ct1">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
        minimumInteritemSpacing="8" scrollDirection="horizontal" id="lay-ou-t01">
        <size key="itemSize" width="60" height="70"/><inset key="sectionInset" minX="1" minY="2" \
        maxX="3" maxY="4"/><size key="headerReferenceSize" width="0" height="0"/>
        </collectionViewFlowLayout><cells>
        <collectionViewCell reuseIdentifier="tile" id="til-e0-001" customClass="LoginTile" \
        customModule="UIKitTests"><rect key="frame" x="0" y="0" width="60" height="70"/>
        <collectionViewCellContentView key="contentView" id="til-ec-on1">
        <rect key="frame" x="0" y="0" width="60" height="70"/><subviews>
        <label id="cap-ti-on1"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
        </subviews></collectionViewCellContentView><connections>
        <outlet property="caption" destination="cap-ti-on1" id="out-le-t01"/></connections>
        </collectionViewCell></cells><connections>
        <outlet property="dataSource" destination="ini-ti-al0" id="out-le-t02"/>
        <outlet property="delegate" destination="ini-ti-al0" id="out-le-t03"/></connections>
        </collectionView></collectionViewController>
        """))
    let made = folder.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? LoginTiles)
    let window = show(controller)
    defer { window.isHidden = true }
    let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 60, height: 70) && layout.minimumLineSpacing == 7)
    #expect(layout.scrollDirection == .horizontal && layout.sectionInset.bottom == 4)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect((cell as? LoginTile)?.caption.text == "Tile 2")
  }
}
