import Foundation
import Testing
import UIKit

/// Fonts, paragraphs and lists by their attributes.
@MainActor
@Suite struct FontAttributeTests {
  @Test func aDescriptorIsMadeOfAttributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 20)
    #expect(font == UIFont.boldSystemFont(ofSize: 20))
    #expect(descriptor.object(forKey: .size) as? CGFloat == 20)
    #expect(descriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func attributesAreAdded() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let digits = plain.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    #expect(
      UIFont(descriptor: digits, size: 12)
        == UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    let symbolic = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
    let leaning = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: symbolic]])
    #expect(leaning.symbolicTraits.contains(.traitItalic))
  }

  @Test func paragraphsKeepTheirTabsAndLists() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 40)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
    style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.tabStops.map(\.location) == [40, 80])
    #expect(copy?.textLists.count == 1)
    #expect(copy == style)
  }

  @Test func listsMarkTheirItems() {
    #expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 3) == "•")
    let numbered = NSTextList(markerFormat: .init("({decimal})"), options: 0)
    #expect(numbered.marker(forItemNumber: 3) == "(3)")
    #expect(NSTextList(markerFormat: .uppercaseLatin, options: 0).marker(forItemNumber: 2) == "B")
  }
}
