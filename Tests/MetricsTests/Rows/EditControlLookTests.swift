import CoreGraphics
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
}
