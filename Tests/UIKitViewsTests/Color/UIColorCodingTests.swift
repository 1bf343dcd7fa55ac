import Foundation
import Testing
import UIKit

@Suite struct UIColorCodingTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test func aColorComesBackAsItWasKept() throws {
    for color in [
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8), UIColor(white: 0.5, alpha: 1),
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), UIColor.red,
    ] {
      #expect(try archived(color) == color)
    }
  }

  @MainActor @Test func ofAColorThatDependsOnTraitsThePresentOneIsKept() throws {
    let kept = try archived(.systemRed)
    #expect(kept?.cgColor == UIColor.systemRed.cgColor)
  }

  @Test func aCoderWithoutKeysGivesBlack() {
    #expect(UIColor(coder: NSCoder()) != nil)
  }
}
