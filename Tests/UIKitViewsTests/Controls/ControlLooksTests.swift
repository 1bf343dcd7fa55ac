import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
@Suite struct ControlLooksTests {
  @Test func theClearButtonIsGrey() {
    let button = ClearButton(frame: CGRect(x: 0, y: 0, width: 19, height: 19))
    var expected = ViewCanvas(traits: button.traitCollection)
    expected.symbol(
      "xmark.circle.fill", in: CGRect(x: 0.5, y: 0.5, width: 18, height: 18), pointSize: 17,
      .tertiaryLabel)
    #expect(button.drawn == expected.list.description)
  }

  @Test func aDisabledSwitchIsPaleAsAWhole() {
    let sut = UISwitch()
    #expect(!sut.drawn.contains("opacity"))
    sut.isEnabled = false
    #expect(sut.drawn.contains("opacity 0.5"))
  }

  @Test func thePlusOfAStepperIsOneStroke() {
    let half = StepperHalf(isIncrement: true)
    half.frame = CGRect(x: 0, y: 0, width: 47, height: 32)
    var canvas = ViewCanvas(traits: half.traitCollection)
    half.appendDisplayItems(to: &canvas)
    #expect(canvas.list.items.count == 1)
  }

  @Test func aDisabledSegmentedControlHasPaleTitles() throws {
    let control = UISegmentedControl(items: ["Day"])
    let label = try #require(control.subviews.first?.subviews.first as? UILabel)
    #expect(label.textColor == .label)
    control.isEnabled = false
    #expect(label.textColor == .tertiaryLabel)
    control.isEnabled = true
    #expect(label.textColor == .label)
  }

  @Test func configuredTitlesFollowThePreferredTextSize() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Filled"
    let button = UIButton(configuration: configuration)
    let controller = UIViewController()
    controller.view.addSubview(button)
    let size = button.intrinsicContentSize
    show(controller, with: { $0.contentSizeCategory = .accessibilityLarge }) {
      #expect((button.titleLabel?.font.pointSize ?? 0) > 17 * 1.5)
      #expect(button.intrinsicContentSize.height > size.height)
    }
  }

  @Test func datePillsFollowThePreferredTextSize() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let size = picker.intrinsicContentSize
    show(controller, with: { $0.contentSizeCategory = .accessibilityLarge }) {
      #expect(picker.intrinsicContentSize.width > size.width * 1.5)
      #expect(picker.intrinsicContentSize.height > size.height * 1.2)
    }
  }

  @Test func anAccessoryThatMovedToAnotherCellStaysThere() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let accessory = UICellAccessory.customView(
      configuration: .init(customView: view, placement: .trailing()))
    let (first, second) = (UICollectionViewListCell(), UICollectionViewListCell())
    first.accessories = [accessory]
    #expect(view.superview === first)
    second.accessories = [accessory]
    first.accessories = []
    #expect(view.superview === second)
  }

  @Test func aGroupedListStandsOnGrey() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    var expected = ViewCanvas(traits: list.traitCollection)
    expected.fill(list.bounds, .systemGroupedBackground)
    #expect(list.drawn.contains(expected.list.description))
  }
}
