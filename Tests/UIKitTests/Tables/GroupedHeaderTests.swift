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
}
