import Foundation
import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("mail.isArchived")
  fileprivate static let label = UIConfigurationStateCustomKey("mail.label")
}

/// Backgrounds and states that are compared.
@MainActor
@Suite struct EqualConfigurationTests {
  private func background() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .systemYellow
    background.strokeColor = .black
    background.strokeWidth = 2
    background.cornerRadius = 8
    return background
  }

  /// Whether a change makes a background another one.
  private func matters(_ change: (inout UIBackgroundConfiguration) -> Void) -> Bool {
    var changed = background()
    change(&changed)
    return changed != background()
  }

  // MARK: Backgrounds

  @Test func backgroundsOfTheSameValuesAreEqual() {
    #expect(UIBackgroundConfiguration.clear() == .clear())
    #expect(UIBackgroundConfiguration.listPlainCell() == .listPlainCell())
    #expect(UIBackgroundConfiguration.listPlainCell() != .clear())
    #expect(background() == background())
    #expect(background().hashValue == background().hashValue)
    let all: Set<UIBackgroundConfiguration> = [background(), background(), .clear()]
    #expect(all.count == 2)
  }

  @Test func eachPropertyOfABackgroundMatters() {
    let view = UIView()
    #expect(!matters { _ in })
    #expect(matters { $0.backgroundColor = .red })
    #expect(matters { $0.backgroundColorTransformer = .grayscale })
    #expect(matters { $0.strokeColorTransformer = .grayscale })
    #expect(matters { $0.strokeWidth = 3 })
    #expect(matters { $0.strokeOutset = 3 })
    #expect(matters { $0.cornerRadius = 3 })
    #expect(matters { $0.backgroundInsets.top = 3 })
    #expect(matters { $0.edgesAddingLayoutMarginsToBackgroundInsets = .top })
    #expect(matters { $0.customView = view })
    #expect(matters { $0.visualEffect = UIBlurEffect(style: .dark) })
    #expect(matters { $0.image = UIImage(systemName: "star") })
    #expect(matters { $0.imageContentMode = .center })
  }

  @Test func backgroundsWithTheSameViewAreEqual() {
    let view = UIView()
    var first = background()
    var second = background()
    first.customView = view
    second.customView = view
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first.customView === view)
    second.customView = UIView()
    #expect(first != second)
  }

  @Test func aCellsBackgroundIsTheExpectedOne() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = background()
    #expect(cell.backgroundConfiguration == background())
    #expect(cell.backgroundConfiguration != .clear())
  }

  @Test func backgroundsAreComparedOffTheMainActor() async {
    let first = background()
    let second = background()
    let areEqual = await Task.detached { first == second }.value
    #expect(areEqual)
  }

  // MARK: States

  private func state() -> UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func statesOfCellsAreEqual() {
    var other = state()
    #expect(state() == other && state().hashValue == other.hashValue)
    other.isSelected = true
    #expect(state() != other)
    other.isSelected = false
    other.cellDragState = .lifting
    #expect(state() != other)
    other.cellDragState = .none
    other.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(state() != other)
  }

  @Test func statesDifferByWhatIsTheAppsOwn() {
    var first = state()
    var second = state()
    first[.isArchived] = true
    #expect(first != second)
    second[.isArchived] = true
    #expect(first == second && first.hashValue == second.hashValue)
    second[.label] = "work"
    #expect(first != second)
    second[.label] = nil
    #expect(first == second)
    second[.isArchived] = false
    #expect(first != second)
  }

  @Test func statesOfViewsAreEqual() {
    let first = UIViewConfigurationState(traitCollection: UITraitCollection())
    var second = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(first == second && first.hashValue == second.hashValue)
    second.isDisabled = true
    #expect(first != second)
    second.isDisabled = false
    second[.label] = "home"
    #expect(first != second)
    #expect(Set([first, second]).count == 2)
  }
}
