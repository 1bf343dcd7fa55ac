import CoreGraphics

@testable import SwiftUI

extension TestHost {
  /// Taps the first text field.
  @discardableResult
  func focusFirstField() -> Bool {
    guard let field = first(TextInputNode.self) else { return false }
    tap(at: CGPoint(x: field.rootFrame.midX, y: field.rootFrame.midY))
    return true
  }
}
