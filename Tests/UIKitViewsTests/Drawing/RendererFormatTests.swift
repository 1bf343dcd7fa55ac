import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct RendererFormatTests {
  @Test func aRenderersFormatKnowsItsBounds() {
    let format = UIGraphicsImageRendererFormat()
    #expect(format.bounds == .zero)
    let bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let base: UIGraphicsRendererFormat = renderer.format
    #expect(base.bounds == bounds)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).format.bounds.width == 3)
    let page = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(UIGraphicsPDFRenderer(bounds: page).format.bounds == page)
  }
}
