import CoreGraphics
import Testing

@testable import UIKit

/// Fonts where the user wants bold text.
@MainActor
struct BoldTextFontTests {
  @Test func fontsOfTextStylesAreHeavier() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    func font(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    #expect(font(.body, bold).fontName == ".SFUI-Semibold")
    #expect(font(.title1, bold).fontName == ".SFUI-Semibold")
    #expect(font(.headline, bold).fontName == ".SFUI-Heavy")
    #expect(font(.body, bold).pointSize == 17)
    #expect(font(.body, UITraitCollection(legibilityWeight: .regular)).fontName == ".SFUI-Regular")
  }

  private func screen(_ font: UIFont, adjusts: Bool) -> (UILabel, UIViewController) {
    let label = UILabel()
    label.text = "Hamburg"
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    let controller = UIViewController()
    controller.view.addSubview(label)
    return (label, controller)
  }

  @Test func labelsThatAdjustFollowIt() {
    let (label, controller) = screen(.preferredFont(forTextStyle: .body), adjusts: true)
    let window = show(controller)
    defer { window.isHidden = true }
    let usual = label.intrinsicContentSize.width
    controller.traitOverrides.legibilityWeight = .bold
    settle()
    #expect(label.font.fontName == ".SFUI-Semibold")
    #expect(label.intrinsicContentSize.width > usual)
    // Another text size leaves it as it is, and the end of the setting makes it plain again.
    controller.traitOverrides.preferredContentSizeCategory = .extraLarge
    settle()
    #expect(label.font.fontName == ".SFUI-Semibold" && label.font.pointSize == 19)
    controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    controller.traitOverrides.remove(UITraitLegibilityWeight.self)
    settle()
    #expect(label.font.fontName == ".SFUI-Regular")
    #expect(label.intrinsicContentSize.width == usual)
  }

  @Test func otherLabelsKeepTheirFont() {
    let (plain, controller) = screen(.preferredFont(forTextStyle: .body), adjusts: false)
    let (own, other) = screen(.systemFont(ofSize: 17), adjusts: true)
    for (label, controller) in [(plain, controller), (own, other)] {
      let window = show(controller)
      defer { window.isHidden = true }
      let font = label.font
      controller.traitOverrides.legibilityWeight = .bold
      settle()
      #expect(label.font == font)
    }
  }
}
