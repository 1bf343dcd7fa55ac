import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableSettingsTests {
  private final class Screen: UIViewController, UITableViewDataSource {
    let table: UITableView
    init(style: UITableView.Style = .plain) {
      table = UITableView(frame: UIScreen.main.bounds, style: style)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
  }

  private func screen(_ style: UITableView.Style = .plain) -> (Screen, UIWindow) {
    let screen = Screen(style: style)
    return (screen, show(screen))
  }

  private func lines(_ table: UITableView) -> Int {
    var canvas = ViewCanvas(traits: table.traitCollection)
    table.appendDisplayItems(to: &canvas)
    return canvas.list.items.count
  }

  @Test func emptyRowsHaveLines() {
    let (screen, window) = screen()
    defer { window.isHidden = true }
    #expect(lines(screen.table) == 0)
    screen.table.fillerRowHeight = 100
    let free = screen.table.bounds.maxY - screen.table.contentSize.height
    #expect(lines(screen.table) == Int((free / 100).rounded(.down)))
    screen.table.fillerRowHeight = .leastNonzeroMagnitude
    #expect(lines(screen.table) == 0, "rows that nobody can see have none")
    screen.table.tableFooterView = UIView()
    #expect(lines(screen.table) == 0)
  }

  @Test func aTableWithoutSelfSizingKeepsItsHeights() throws {
    let (screen, window) = screen()
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    let height = cell.frame.height
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "long text ", count: 20)
    screen.table.selfSizingInvalidation = .disabled
    cell.contentConfiguration = content
    settle()
    #expect(cell.frame.height == height)
    screen.table.selfSizingInvalidation = .enabled
    cell.contentConfiguration = content
    settle()
    #expect(cell.frame.height > height)
  }

  @Test func severalSelectedRowsHaveABackgroundOfTheirOwn() throws {
    let (screen, window) = screen()
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    let single = UIView()
    let multiple = UIView()
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = multiple
    screen.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    settle()
    #expect(single.superview === cell)
    #expect(multiple.superview == nil)
    screen.table.allowsMultipleSelection = true
    cell.setNeedsLayout()
    settle()
    #expect(single.superview == nil)
    #expect(multiple.superview === cell)
  }

  @Test func contentKeepsClearOfTheSafeArea() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let (screen, window) = screen()
    defer { window.isHidden = true }
    let side = window.safeAreaInsets.left
    #expect(side > 0)
    let cell = try screen.cell(0)
    #expect(cell.contentView.frame.minX == side)
    screen.table.insetsContentViewsToSafeArea = false
    for cell in screen.table.visibleCells { cell.setNeedsLayout() }
    settle()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func aSwipedRowKnowsIt() throws {
    final class Deleting: NSObject, UITableViewDelegate {}
    let (screen, window) = screen()
    defer { window.isHidden = true }
    let cell = try screen.cell(0)
    cell.parts.show(
      [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }], leading: false
    ) {
      _ in
    }
    #expect(cell.configurationState.isSwiped)
    cell.parts.closeActions()
    #expect(!cell.configurationState.isSwiped)
  }

  @Test func transformersMakeTheShownColors() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { color in
      color == .red ? .blue : color
    }
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(content.textProperties.resolvedColor() == .blue)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .green)
    let view = UIListContentView(configuration: content)
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.textColor == .blue)
  }

  @Test func contentMarginsAreAtLeastThoseAroundThem() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.axesPreservingSuperviewLayoutMargins = .horizontal
    let view = UIListContentView(configuration: content)
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    around.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 30, right: 50)
    around.addSubview(view)
    view.frame = around.bounds
    view.layoutIfNeeded()
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minX == 40)
    let low = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    content.axesPreservingSuperviewLayoutMargins = .both
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > low + 30)
    content.axesPreservingSuperviewLayoutMargins = []
    view.configuration = content
    view.layoutIfNeeded()
    #expect(label.frame.minX == 16)
  }

  @Test func aSelectionByTheUserIsPosted() throws {
    let (screen, window) = screen()
    defer { window.isHidden = true }
    var rows: [IndexPath?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: screen.table, queue: nil
    ) { _ in MainActor.assumeIsolated { rows.append(screen.table.indexPathForSelectedRow) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let cell = try screen.cell(1)
    tap(cell.convert(CGPoint(x: 50, y: 10), to: nil as UIView?))
    #expect(rows == [IndexPath(row: 1, section: 0)])
    screen.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(rows.count == 1, "code is not told what it does itself")
  }
}
