import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UILabelDrawingTests {
  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: 8, dy: 0))
    }
  }

  private func drawing(_ label: UILabel) -> String {
    label.text = "VIP"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    return DisplayList(DrawingPass.items(of: label)).description
  }

  @Test func subclassesDecideWhereTheTextGoes() {
    let plain = drawing(UILabel())
    let padded = drawing(PaddedLabel())
    #expect(!plain.isEmpty)
    #expect(plain != padded)
    final class Same: UILabel {}
    #expect(drawing(Same()) == plain)
  }
}

extension UILabelDrawingTests {
  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = "rather long text"
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  private func description(_ label: UILabel) -> String {
    DisplayList(DrawingPass.items(of: label)).description
  }

  @Test func aShrunkenLineStandsAsTheAdjustmentSays() {
    let label = label()
    let onBaseline = description(label)
    label.baselineAdjustment = .alignCenters
    let centred = description(label)
    label.baselineAdjustment = .none
    #expect(Set([onBaseline, centred, description(label)]).count == 3)
    label.adjustsFontSizeToFitWidth = false
    let whole = description(label)
    label.baselineAdjustment = .alignBaselines
    #expect(description(label) == whole)
  }

  @Test func aShadowIsDrawnUnderTheText() {
    let label = label()
    let plain = description(label)
    label.shadowColor = .red
    #expect(description(label).contains("shadow"))
    label.shadowColor = nil
    #expect(description(label) == plain)
  }

  @Test func textWithAShadowAttributeCastsIt() {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 6
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = NSAttributedString(string: "ABC", attributes: [.shadow: shadow])
    #expect(description(label).contains("radius 3"))
  }

  @Test func aTextRectangleKeepsToTheLinesAskedFor() {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "one two three four five six seven"
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 500)
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.height < all.height / 2)
  }
}
