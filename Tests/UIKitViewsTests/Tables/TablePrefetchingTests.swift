import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Rows that a table announces before they are shown.
@MainActor
@Suite(.serialized) struct TablePrefetchingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var made: [Int] = []
    var announced: [[Int]] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made.append(indexPath.row)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced.append(indexPaths.map(\.row))
    }
  }

  private func screen(_ source: Source) -> (UITableView, UIWindow) {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440))
    table.rowHeight = 44
    table.dataSource = source
    table.prefetchDataSource = source
    controller.view.addSubview(table)
    return (table, show(controller))
  }

  @Test func theRowsOfTheNextScreenAreAnnouncedOnce() {
    let source = Source()
    let (table, window) = screen(source)
    defer { window.isHidden = true }
    #expect(source.made == Array(0..<10))
    #expect(source.announced == [Array(10..<20)])
    settle()
    #expect(source.announced.count == 1)
    table.contentOffset.y = 88
    settle()
    #expect(source.announced == [Array(10..<20), [20, 21]])
  }

  @Test func aTableThatIsLoadedAgainAnnouncesAgain() {
    let source = Source()
    let (table, window) = screen(source)
    defer { window.isHidden = true }
    table.reloadData()
    settle()
    #expect(source.announced == [Array(10..<20), Array(10..<20)])
  }

  @Test func nothingIsAnnouncedWhenItIsSwitchedOff() {
    let source = Source()
    let (table, window) = screen(source)
    defer { window.isHidden = true }
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 440
    settle()
    #expect(source.announced.count == 1)
  }
}
