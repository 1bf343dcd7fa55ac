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

  /// What shows a content configuration.
  enum Holder: CaseIterable { case row, header, item }

  @Test(arguments: Holder.allCases)
  func stateStaysForTheSameItemOnly(holder: Holder) throws {
    struct Names: View {
      let name: String
      @State private var first: String

      init(_ name: String) {
        self.name = name
        _first = State(initialValue: name)
      }

      var body: some View { Text("\(first) \(name)") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    defer { window.isHidden = true }
    func texts(of holder: UIView) -> String {
      TurnScheduler.shared.runTurn()
      var found: [String] = []
      func visit(_ view: UIView) {
        if let host = view as? any HostedContent { found.append(host.hostedDump()) }
        view.subviews.forEach(visit)
      }
      visit(holder)
      return found.joined()
    }
    func check(
      _ view: UIView, reuse: () -> Void, show: (any UIContentConfiguration) -> Void
    ) {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
      window.addSubview(view)
      show(UIHostingConfiguration { Names("a") })
      #expect(texts(of: view).contains("a a"))
      show(UIHostingConfiguration { Names("b") })
      #expect(texts(of: view).contains("a b"))
      reuse()
      show(UIHostingConfiguration { Names("c") })
      #expect(texts(of: view).contains("c c"))
    }
    switch holder {
    case .row:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      check(cell, reuse: cell.prepareForReuse) { cell.contentConfiguration = $0 }
    case .header:
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      check(header, reuse: header.prepareForReuse) { header.contentConfiguration = $0 }
    case .item:
      let cell = UICollectionViewCell(frame: .zero)
      check(cell, reuse: cell.prepareForReuse) { cell.contentConfiguration = $0 }
    }
  }
}
