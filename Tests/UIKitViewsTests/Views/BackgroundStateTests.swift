import CoreGraphics
import Testing

@testable import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isFavorite = UIConfigurationStateCustomKey("shop.isFavorite")
}

/// Backgrounds and states of cells.
@MainActor
@Suite struct BackgroundStateTests {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 44)

  private func color(_ color: UIColor) -> String {
    let view = UIView(frame: bounds)
    var canvas = ViewCanvas(traits: view.traitCollection)
    canvas.fill(bounds, color)
    return canvas.list.description
  }

  private func cell(_ configuration: UIBackgroundConfiguration) -> UITableViewCell {
    let cell = UITableViewCell(frame: bounds)
    cell.backgroundConfiguration = configuration
    return cell
  }

  // MARK: States

  @Test func aStateKeepsWhatIsTheAppsOwn() {
    final class Item: UICollectionViewCell {
      var isFavorite = false
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isFavorite] = isFavorite
        return state
      }
    }
    let item = Item(frame: bounds)
    #expect(item.configurationState[.isFavorite] as? Bool == false)
    item.isFavorite = true
    #expect(item.configurationState[.isFavorite] as? Bool == true)
    var state = UIViewConfigurationState(traitCollection: item.traitCollection)
    #expect(state[.isFavorite] == nil)
    state[.isFavorite] = "yes"
    #expect(state[.isFavorite] == AnyHashable("yes"))
  }

  @Test func aListsBackgroundFollowsTheState() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = UIBackgroundConfiguration.listPlainCell()
    #expect(plain.updated(for: state).backgroundColor == .systemBackground)
    state.isSelected = true
    #expect(plain.updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == nil)
    var own = plain
    own.backgroundColor = .red
    #expect(own.updated(for: state).backgroundColor == .red)
  }

  @Test func aSelectedCellShowsWhatItsBackgroundSays() {
    let cell = cell(.listPlainCell())
    #expect(cell.drawn.contains(color(.systemBackground)))
    cell.isSelected = true
    #expect(cell.drawn.contains(color(.systemGray4)))
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .red
    cell.backgroundConfiguration = own
    #expect(cell.drawn.contains(color(.red)) && !cell.drawn.contains(color(.systemGray4)))
    cell.backgroundConfiguration = .listPlainCell()
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(cell.drawn.contains(color(.systemBackground)))
  }

  @Test func aBackgroundMayLeaveItsColorToTheList() {
    let cell = cell(.listCell())
    #expect(cell.drawn.contains(color(.systemBackground)))
    cell.place.isGrouped = true
    #expect(cell.drawn.contains(color(.secondarySystemGroupedBackground)))
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == nil)
  }

  @Test func cellsKnowTheBackgroundOfTheirList() {
    let cell = UITableViewCell(frame: bounds)
    #expect(cell.defaultBackgroundConfiguration().backgroundColor == .systemBackground)
    cell.place.isGrouped = true
    #expect(
      cell.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
    let item = UICollectionViewCell(frame: bounds)
    #expect(item.defaultBackgroundConfiguration().backgroundColor == nil)
  }

  // MARK: Looks

  @Test func aViewMayStandBehindTheContent() {
    let cell = cell(.clear())
    let view = UIView()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.customView = view
    configuration.cornerRadius = 8
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 10, bottom: 4, trailing: 10)
    cell.backgroundConfiguration = configuration
    #expect(cell.subviews.first === view)
    #expect(view.frame == CGRect(x: 10, y: 4, width: 300, height: 36))
    #expect(view.layer.cornerRadius == 8)
    cell.frame.size.height = 60
    cell.layoutIfNeeded()
    #expect(view.frame.height == 52)
    cell.backgroundConfiguration = .clear()
    #expect(view.superview == nil)
  }

  @Test func aLineMayStandOutside() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 10, trailing: 10)
    configuration.strokeWidth = 2
    let near = cell(configuration).drawn
    configuration.strokeOutset = 4
    #expect(cell(configuration).drawn != near)
    configuration.strokeOutset = .nan
    #expect(cell(configuration).drawn == near)
  }

  @Test func insetsMayTakeTheMargins() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    let header = UITableViewHeaderFooterView(frame: bounds)
    header.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 20, bottom: 5, trailing: 20)
    #expect(configuration.rect(behind: header) == CGRect(x: 20, y: 0, width: 300, height: 44))
  }
}
