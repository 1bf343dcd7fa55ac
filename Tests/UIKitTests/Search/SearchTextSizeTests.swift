import CoreGraphics
import Testing

@testable import UIKit

/// Search fields grow with the text size, as those of SwiftUI do.
@MainActor
@Suite struct SearchTextSizeTests {
  /// A bar that is shown at a text size.
  private func bar(_ category: UIContentSizeCategory) -> UISearchBar {
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
    defer { window.isHidden = true }
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: 390, height: 0)))
    bar.layoutIfNeeded()
    return bar
  }

  @Test func fieldsAndBarsGrowByALine() {
    let usual = bar(.large)
    let large = bar(.accessibilityExtraLarge)
    #expect(usual.frame.height == 56 && usual.searchTextField.frame.height == 36)
    #expect(usual.searchTextField.font?.pointSize == 17)
    #expect(large.searchTextField.font?.pointSize == 40)
    let growth = large.searchTextField.frame.height - 36
    #expect(growth > 20)
    #expect(large.frame.height == 56 + growth)
  }

  @Test func theGlassKeepsOffTheText() {
    for bar in [bar(.large), bar(.accessibilityExtraLarge)] {
      let field = bar.searchTextField
      let glass = field.leftViewRect(forBounds: field.bounds)
      #expect(glass.minX >= 0 && glass.maxX <= field.textRect(forBounds: field.bounds).minX)
      #expect(abs(glass.midY - field.bounds.midY) < 0.01)
    }
  }

  @Test func cancelStaysBesideTheField() {
    let bar = bar(.accessibilityExtraLarge)
    #expect(bar.cancelButton.frame.minX >= bar.searchTextField.frame.maxX)
    #expect(bar.cancelButton.frame.maxX <= bar.bounds.maxX)
  }
}
