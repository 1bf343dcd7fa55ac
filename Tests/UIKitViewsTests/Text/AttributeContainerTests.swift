import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AttributeContainerTests {
  @Test func attributesOfUIKitsTextsAreTakenOver() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let sut = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style, .kern: 1.5,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ])
    let text = AttributedString("x", attributes: sut)
    let values = text.runs.first?.attributes.uiKitAttributes
    #expect((values?[.font] as? UIFont)?.pointSize == 9)
    #expect((values?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(values?[.kern] as? CGFloat == 1.5)
    #expect(values?[.underlineStyle] as? Int == 1)
  }
}
