import CoreGraphics
import Foundation
import Testing

@testable import UIKit

struct NSCoderGeometryTests {
  @Test func valuesComeBackFromTheirTexts() {
    let rect = CGRect(x: 1.5, y: -2, width: 320, height: 44)
    #expect(NSCoder.string(for: rect) == "{{1.5, -2}, {320, 44}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let point = CGPoint(x: 3, y: 4)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
    let size = CGSize(width: 10, height: 0.25)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    #expect(NSCoder.string(for: turn) == "[0, 1, -1, 0, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
  }

  @Test func whatIsNoValueIsZero() {
    #expect(NSCoder.cgRect(for: "") == .zero)
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSCoder.cgPoint(for: "{one, two}") == .zero)
  }
}
