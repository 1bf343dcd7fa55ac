import Device
import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Swipes over rows that read from right to left: the finger goes where the test says, and the row turns round.
  @MainActor
  struct RowDirectionTests {
    enum Rows: CaseIterable, Sendable {
      case swiftUI, table

      @MainActor var app: XCUIApplication {
        switch self {
        case .swiftUI: XCUIApplication(rootView: MailList())
        case .table: XCUIApplication(rootViewController: MailTable())
        }
      }
    }

    private func onRightToLeft(_ work: () -> Void) {
      let device = Device.main
      let traits = device.traits
      defer { device.traits = traits }
      device.traits.layoutDirection = .rightToLeft
      work()
    }

    @Test(arguments: Rows.allCases)
    func aSwipeToTheLeftRevealsTheLeadingActions(_ rows: Rows) {
      onRightToLeft {
        let app = rows.app
        let row = app.cells.firstMatch
        row.swipeLeft()
        #expect(app.buttons["Read"].isHittable)
        #expect(!app.buttons["Archive"].exists)
        app.buttons["Read"].tap()
        #expect(!app.buttons["Read"].exists)
        row.swipeRight()
        #expect(app.buttons["Archive"].isHittable)
        #expect(!app.buttons["Read"].exists)
      }
    }
  }
}

private struct MailList: View {
  var body: some View {
    List {
      Text("Mail")
        .swipeActions(edge: .leading) { Button("Read") {} }
        .swipeActions { Button("Archive") {} }
    }
  }
}

private final class MailTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Mail"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Read") }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Archive") }

  private func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    ])
  }
}
