import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct NSStringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func measuresAsLabelsDo() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "A line of words"
    let size = "A line of words".size(withAttributes: attributes)
    #expect(abs(size.width - label.sizeThatFits(.zero).width) < 1)
    #expect(abs(size.height - label.sizeThatFits(.zero).height) < 1)
  }

  @Test func breaksLinesAtTheWidth() {
    let text = "A line of words that does not fit" as NSString
    let line = text.size(withAttributes: attributes)
    let bounds = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
    #expect(bounds.width <= 100)
    #expect(bounds.height > 2 * line.height)
  }

  @Test func drawsIntoTheCurrentContext() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format).image {
      _ in
      "Hello".draw(at: .zero, withAttributes: attributes)
    }
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format).image {
      _ in
    }
    #expect(image.pngData() != empty.pngData())
  }
}
