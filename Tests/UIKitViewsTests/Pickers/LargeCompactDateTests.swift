import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Compact date pickers in large letters.
@MainActor
@Suite struct LargeCompactDateTests {
  private func frames(_ category: UIContentSizeCategory) throws -> [CGRect] {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSince1970: 1_767_225_600)
    picker.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.didMove(toParent: parent)
    child.view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: child.view.topAnchor, constant: 80),
      picker.leadingAnchor.constraint(equalTo: child.view.leadingAnchor, constant: 16),
      picker.trailingAnchor.constraint(
        lessThanOrEqualTo: child.view.trailingAnchor, constant: -16),
    ])
    let window = show(parent)
    defer { window.isHidden = true }
    let frames = [
      try #require(element(.button, "Date Picker")).frame,
      try #require(element(.button, "Time Picker")).frame,
    ]
    #expect(frames.allSatisfy { picker.convert(picker.bounds, to: nil).contains($0) })
    return frames
  }

  @Test func theTimeStandsBelowTheDate() throws {
    let frames = try frames(.accessibilityExtraLarge)
    #expect(frames[1].minY >= frames[0].maxY)
    #expect(frames.allSatisfy { $0.maxX <= UIScreen.main.bounds.width - 16 })
  }

  @Test func inUsualLettersItStandsBeside() throws {
    let frames = try frames(.large)
    #expect(frames[1].minX >= frames[0].maxX)
  }
}
