import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Fonts of cells and headers, and with them the heights of rows, follow the preferred text size.
@MainActor
@Suite struct CellFontTests {
  private final class Settings: UITableViewController {
    var usesConfigurations = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      if usesConfigurations {
        var content = cell.defaultContentConfiguration()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Wi-Fi"
        cell.detailTextLabel?.text = "Home"
      }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Networks" }
  }

  private func show(_ settings: Settings, _ category: UIContentSizeCategory) -> UIWindow {
    let container = UIViewController()
    container.addChild(settings)
    container.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: settings)
    container.view.addSubview(settings.view)
    settings.view.frame = container.view.bounds
    settings.didMove(toParent: container)
    let window = UIKitViewsTests.show(container)
    return window
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test func theDefaultsAreBodyAndCaption() throws {
    let settings = Settings()
    let window = show(settings, .large)
    defer { window.isHidden = true }
    let cell = try #require(settings.tableView.visibleCells.first)
    #expect(cell.textLabel?.font == .preferredFont(forTextStyle: .body))
    #expect(cell.detailTextLabel?.font == .preferredFont(forTextStyle: .caption1))
  }

  @Test(arguments: [false, true])
  func largerTextMakesLargerRows(usesConfigurations: Bool) throws {
    let settings = Settings()
    settings.usesConfigurations = usesConfigurations
    let window = show(settings, .accessibilityLarge)
    defer { window.isHidden = true }
    let cell = try #require(settings.tableView.visibleCells.first)
    let texts = labels(in: cell).filter { $0.text == "Wi-Fi" }
    #expect(texts.first?.font.pointSize == 33)
    #expect(cell.frame.height > 70)
    #expect(settings.tableView.headerView(forSection: 0)?.textLabel?.font.pointSize ?? 0 > 20)
  }

  @Test(arguments: [false, true])
  func cellsOnTheScreenFollowAChange(usesConfigurations: Bool) throws {
    let settings = Settings()
    settings.usesConfigurations = usesConfigurations
    let window = show(settings, .large)
    defer { window.isHidden = true }
    let before = settings.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    settings.parent?.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      forChild: settings)
    settle()
    let cell = try #require(settings.tableView.visibleCells.last)
    #expect(labels(in: cell).first { $0.text == "Wi-Fi" }?.font.pointSize == 40)
    let after = settings.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(after.height > before.height + 20)
    #expect(cell.frame.height == after.height)
    #expect(abs(cell.frame.minY - after.minY) < 0.001)
  }

  @Test func aFontThatTheAppSetsStays() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.font = .systemFont(ofSize: 11)
    let screen = UIViewController()
    screen.view.addSubview(cell)
    let container = UIViewController()
    container.addChild(screen)
    container.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: screen)
    container.view.addSubview(screen.view)
    let window = UIKitViewsTests.show(container)
    defer { window.isHidden = true }
    #expect(cell.textLabel?.font.pointSize == 11)
  }

  @Test func theLargestLettersStandBelowEachOther() throws {
    func frames(_ category: UIContentSizeCategory) throws -> (text: CGRect, detail: CGRect) {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Language"
      cell.detailTextLabel?.text = "English"
      let container = UIViewController()
      let screen = UIViewController()
      container.addChild(screen)
      container.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: category), forChild: screen)
      container.view.addSubview(screen.view)
      cell.frame = CGRect(x: 0, y: 100, width: 320, height: 140)
      screen.view.addSubview(cell)
      screen.didMove(toParent: container)
      let window = UIKitViewsTests.show(container)
      defer { window.isHidden = true }
      cell.layoutIfNeeded()
      return (
        try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame)
      )
    }
    let usual = try frames(.large)
    #expect(usual.detail.minX > usual.text.minX && usual.detail.midY == usual.text.midY)
    let large = try frames(.accessibilityExtraLarge)
    #expect(large.detail.minX == large.text.minX && large.detail.minY >= large.text.maxY)
  }

  @Test func signsGrowWithTheLetters() {
    func size(_ category: UIContentSizeCategory) -> CGSize {
      CellGlyphView.size(
        of: .chevron, in: UITraitCollection(preferredContentSizeCategory: category))
    }
    #expect(size(.large) == CGSize(width: 8, height: 14))
    #expect(abs(size(.accessibilityExtraLarge).height / 14 - 40.0 / 17) < 0.1)
    #expect(size(.small).width < 8)
  }
}
