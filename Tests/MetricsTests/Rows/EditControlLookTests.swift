import Accessibility
import CoreGraphics
import Metrics
import SwiftUI
import Testing
import UIKit

/// What stands before rows that are edited.
@MainActor
struct EditControlLookTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  /// In the dark the background would be black.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func theSignOfTheDiscIsWhite(style: UIUserInterfaceStyle) throws {
    let controller = UITableViewController(style: .insetGrouped)
    let rows = Rows()
    controller.overrideUserInterfaceStyle = style
    controller.tableView.dataSource = rows
    controller.tableView.isEditing = true
    let screen = Screen(controller)
    defer { screen.close() }
    let control = try #require(
      try screen.elements(.button).first { $0.label.hasPrefix("Remove") })
    let sign = try Ink.pixel(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
    #expect(sign == Ink.Pixel(red: 255, green: 255, blue: 255))
    withExtendedLifetime(rows) {}
  }

  @Test func theSignsOfTablesAndListsAreEquallyLarge() throws {
    let table = UITableViewController(style: .insetGrouped)
    let rows = Rows()
    table.tableView.dataSource = rows
    table.tableView.isEditing = true
    let list = List {
      ForEach(["Row"], id: \.self) { Text($0) }
        .onDelete { _ in }
        .onMove { _, _ in }
    }
    .environment(\.editMode, .constant(.active))
    let controllers: [UIViewController] = [table, UIHostingController(rootView: list)]
    for controller in controllers {
      let screen = Screen(controller)
      defer { screen.close() }
      let disc = try screen.frame(.image, "minus.circle.fill")
      let red = try Ink.redBox(in: disc.insetBy(dx: -4, dy: -4))
      #expect(abs(red.width - RowMetrics.editDiameter) < 0.7)
      #expect(abs(red.height - RowMetrics.editDiameter) < 0.7)
      let grip = try #require(
        try screen.elements(.button).first { $0.label.hasPrefix("Reorder") })
      let lines = try Ink.box(in: grip.frame.insetBy(dx: 2, dy: 4))
      #expect(abs(lines.width - RowMetrics.editDiameter) < 0.7)
      #expect(abs(lines.height - 16) < 1)
      #expect(abs(lines.midY - grip.frame.midY) < 0.7)
    }
    withExtendedLifetime(rows) {}
  }
}
