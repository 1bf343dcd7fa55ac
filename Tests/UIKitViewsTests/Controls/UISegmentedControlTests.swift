import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UISegmentedControlTests {
  @Test func segmentsAreAsWideAsTheirContentWhereAskedTo() {
    let control = UISegmentedControl(items: ["On", "Considerably longer"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.layoutIfNeeded()
    let equal = control.subviews.map(\.frame.width)
    #expect(equal == [150, 150])
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    let own = control.subviews.map(\.frame.width)
    #expect(own[0] < 100)
    #expect(abs(own[0] + own[1] - 300) < 0.01)
  }

  @Test func fixedWidthsCountInTheNaturalSize() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setWidth(120, forSegmentAt: 0)
    control.setWidth(80, forSegmentAt: 1)
    // With the line between the two.
    #expect(control.intrinsicContentSize.width == 201)
  }

  @Test func aSegmentIsFoundByItsAction() {
    let control = UISegmentedControl(items: ["All"])
    let action = UIAction(title: "New", identifier: UIAction.Identifier("new")) { _ in }
    control.insertSegment(action: action, at: 1, animated: false)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("new")) == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 0)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("old")) == NSNotFound)
  }
}
