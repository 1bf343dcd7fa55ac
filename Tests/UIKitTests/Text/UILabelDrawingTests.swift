import DisplayList
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
