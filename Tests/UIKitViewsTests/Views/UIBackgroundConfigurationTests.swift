import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct UIBackgroundConfigurationTests {
  /// Rounded, ten points from one side and thirty from the other.
  private var inset: UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.cornerRadius = 6
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 10, bottom: 4, trailing: 30)
    return configuration
  }

  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 44)

  private func cell(_ configuration: UIBackgroundConfiguration?) -> UITableViewCell {
    let cell = UITableViewCell(frame: bounds)
    cell.backgroundConfiguration = configuration
    return cell
  }

  @Test func allCellsDrawItWithItsInsetsAndCorners() {
    let item = UICollectionViewCell(frame: bounds)
    item.backgroundConfiguration = inset
    let header = UITableViewHeaderFooterView(frame: bounds)
    header.backgroundConfiguration = inset
    for view in [cell(inset), item, header] {
      #expect(view.drawn.contains("roundedRect(10 4 280 36, 6)"))
    }
  }

  @Test func insetsFollowTheDirection() {
    let item = UICollectionViewCell(frame: bounds)
    item.semanticContentAttribute = .forceRightToLeft
    item.backgroundConfiguration = inset
    #expect(item.drawn.contains("roundedRect(30 4 280 36, 6)"))
  }

  @Test func insetsThatTakeEverythingLeaveNoArea() {
    var configuration = inset
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 50, leading: 200, bottom: 50, trailing: 200)
    #expect(!cell(configuration).drawn.contains("-"))
  }

  @Test func buttonsDrawItBehindTheirContents() {
    var configuration = UIButton.Configuration.plain()
    configuration.background = inset
    configuration.cornerStyle = .fixed
    let button = UIButton(configuration: configuration)
    button.frame = bounds
    #expect(button.drawn.contains("roundedRect(10 4 280 36, 6)"))
  }

  @Test func aClearOneShowsWhatLiesBehindTheCell() {
    #expect(cell(nil).drawn.contains("fill rect(0 0 320 44)"))
    #expect(!cell(.clear()).drawn.contains("fill rect(0 0 320 44)"))
  }

  @Test func aColorFillsTheCellsPartOfItsCard() {
    let middle = cell(.listGroupedCell())
    middle.place.isCard = true
    #expect(middle.drawn.contains("fill rect(0 0 320 44)"))
    middle.place.isFirst = true
    #expect(!middle.drawn.contains("fill rect(0 0 320 44)"))
  }

  @Test func aLineWithoutAColorIsTinted() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.strokeWidth = 2
    let one = cell(configuration)
    one.tintColor = .red
    let other = cell(configuration)
    other.tintColor = .green
    #expect(one.drawn != other.drawn)
  }
}
