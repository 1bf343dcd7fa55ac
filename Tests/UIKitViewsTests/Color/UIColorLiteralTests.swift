import Testing
import UIKit

@MainActor
struct UIColorLiteralTests {
  @Test func literalsAreColoursInSRGB() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    let colors: [UIColor] = [.red, #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)]
    #expect(colors[1] == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }
}
