import CoreGraphics
import Testing

@testable import UIKit

/// Search fields grow with the text size, as those of SwiftUI do.
@MainActor
@Suite struct SearchTextSizeTests {
  /// A bar that is shown at a text size.
  ///
  /// The window is to be hidden when all is asked: a bar alone has the text size of the device.
  private func bar(
    _ category: UIContentSizeCategory, width: CGFloat = 390
  ) -> (bar: UISearchBar, window: UIWindow) {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: child)
    parent.view.addSubview(child.view)
    let bar = UISearchBar()
    bar.text = "Apple"
    bar.showsCancelButton = true
    child.view.addSubview(bar)
    let window = show(parent)
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: width, height: 0)))
    bar.layoutIfNeeded()
    return (bar, window)
  }

  @Test func fieldsAndBarsGrowByALine() {
    let (usual, usualWindow) = self.bar(.large)
    let (large, largeWindow) = self.bar(.accessibilityExtraLarge)
    defer { [usualWindow, largeWindow].forEach { $0.isHidden = true } }
    #expect(usual.frame.height == 56 && usual.searchTextField.frame.height == 36)
    #expect(usual.searchTextField.font?.pointSize == 17)
    #expect(large.searchTextField.font?.pointSize == 40)
    let growth = large.searchTextField.frame.height - 36
    #expect(growth > 20)
    #expect(large.frame.height == 56 + growth)
  }

  @Test func theGlassKeepsOffTheText() {
    for size in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      let (bar, window) = self.bar(size)
      defer { window.isHidden = true }
      let field = bar.searchTextField
      let glass = field.leftViewRect(forBounds: field.bounds)
      #expect(glass.minX >= 0 && glass.maxX <= field.textRect(forBounds: field.bounds).minX)
      #expect(abs(glass.midY - field.bounds.midY) < 0.01)
    }
  }

  @Test func cancelStaysBesideTheField() {
    let (bar, window) = self.bar(.accessibilityExtraLarge)
    defer { window.isHidden = true }
    #expect(bar.cancelButton.frame.minX >= bar.searchTextField.frame.maxX)
    #expect(bar.cancelButton.frame.maxX <= bar.bounds.maxX)
  }

  @Test(arguments: [150, 200, 320] as [CGFloat])
  func nothingInANarrowFieldLiesOverAnythingElse(width: CGFloat) {
    let (bar, window) = self.bar(.accessibilityExtraExtraExtraLarge, width: width)
    defer { window.isHidden = true }
    let field = bar.searchTextField
    let glass = field.leftViewRect(forBounds: field.bounds)
    let clear = field.clearButtonRect(forBounds: field.bounds)
    let text = field.textRect(forBounds: field.bounds)
    #expect(glass.minX >= 0 && glass.maxX <= clear.minX)
    #expect(text.minX >= glass.maxX && text.maxX <= clear.minX)
    #expect(bar.cancelButton.frame.minX >= field.frame.maxX)
    #expect(bar.cancelButton.frame.maxX <= bar.bounds.maxX)
    // The field keeps half of the row.
    #expect(field.frame.width >= (width - 16) / 2)
  }

  @Test(arguments: [280, 320, 390] as [CGFloat])
  func tokensAndTextEndBeforeTheSignThatClears(width: CGFloat) {
    let (bar, window) = self.bar(.accessibilityExtraLarge, width: width)
    defer { window.isHidden = true }
    let field = bar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Ada"), UISearchToken(icon: nil, text: "PDF")]
    bar.layoutIfNeeded()
    let glass = field.leftViewRect(forBounds: field.bounds)
    let clear = field.clearButtonRect(forBounds: field.bounds)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.maxX <= clear.minX)
    // A letter of both kinds of words has its place.
    #expect(text.width > 39)
    #expect(text.minX - glass.maxX > 20)
    #expect(clear.maxX <= field.bounds.maxX)
  }

  @Test func theGlassGrowsWhereThereIsRoom() {
    let (bar, window) = self.bar(.accessibilityExtraExtraExtraLarge)
    defer { window.isHidden = true }
    bar.showsCancelButton = false
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let side = field.leftViewRect(forBounds: field.bounds).width
    #expect(abs(side - 18 * 53 / 17) < 0.01)
  }

  @Test func theSignThatClearsGrowsWithTheGlass() {
    let (usual, first) = self.bar(.large)
    defer { first.isHidden = true }
    let field = usual.searchTextField
    #expect(field.clearButtonRect(forBounds: field.bounds).width == 19)
    #expect(
      field.bounds.maxX - field.clearButtonRect(forBounds: field.bounds).minX == 26)
    let (large, second) = self.bar(.accessibilityExtraExtraExtraLarge)
    defer { second.isHidden = true }
    large.showsCancelButton = false
    large.layoutIfNeeded()
    let grown = large.searchTextField
    let clear = grown.clearButtonRect(forBounds: grown.bounds)
    #expect(abs(clear.width - 19 * 53 / 17) < 0.01)
    #expect(abs(grown.bounds.maxX - clear.maxX - 4) < 0.01)
  }
}
