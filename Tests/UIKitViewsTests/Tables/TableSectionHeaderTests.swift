import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Headers of a plain table, which stay at the top while their rows scroll.
@MainActor
@Suite struct TableSectionHeaderTests {
  private final class Header: UITableViewHeaderFooterView {}

  private final class CountingTable: UITableView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private final class Contacts: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    var ended: [Int] = []
    var givesViews = false

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 50
      table.sectionHeaderTopPadding = 0
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 5 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      givesViews ? nil : "Section \(section)"
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      givesViews ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      ended.append(section)
    }
  }

  @Test(arguments: [false, true])
  func aScrolledTableComesToRest(givesViews: Bool) {
    let sut = Contacts()
    sut.givesViews = givesViews
    let window = show(sut)
    defer { window.isHidden = true }
    sut.table.contentOffset.y = 240
    settle()
    let before = sut.table.layouts
    settle()
    #expect(sut.table.layouts == before)
    #expect(before < 10)
    #expect(!LayoutPass.isDue(in: window))
  }

  @Test func thePinnedHeaderIsTheSameView() throws {
    let sut = Contacts()
    let window = show(sut)
    defer { window.isHidden = true }
    let header = try #require(sut.table.headerView(forSection: 0))
    for offset in stride(from: CGFloat(10), through: 300, by: 50) {
      sut.table.contentOffset.y = offset
      settle()
      #expect(sut.table.headerView(forSection: 0) === header)
      #expect(header.frame.minY == offset)
    }
    #expect(sut.ended.isEmpty)
  }

  @Test func thePinnedHeaderIsPushedOutByTheNextOne() throws {
    let sut = Contacts()
    let window = show(sut)
    defer { window.isHidden = true }
    let end = sut.table.rectForHeader(inSection: 1).minY
    let height = sut.table.rectForHeader(inSection: 0).height
    sut.table.contentOffset.y = end - height / 2
    settle()
    let header = try #require(sut.table.headerView(forSection: 0))
    #expect(header.frame.maxY == end)
    sut.table.contentOffset.y = end + 1
    settle()
    #expect(sut.table.headerView(forSection: 0) == nil)
    #expect(sut.ended == [0])
    #expect(sut.table.headerView(forSection: 1)?.frame.minY == end + 1)
  }

  @Test func thePinnedHeaderLiesOverTheRows() throws {
    let sut = Contacts()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.table.contentOffset.y = 120
    settle()
    let header = try #require(sut.table.headerView(forSection: 0))
    let order = sut.table.subviews
    let place = try #require(order.firstIndex(of: header))
    let rows = sut.table.visibleCells.compactMap { order.firstIndex(of: $0) }
    #expect(rows.allSatisfy { $0 < place })
  }

  @Test func aJumpToTheFirstRowShowsItBelowItsHeader() throws {
    let sut = Contacts()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
    settle()
    let header = try #require(sut.table.headerView(forSection: 3))
    #expect(header.frame.minY == sut.table.contentOffset.y)
    #expect(sut.table.rectForRow(at: IndexPath(row: 0, section: 3)).minY == header.frame.maxY)
  }

  @Test func theHeaderSaysItsTitleBesideTheText() {
    let sut = Contacts()
    let window = show(sut)
    defer { window.isHidden = true }
    let header = element(.other, "Section 0")
    #expect(header?.children.map(\.label) == ["Section 0"])
    #expect(header?.isAccessibilityElement == false)
  }

  @Test func aJumpIntoTheMiddlePinsAHeaderThatWasNeverSeen() {
    let sut = Contacts()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.table.scrollToRow(at: IndexPath(row: 5, section: 3), at: .top, animated: false)
    settle()
    let header = sut.table.headerView(forSection: 3)
    #expect(header?.frame.minY == sut.table.contentOffset.y)
    #expect(
      sut.table.rectForRow(at: IndexPath(row: 5, section: 3)).minY
        == sut.table.contentOffset.y)
  }
}
