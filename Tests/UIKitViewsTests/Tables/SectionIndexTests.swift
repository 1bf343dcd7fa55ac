import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// The titles at a table's side, by which fingers and UI tests jump to its sections.
@MainActor
@Suite struct SectionIndexTests {
  private final class Names: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var letters = ["A", "B", "C", "D"]
    var perSection = 20
    var picked: [IndexPath] = []

    init(style: UITableView.Style = .plain) {
      table = UITableView(frame: UIScreen.main.bounds, style: style)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      perSection
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      letters[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      picked.append(indexPath)
    }
  }

  private var index: CGRect { element(.other, "Section index")?.frame ?? .zero }

  @Test func aTapGoesToTheTitlesSectionAndPicksNoRow() throws {
    let names = Names()
    let window = show(names)
    defer { window.isHidden = true }
    #expect(index.maxX == 390)
    tap(CGPoint(x: index.midX, y: index.maxY - 2))
    let header = try #require(names.table.headerView(forSection: 3))
    let inset = names.table.adjustedContentInset.top
    #expect(header.frame.minY == names.table.contentOffset.y + inset)
    let first = names.table.rectForRow(at: IndexPath(row: 0, section: 3))
    #expect(first.minY == header.frame.maxY)
    #expect(names.picked.isEmpty)
    tap(CGPoint(x: index.midX, y: index.minY + 2))
    #expect(names.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
  }

  @Test func aDragGoesThroughTheTitlesAndDoesNotScroll() {
    let names = Names()
    let window = show(names)
    defer { window.isHidden = true }
    let column = index
    play(
      .drag(
        from: CGPoint(x: column.midX, y: column.minY + 2),
        to: CGPoint(x: column.midX, y: column.maxY - 2), velocity: 1_000))
    #expect(names.table.headerView(forSection: 3) != nil)
    #expect(names.table.panGestureRecognizer.state == .possible)
    #expect(index == column)
  }

  @Test func accessoriesStandBesideIt() throws {
    let names = Names()
    let window = show(names)
    defer { window.isHidden = true }
    let cell = try #require(names.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let width = cell.contentView.frame.width
    names.table.sectionIndexMinimumDisplayRowCount = 1_000
    settle()
    #expect(element(.other, "Section index") == nil)
    #expect(cell.contentView.frame.width == width + SectionIndexView.width)
  }

  @Test func titlesAreAskedForAgain() {
    let names = Names()
    names.letters = []
    let window = show(names)
    defer { window.isHidden = true }
    #expect(element(.other, "Section index") == nil)
    names.letters = ["A", "B"]
    names.table.reloadData()
    settle()
    #expect(element(.other, "Section index") != nil)
  }

  @Test func groupedTablesHaveNone() {
    let window = show(Names(style: .grouped))
    defer { window.isHidden = true }
    #expect(element(.other, "Section index") == nil)
  }

  @Test func moreTitlesThanThereIsRoomForStillLeadToTheirSections() {
    let names = Names()
    names.letters = (0..<200).map { "\($0)" }
    names.perSection = 1
    let window = show(names)
    defer { window.isHidden = true }
    tap(CGPoint(x: index.midX, y: index.midY))
    let top = names.table.indexPathsForVisibleRows?.first?.section ?? 0
    #expect((98...102).contains(top))
  }

  @Test func assistiveTechnologiesStepThroughIt() throws {
    let names = Names()
    let window = show(names)
    defer { window.isHidden = true }
    let view = try #require(names.table.subviews.last as? SectionIndexView)
    view.accessibilityIncrement()
    view.accessibilityIncrement()
    #expect(names.table.headerView(forSection: 1) != nil)
    let top = names.table.contentOffset.y + names.table.adjustedContentInset.top
    // The padding above the header is scrolled away, as the header that stays there has none.
    #expect(names.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - 28 == top)
  }
}
