import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct SegmentImagesTests {
  private func control() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    return control
  }

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill($0.format.bounds) }
  }

  @Test func anEmptyBackgroundTakesTheUsualOneAway() {
    let sut = control()
    #expect(sut.drawn.contains("fill"))
    sut.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    #expect(!sut.drawn.contains("fill"))
    #expect(sut.backgroundImage(for: .normal, barMetrics: .default) != nil)
    sut.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(sut.drawn.contains("fill"))
  }

  @Test func theChosenSegmentHasItsOwnBackground() {
    let sut = control()
    sut.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    sut.setDividerImage(
      UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    let plain = sut.drawn
    sut.setBackgroundImage(image(), for: .selected, barMetrics: .default)
    #expect(sut.drawn != plain)
    sut.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(sut.drawn == plain)
  }

  @Test func aDividerStandsInPlaceOfTheLine() {
    let sut = control()
    sut.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    let plain = sut.drawn
    let divider = image()
    sut.setDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(sut.drawn != plain)
    #expect(
      sut.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === divider)
  }

  @Test func aSegmentTakesAnotherAction() {
    let sut = control()
    var calls = 0
    sut.setAction(UIAction(title: "New") { _ in calls += 1 }, forSegmentAt: 1)
    #expect(sut.titleForSegment(at: 1) == "New")
    #expect(sut.actionForSegment(at: 1)?.title == "New")
    let segment = sut.subviews.compactMap { $0 as? SegmentView }.last
    segment?.performPrimaryAction()
    #expect(calls == 1)
    #expect(sut.selectedSegmentIndex == 1)
  }

  @Test func whatASegmentShowsMoves() throws {
    let sut = control()
    let label = try #require(
      sut.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first)
    let usual = label.frame
    sut.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    sut.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 9)
    sut.layoutIfNeeded()
    #expect(label.frame == usual.offsetBy(dx: 3, dy: -2))
    #expect(sut.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2))
    #expect(sut.contentOffsetForSegment(at: 9) == .zero)
  }
}
