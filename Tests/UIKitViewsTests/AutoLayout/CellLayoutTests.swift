import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Constraints inside of cells, which are solved a cell at a time.
@MainActor
struct CellLayoutTests {
  private final class Cell: UITableViewCell {
    let title = UILabel()
    let mark = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for view in [title, mark] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        mark.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
        mark.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        mark.widthAnchor.constraint(equalToConstant: 8),
        mark.heightAnchor.constraint(equalToConstant: 8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    var titles = (0..<40).map { "Row \($0)" }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.title.text = titles[indexPath.row]
      return cell
    }

    func cell(_ row: Int) throws -> Cell {
      try #require(tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
    }
  }

  private func screen() -> (Rows, UIWindow) {
    let rows = Rows(style: .plain)
    let window = show(rows)
    settle()
    return (rows, window)
  }

  @Test func aTextThatChangesMovesWhatIsBesideIt() throws {
    let (rows, window) = screen()
    defer { window.isHidden = true }
    let cell = try rows.cell(2)
    let start = cell.mark.frame.minX
    let others = try rows.cell(3).mark.frame
    cell.title.text = "Row 2 with more to say"
    settle()
    #expect(cell.mark.frame.minX > start + 50)
    #expect(abs(cell.mark.frame.minX - cell.title.frame.maxX - 10) < 0.01)
    #expect(try rows.cell(3).mark.frame == others)
  }

  @Test func layoutIfNeededOfAnOuterViewReachesCells() throws {
    let (rows, window) = screen()
    defer { window.isHidden = true }
    let cell = try rows.cell(0)
    cell.title.text = "A longer title"
    window.layoutIfNeeded()
    #expect(abs(cell.mark.frame.minX - cell.title.frame.maxX - 10) < 0.01)
  }

  @Test func cellsThatComeAgainAreLaidOutForTheirRow() throws {
    let (rows, window) = screen()
    defer { window.isHidden = true }
    rows.titles[39] = "The last of all the rows"
    rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    settle()
    let cell = try rows.cell(39)
    #expect(cell.title.text == "The last of all the rows")
    #expect(cell.title.frame.width > 150)
    #expect(abs(cell.mark.frame.minX - cell.title.frame.maxX - 10) < 0.01)
  }

  @Test func aCellThatTurnsAroundIsMirroredWithIt() throws {
    let (rows, window) = screen()
    defer { window.isHidden = true }
    window.traitOverrides.layoutDirection = .rightToLeft
    settle()
    let cell = try rows.cell(1)
    #expect(abs(cell.title.frame.maxX - cell.contentView.bounds.width + 16) < 0.01)
    #expect(abs(cell.mark.frame.maxX - cell.title.frame.minX + 10) < 0.01)
  }

  @Test func aConstraintMayReachOutOfACell() throws {
    let (rows, window) = screen()
    defer { window.isHidden = true }
    let cell = try rows.cell(1)
    let flag = UIView()
    flag.translatesAutoresizingMaskIntoConstraints = false
    rows.view.addSubview(flag)
    NSLayoutConstraint.activate([
      flag.leadingAnchor.constraint(equalTo: cell.mark.trailingAnchor, constant: 20),
      flag.centerYAnchor.constraint(equalTo: cell.mark.centerYAnchor),
      flag.widthAnchor.constraint(equalToConstant: 5),
      flag.heightAnchor.constraint(equalToConstant: 5),
    ])
    settle()
    let mark = cell.mark.convert(cell.mark.bounds, to: rows.view)
    #expect(abs(flag.frame.minX - mark.maxX - 20) < 0.01)
    cell.title.text = "Row 1 moves the flag too"
    settle()
    let moved = cell.mark.convert(cell.mark.bounds, to: rows.view)
    #expect(moved.minX > mark.minX + 50)
    #expect(abs(flag.frame.minX - moved.maxX - 20) < 0.01)
  }

  @Test func aCellAloneHasALayout() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.title.text = "Alone"
    cell.layoutIfNeeded()
    #expect(abs(cell.mark.frame.minX - cell.title.frame.maxX - 10) < 0.01)
    cell.title.text = "Alone, and longer"
    cell.layoutIfNeeded()
    #expect(abs(cell.mark.frame.minX - cell.title.frame.maxX - 10) < 0.01)
  }

  private final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        box.heightAnchor.constraint(equalToConstant: 80),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 80),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TallRows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 96
      tableView.register(TallCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
  }

  @Test func constraintsAreSolvedForTheSizeThatTheCellHas() {
    let found = issues {
      let rows = TallRows(style: .plain)
      let window = show(rows)
      defer { window.isHidden = true }
      settle()
      _ = element(.cell)
      rows.tableView.contentOffset.y = 900
      settle()
    }
    #expect(found.isEmpty)
  }

  @Test func itemsOfCollectionsFollowTheirSize() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: cell.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(cell)
    outer.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 0, width: 90, height: 20))
    cell.frame.size.width = 200
    outer.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 0, width: 190, height: 20))
  }
}
