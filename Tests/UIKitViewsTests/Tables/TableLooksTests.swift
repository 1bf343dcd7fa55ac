import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Headers, footers and cards of tables with large letters and beside the device's shape.
@MainActor
@Suite struct TableLooksTests {
  private final class Settings: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Networks" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "What all of the rows above this text are for." }
  }

  private func show(
    _ settings: Settings, _ category: UIContentSizeCategory, sides: CGFloat = 0
  ) -> UIWindow {
    let container = UIViewController()
    container.addChild(settings)
    container.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: settings)
    container.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: sides, bottom: 0, right: sides)
    container.view.addSubview(settings.view)
    settings.view.frame = container.view.bounds
    settings.didMove(toParent: container)
    let window = UIKitViewsTests.show(container)
    window.layoutIfNeeded()
    return window
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test(arguments: [UITableView.Style.insetGrouped, .grouped, .plain])
  func footersOfLargeLettersHaveRoom(style: UITableView.Style) throws {
    let settings = Settings(style: style)
    let window = show(settings, .accessibilityExtraLarge)
    defer { window.isHidden = true }
    let footer = try #require(settings.tableView.footerView(forSection: 0))
    let label = try #require(labels(in: footer).first)
    #expect(label.frame.height > 60)
    #expect(footer.bounds.contains(label.frame))
    #expect(settings.tableView.rectForHeader(inSection: 1).minY >= footer.frame.maxY - 0.5)
  }

  @Test func cardsAndTitlesStandBesideTheSafeArea() throws {
    let cards = Settings(style: .insetGrouped)
    let first = show(cards, .large, sides: 50)
    defer { first.isHidden = true }
    let path = IndexPath(row: 0, section: 0)
    let width = cards.tableView.bounds.width
    #expect(abs(cards.tableView.rectForRow(at: path).minX - 70) < 0.01)
    #expect(abs(cards.tableView.rectForRow(at: path).maxX - (width - 70)) < 0.01)
    let plain = Settings(style: .plain)
    let second = show(plain, .large, sides: 50)
    defer { second.isHidden = true }
    #expect(plain.tableView.rectForRow(at: path).width == width)
    let header = try #require(plain.tableView.headerView(forSection: 0))
    header.layoutIfNeeded()
    #expect(labels(in: header).first?.frame.minX ?? 0 >= 50 + 16)
  }

  @Test func imagesOfContentStandAtTheOtherSideRightToLeft() {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "folder")
    content.text = "Item"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let image = view.subviews.first { $0 is UIImageView }?.frame ?? .zero
    let text = view.subviews.first { $0 is UILabel }?.frame ?? .zero
    #expect(image.minX > 250)
    #expect(text.maxX <= image.minX)
  }
}
