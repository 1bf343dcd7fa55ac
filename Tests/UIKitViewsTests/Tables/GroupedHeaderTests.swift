import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Heights of headers that are titles.
@MainActor
@Suite struct GroupedHeaderTests {
  private final class Titles: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
  }

  private func heights(_ style: UITableView.Style, _ height: CGFloat?) -> (CGFloat, CGFloat) {
    let titles = Titles()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: style)
    table.dataSource = titles
    if let height {
      table.sectionHeaderHeight = height
      table.sectionFooterHeight = height
    }
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = show(controller)
    defer {
      window.isHidden = true
      withExtendedLifetime(titles) {}
    }
    return (table.rectForHeader(inSection: 1).height, table.rectForFooter(inSection: 0).height)
  }

  @Test func inAGroupedTableTitlesHaveTheirOwnHeight() {
    let own = heights(.grouped, nil).0
    #expect(own > 30)
    #expect(heights(.grouped, 10) == (own, 10))
  }

  @Test func inAPlainTableTheyHaveTheTables() {
    let (lower, higher) = (heights(.plain, 40).0, heights(.plain, 50).0)
    #expect(higher - lower == 10)
  }

  /// Headers that are on the screen while it becomes wider are as high as those of a table that is shown then.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func headersKeepTheirHeightOnAWiderScreen(_ style: UITableView.Style) throws {
    func table(width: CGFloat) -> UITableView {
      UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: style)
    }
    let titles = Titles()
    let (sut, fresh) = (table(width: 390), table(width: 834))
    let controller = UIViewController()
    for table in [sut, fresh] {
      table.dataSource = titles
      controller.view.addSubview(table)
    }
    let window = show(controller)
    defer {
      window.isHidden = true
      withExtendedLifetime(titles) {}
    }
    sut.frame.size.width = 834
    settle()
    for section in 0..<2 {
      #expect(sut.rectForHeader(inSection: section) == fresh.rectForHeader(inSection: section))
      let texts = [sut, fresh].map { $0.headerView(forSection: section)?.textLabel?.frame }
      #expect(texts[0] == texts[1])
      #expect(texts[0] != nil)
    }
    #expect(sut.contentSize == fresh.contentSize)
  }
}
