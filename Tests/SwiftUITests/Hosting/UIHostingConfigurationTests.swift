import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct UIHostingConfigurationTests {
  private final class Source: NSObject, UITableViewDataSource {
    var items = ["One", "Two\nlines\nof text\nand more"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = UIHostingConfiguration {
        Text(items[indexPath.row])
      }
      .margins(.vertical, 20)
      return cell
    }
  }

  private func showTable(_ source: Source) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let controller = UIViewController()
    controller.view = table
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return (window, table)
  }

  @Test func cellsAreAsHighAsTheirViews() throws {
    let source = Source()
    let (window, table) = showTable(source)
    defer { window.isHidden = true }
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let line = first.frame.height - 40
    #expect(line > 15 && line < 30)
    #expect(abs(second.frame.height - 40 - line * 4) < 6)
  }

  @Test func shortCellsAreAsHighAsAFinger() throws {
    let view = UIHostingConfiguration { Text("a") }.margins(.all, 0).makeContentView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 44))
  }

  @Test func stateStaysForTheSameItemOnly() throws {
    struct Counter: View {
      let name: String
      @State var count = 0
      var body: some View { Text("\(name) \(count)").onAppear { count += 1 } }
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    window.isHidden = false
    defer { window.isHidden = true }
    func texts() -> [String] {
      TurnScheduler.shared.runTurn()
      var found: [String] = []
      func visit(_ view: UIView) {
        if let host = view as? any HostedContent { found.append(host.hostedDump()) }
        view.subviews.forEach(visit)
      }
      visit(cell)
      return found
    }
    cell.contentConfiguration = UIHostingConfiguration { Counter(name: "a") }
    #expect(texts().joined().contains("a 1"))
    cell.contentConfiguration = UIHostingConfiguration { Counter(name: "b") }
    #expect(texts().joined().contains("b 1"))
    cell.prepareForReuse()
    cell.contentConfiguration = UIHostingConfiguration { Counter(name: "c") }
    #expect(texts().joined().contains("c 1"))
  }
}
