import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// The lines between columns that stand beside each other.
@MainActor
struct SplitDividerTests {
  /// On a screen that is wider than high, with a list that is 280 points wide.
  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredPrimaryColumnWidth = 280
    split.preferredSupplementaryColumnWidth = 300
    return split
  }

  private func place(_ split: UISplitViewController) -> UIViewController {
    let root = UIViewController()
    root.addChild(split)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    root.view.addSubview(split.view)
    split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 768)
    split.didMove(toParent: root)
    return root
  }

  /// The lines in front of all columns.
  private func lines(_ split: UISplitViewController) -> [CGRect] {
    split.view.subviews.reversed().prefix { $0.backgroundColor == UIColor.separator }
      .reversed().map(\.frame)
  }

  @Test func aLineStandsBeforeTheDetail() throws {
    let split = split(.doubleColumn)
    let window = show(place(split))
    defer { window.isHidden = true }
    let line = try #require(lines(split).first)
    #expect(isClose(line.minX, 280))
    #expect(isClose(line.width, 1 / UIScreen.main.scale))
    #expect(line.minY == 0 && line.height == 768)
    #expect(lines(split).count == 1)
    split.preferredDisplayMode = .secondaryOnly
    settle()
    #expect(lines(split).isEmpty)
    split.show(.primary)
    settle()
    #expect(lines(split).count == 1)
  }

  @Test func threeColumnsHaveTwo() {
    let split = split(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    let window = show(place(split))
    defer { window.isHidden = true }
    #expect(lines(split).map { $0.minX.rounded() } == [280, 580])
  }

  @Test func columnsOverTheDetailHaveNone() {
    let split = split(.doubleColumn)
    split.preferredDisplayMode = .oneOverSecondary
    let window = show(place(split))
    defer { window.isHidden = true }
    #expect(lines(split).isEmpty)
  }

  @Test func whereThereIsNoRoomThereIsNone() {
    let split = split(.doubleColumn)
    let root = place(split)
    let window = show(root)
    defer { window.isHidden = true }
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: split)
    settle()
    #expect(lines(split).isEmpty)
  }

  @Test func fromRightToLeftItChangesSides() throws {
    let split = split(.doubleColumn)
    try show(place(split), with: { $0.layoutDirection = .rightToLeft }) {
      let line = try #require(lines(split).first)
      #expect(isClose(line.maxX, 720))
    }
  }

  /// What a line covers is touched through it.
  @Test func aFingerGoesThroughIt() {
    let split = split(.doubleColumn)
    let window = show(place(split))
    defer { window.isHidden = true }
    let touched = split.view.hitTest(CGPoint(x: 280, y: 400), with: nil)
    #expect(touched?.backgroundColor != UIColor.separator)
    #expect(touched !== split.view)
  }
}
