import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Expected distances: SwiftUI's default stack spacing on iOS 17 and later.
struct TextSpacingTests {
  private let body = FontDescriptor(style: .body).metrics

  @Test func textAboveTextIsTheLowerOnesLeading() {
    #expect(TextSpacing.textAboveText(lower: body, scale: 3) == 2)
    #expect(TextSpacing.textAboveText(lower: system(17).metrics, scale: 3) == 0)
  }

  @Test func shapeAndText() {
    #expect(isNear(TextSpacing.shapeAboveText(body, scale: 3), 6.434))
    #expect(isNear(TextSpacing.textAboveShape(body, scale: 3), 10.642))
  }

  @Test func roundedFramesLeaveNoGap() {
    let left = PixelRounding.frame(CGRect(x: 0.1, y: 0, width: 10.4, height: 5), scale: 3)
    let right = PixelRounding.frame(CGRect(x: 10.5, y: 0, width: 3.3, height: 5), scale: 3)
    #expect(left.maxX == right.minX)
    #expect(PixelRounding.ceiling(1.01, scale: .nan) == 2)
  }
}
