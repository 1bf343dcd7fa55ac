import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIPickerGoldens {
  @Test func wheel() throws {
    try expectGolden(
      "UIKit/picker", size: CGSize(width: 150, height: 216),
      views: {
        [GoldenWheel()]
      })
  }
}
