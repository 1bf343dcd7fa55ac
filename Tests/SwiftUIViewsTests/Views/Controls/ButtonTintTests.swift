import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import SwiftUI

/// What is painted behind the titles of buttons with a border.
@MainActor
@Suite struct ButtonTintTests {
  private let grey = Paint.color(
    UIColor.tertiarySystemFill.paintColor(in: UITraitCollection(userInterfaceStyle: .light)))
  private let paleRed = Paint.color(PaintColor(255, 59, 48).multiplyingAlpha(by: 0.15))

  private func fill(_ view: some View) -> Paint? {
    func fills(_ items: [DisplayItem]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item {
        case .fill(_, let paint, _): [paint]
        case .group(_, let items): fills(items)
        default: []
        }
      }
    }
    return fills(TestHost(view).graph.displayList().items).first
  }

  @Test func aBorderedButtonIsGrey() {
    #expect(fill(Button("Save") {}.buttonStyle(.bordered)) == grey)
  }

  @Test func aTintColoursIt() {
    #expect(fill(Button("Save") {}.buttonStyle(.bordered).tint(.red)) == paleRed)
  }

  @Test func aDestructiveButtonIsPaleRed() {
    #expect(fill(Button("Delete", role: .destructive) {}.buttonStyle(.bordered)) == paleRed)
  }

  @Test func aToggleThatIsOnIsTinted() {
    let toggle = Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
    let tinted = fill(toggle)
    #expect(tinted != nil && tinted != grey)
    #expect(fill(toggle.tint(.red)) == paleRed)
  }
}
