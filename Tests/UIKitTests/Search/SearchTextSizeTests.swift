import CoreGraphics
import Testing

@testable import UIKit

/// Search fields grow with the text size, as those of SwiftUI do.
@MainActor
@Suite struct SearchTextSizeTests {
  /// A bar that is shown at a text size.
  ///
  /// The window is to be hidden when all is asked: a bar alone has the text size of the device.
  private func bar(_ category: UIContentSizeCategory) -> (bar: UISearchBar, window: UIWindow) {
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
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: 390, height: 0)))
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
}
