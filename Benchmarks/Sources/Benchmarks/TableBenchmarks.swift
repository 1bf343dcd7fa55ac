import Foundation
import SwiftUI
import UIKit
import XCUIAutomation

/// Reading the elements of a long table whose cells lay themselves out by constraints.
@MainActor
enum TableBenchmarks {
  static func run(_ report: inout Report) {
    let count = report.isSmoke ? 20 : 250
    let name = "table/elements/\(count)"
    guard report.wants(name) else { return }
    let app = XCUIApplication(rootView: TableScreen(count: count))
    app.launch()
    precondition(app.cells.count == count, "there must be a cell for each row")
    let runs = report.isSmoke ? 1 : 10
    let read = Timing(runs: runs) {
      seconds {
        UIApplication.shared.sendNothing()
        precondition(app.cells.count == count, "there must be a cell for each row")
      }
    }
    let alone = Timing(runs: runs) {
      seconds {
        for row in 0..<count {
          let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
          cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
          cell.show(row)
          cell.layoutIfNeeded()
        }
      }
    }
    report.add(
      name, ratio: read.minimum / alone.minimum, limit: report.isSmoke ? nil : 3,
      note: "\(read.text), cells made and laid out alone \(alone.text)")
    app.terminate()
  }
}

extension UIApplication {
  /// Lets the screen be looked at anew.
  fileprivate func sendNothing() {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).forEach {
      $0.setNeedsLayout()
    }
  }
}

private struct TableScreen: UIViewControllerRepresentable {
  let count: Int

  func makeUIViewController(context: Context) -> TableController { TableController(count: count) }
  func updateUIViewController(_ controller: TableController, context: Context) {}
}

private final class TableController: UITableViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
    tableView.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ConstrainedCell)?.show(indexPath.row)
    return cell
  }
}

/// Two lines of labels in stacks, held by constraints.
private final class ConstrainedCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private let place = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let line = UIStackView(arrangedSubviews: [title, detail])
    let stack = UIStackView(arrangedSubviews: [line, place])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    title.text = "Row \(row)"
    detail.text = "\(row * 7)"
    place.text = "Place \(row % 10)"
  }
}
