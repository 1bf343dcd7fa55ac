import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Effects of symbols in image views.
@MainActor
@Suite struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "star.fill"))

  private var drawn: String {
    var canvas = ViewCanvas(traits: UITraitCollection())
    view.appendDisplayItems(to: &canvas)
    return canvas.list.description
  }

  @Test func aSymbolDisappearsAndAppears() {
    let before = drawn
    #expect(before.contains("star.fill"))
    view.addSymbolEffect(.disappear)
    #expect(!drawn.contains("star.fill"))
    view.addSymbolEffect(.appear)
    #expect(drawn == before)
    view.addSymbolEffect(.disappear.down)
    view.removeSymbolEffect(ofType: .disappear)
    #expect(drawn == before)
  }

  @Test func aScaledSymbolStaysSoUntilTheEffectIsRemoved() {
    let before = drawn
    view.addSymbolEffect(.scale.up)
    let up = drawn
    view.addSymbolEffect(.scale.down)
    #expect(up != before && drawn != before && drawn != up)
    view.removeAllSymbolEffects()
    #expect(drawn == before)
  }

  @Test func completionsFollowInTheNextTurn() {
    var told: [Bool] = []
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2)) { context in
      told.append(context.effect is BounceSymbolEffect && context.sender as? UIView === self.view)
    }
    #expect(told.isEmpty)
    settle()
    #expect(told == [true])
  }

  @Test func anEffectWithoutEndEndsWhenItIsRemoved() {
    var count = 0
    view.addSymbolEffect(.variableColor.iterative, options: .repeating) { _ in count += 1 }
    settle()
    #expect(count == 0)
    view.removeSymbolEffect(ofType: .variableColor)
    settle()
    #expect(count == 1)
  }

  @Test func anotherSymbolTakesThePlace() {
    var replaced = false
    view.setSymbolImage(
      UIImage(systemName: "star") ?? UIImage(), contentTransition: .replace.downUp
    ) { context in
      replaced = context.isFinished && context.contentTransition is ReplaceSymbolEffect
    }
    #expect(view.image?.symbolName == "star")
    settle()
    #expect(replaced)
  }

  @Test func picturesTakeNoPart() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    view.image = picture
    let before = drawn
    view.addSymbolEffect(.disappear)
    #expect(drawn == before)
  }
}
