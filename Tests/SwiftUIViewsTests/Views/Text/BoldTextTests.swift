import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Texts where the user wants bold text.
@MainActor
struct BoldTextTests {
  private func width(
    _ font: Font, _ weight: LegibilityWeight? = .regular, _ word: String = "Hamburg"
  ) -> CGFloat {
    let host = TestHost(Text(word).font(font).environment(\.legibilityWeight, weight))
    return host.frame(ofText: word).width
  }

  @Test(arguments: [Font.body, .largeTitle, .caption.italic(), .system(size: 20, design: .rounded)])
  func regularLettersBecomeSemibold(_ font: Font) {
    #expect(width(font, .bold) == width(font.weight(.semibold)))
    #expect(width(font, .bold) > width(font))
    #expect(width(font, nil) == width(font))
  }

  @Test func lettersOfAnyWeightBecomeHeavier() {
    #expect(width(.headline, .bold) == width(.headline.weight(.heavy)))
    #expect(width(.body.weight(.bold), .bold) == width(.body.weight(.black)))
    #expect(width(.body.weight(.light), .bold) == width(.body.weight(.regular)))
    #expect(width(.body.weight(.light), .bold) > width(.body.weight(.light)))
  }

  @Test func otherFontsStay() {
    for font in [Font.custom("Georgia", size: 20), Font(UIFont.systemFont(ofSize: 20))] {
      #expect(width(font, .bold) == width(font))
      #expect(width(font.italic(), .bold) == width(font.italic()))
    }
  }

  private struct Switching: View {
    @State private var isBold = false

    var body: some View {
      VStack {
        HStack {
          Text("Hamburg")
          Text("Bremen")
        }
        .environment(\.legibilityWeight, isBold ? .bold : .regular)
        Button("Switch") { isBold.toggle() }
      }
    }
  }

  @Test func theTextAroundMakesRoom() {
    let host = TestHost(Switching())
    let first = host.frame(ofText: "Hamburg")
    let second = host.frame(ofText: "Bremen")
    host.tap("Switch")
    #expect(host.frame(ofText: "Hamburg").width > first.width)
    let gap = host.frame(ofText: "Bremen").minX - host.frame(ofText: "Hamburg").maxX
    #expect(abs(gap - (second.minX - first.maxX)) < 0.34)
    host.tap("Switch")
    #expect(host.frame(ofText: "Hamburg") == first)
  }

  @Test func symbolsBesideTextsBecomeHeavierToo() {
    let host = TestHost(
      Image(systemName: "star").environment(\.legibilityWeight, .bold))
    let weights = host.canvas.items.compactMap { item -> Int? in
      if case .symbol(let content, _) = item { content.weight } else { nil }
    }
    #expect(weights == [600])
  }

  @Test func resolvedFontsTellIt() {
    var values = EnvironmentValues()
    values.legibilityWeight = .bold
    let body = Font.body.resolve(in: values.fontResolutionContext)
    #expect(body.weight == .semibold && body.isBold)
  }
}
