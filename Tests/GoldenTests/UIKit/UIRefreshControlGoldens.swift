import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIRefreshControlGoldens {
  @Test func refreshing() throws {
    try expectGolden(
      "UIKit/refresh-control", size: CGSize(width: 200, height: 170), largeHeight: 220,
      controller: {
        let table = GoldenTable(style: .plain)
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Loading")
        table.refreshControl = control
        return table
      },
      prepare: { controller in
        guard let table = controller as? GoldenTable else { return }
        table.refreshControl?.beginRefreshing()
        // As a finger does; code that begins leaves content at rest where it is.
        table.tableView.contentOffset.y = -table.tableView.adjustedContentInset.top
      })
  }
}
