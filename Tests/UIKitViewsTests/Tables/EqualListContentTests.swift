import CoreGraphics
import Foundation
import Testing
import UIKit

/// Contents of lists that are compared, and those of cells with what is expected.
@MainActor
@Suite struct EqualListContentTests {
  private final class Screen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let countries = ["Chile", "Peru"]

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "country")
      table.dataSource = self
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      countries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = countries[indexPath.row]
      content.textProperties.color = .systemRed
      cell.contentConfiguration = content
      return cell
    }
  }

  private func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = "Country"
    content.image = UIImage(systemName: "globe")
    content.imageProperties.tintColor = .systemBlue
    content.textProperties.font = .boldSystemFont(ofSize: 20)
    return content
  }

  /// Whether a change makes a content another one.
  private func matters(_ change: (inout UIListContentConfiguration) -> Void) -> Bool {
    var changed = content("Chile")
    change(&changed)
    return changed != content("Chile")
  }

  @Test func contentsOfTheSameValuesAreEqual() {
    #expect(UIListContentConfiguration.cell() == .cell())
    #expect(UIListContentConfiguration.cell() != .valueCell())
    #expect(content("Chile") == content("Chile"))
    #expect(content("Chile").hashValue == content("Chile").hashValue)
    #expect(content("Chile") != content("Peru"))
  }

  @Test func eachPropertyMatters() {
    #expect(!matters { _ in })
    #expect(matters { $0.image = nil })
    #expect(matters { $0.secondaryText = nil })
    #expect(matters { $0.prefersSideBySideTextAndSecondaryText = true })
    #expect(matters { $0.directionalLayoutMargins.leading += 1 })
    #expect(matters { $0.axesPreservingSuperviewLayoutMargins = .horizontal })
    #expect(matters { $0.imageToTextPadding = 3 })
  }

  @Test func eachPropertyOfTextsAndImagesMatters() {
    let text = content("Chile").textProperties
    #expect(text == content("Peru").textProperties)
    #expect(text != UIListContentConfiguration.cell().textProperties)
    #expect(matters { $0.textProperties.color = .red })
    #expect(matters { $0.textProperties.font = .systemFont(ofSize: 9) })
    #expect(matters { $0.textProperties.transform = .uppercase })
    #expect(matters { $0.secondaryTextProperties.numberOfLines = 3 })
    #expect(matters { $0.imageProperties.tintColor = nil })
    #expect(matters { $0.imageProperties.cornerRadius = 4 })
    #expect(matters { $0.imageProperties.maximumSize = CGSize(width: 20, height: 20) })
    let symbol = UIImage.SymbolConfiguration(pointSize: 30)
    #expect(matters { $0.imageProperties.preferredSymbolConfiguration = symbol })
  }

  @Test func textsWithAttributesAreComparedByWhatTheySay() {
    func attributed(_ text: String, _ color: UIColor) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.attributedText = NSAttributedString(
        string: text, attributes: [.foregroundColor: color])
      return content
    }
    #expect(attributed("Chile", .red) == attributed("Chile", .red))
    #expect(attributed("Chile", .red).hashValue == attributed("Chile", .red).hashValue)
    #expect(attributed("Chile", .red) != attributed("Chile", .green))
    #expect(attributed("Chile", .red) != attributed("Peru", .red))
    #expect(attributed("Chile", .red) != .cell())
  }

  @Test func transformersAreEqualToTheirCopiesOnly() {
    func dimming() -> UIConfigurationColorTransformer {
      UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    }
    var first = content("Chile")
    first.textProperties.colorTransformer = dimming()
    let copy = first
    #expect(first == copy && first.hashValue == copy.hashValue)
    #expect(first != content("Chile"))
    var second = content("Chile")
    second.textProperties.colorTransformer = first.textProperties.colorTransformer
    #expect(first == second)
    second.textProperties.colorTransformer = dimming()
    #expect(first != second)
    first.textProperties.colorTransformer = .grayscale
    second.textProperties.colorTransformer = .grayscale
    #expect(first == second)
    #expect(matters { $0.imageProperties.tintColorTransformer = .grayscale })
  }

  @Test func aCellsContentIsTheExpectedOne() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    let cell = screen.tableView(screen.table, cellForRowAt: IndexPath(row: 1, section: 0))
    var expected = UIListContentConfiguration.cell()
    expected.text = "Peru"
    expected.textProperties.color = .systemRed
    #expect(cell.contentConfiguration as? UIListContentConfiguration == expected)
    expected.text = "Chile"
    #expect(cell.contentConfiguration as? UIListContentConfiguration != expected)
  }

  @Test func contentsAreKeysAndMembers() {
    let all: Set = [content("Chile"), content("Chile"), content("Peru")]
    #expect(all.count == 2)
    let counts = [content("Chile"): 1, content("Peru"): 2]
    #expect(counts[content("Peru")] == 2)
    #expect(counts[content("Cuba")] == nil)
  }

  @Test func contentsAreItemsOfSnapshots() {
    struct Row: Hashable {
      let name: String
      let content: UIListContentConfiguration
    }
    let chile = Row(name: "Chile", content: content("Chile"))
    let peru = Row(name: "Peru", content: content("Peru"))
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems([chile, peru])
    #expect(snapshot.indexOfItem(Row(name: "Peru", content: content("Peru"))) == 1)
    #expect(snapshot.indexOfItem(Row(name: "Peru", content: content("Chile"))) == nil)
  }

  @Test func separatorsAreEqual() {
    let plain = UIListSeparatorConfiguration(listAppearance: .plain)
    var other = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(plain == other && plain.hashValue == other.hashValue)
    other.color = .red
    #expect(plain != other)
    other.color = plain.color
    other.bottomSeparatorVisibility = .hidden
    #expect(plain != other)
  }
}
