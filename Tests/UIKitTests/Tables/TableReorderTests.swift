import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableReorderTests {
  private final class Fruit: UITableViewController {
    var names = ["Apple", "Fig", "Kiwi"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.showsReorderControl = true
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  @Test func draggingTheControlMovesTheRow() throws {
    let fruit = Fruit()
    let window = show(fruit)
    defer { window.isHidden = true }
    fruit.setEditing(true, animated: false)
    settle()
    let control = try #require(element(.button, "Reorder Apple"))
    let start = CGPoint(x: control.frame.midX, y: control.frame.midY)
    play(.drag(from: start, to: CGPoint(x: start.x, y: start.y + 98), press: 0.5))
    #expect(fruit.names == ["Fig", "Kiwi", "Apple"])
    let texts = fruit.tableView.visibleCells.map { $0.textLabel?.text }
    #expect(texts == ["Fig", "Kiwi", "Apple"])
  }

  @Test func driversAdjustSliders() throws {
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 31))
    controller.view.addSubview(slider)
    let window = show(controller)
    defer { window.isHidden = true }
    let found = try #require(element(.slider))
    try UIApplication.shared.send(.adjustSlider(found.id, position: 0.75))
    #expect(slider.value == 0.75)
  }
}
