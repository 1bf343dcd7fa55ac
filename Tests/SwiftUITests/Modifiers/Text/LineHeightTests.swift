import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LineHeightTests {
  private func height<V: View>(_ view: V) -> CGFloat {
    let host = TestHost(view)
    return host.first(TextNode.self)?.size.height ?? 0
  }

  private let lines = Text("One\nTwo\nThree").font(.system(size: 20))

  @Test func exactHeightsCountForEachLine() {
    #expect(height(lines.lineHeight(.exact(points: 30))) == 90)
    #expect(height(Text("One").lineHeight(.exact(points: 30))) == 30)
    #expect(height(Text("One").lineHeight(.exact(points: 10))) == 10)
  }

  @Test func multiplesAreThoseOfThePointSize() {
    #expect(height(lines.lineHeight(.multiple(factor: 2))) == 120)
    #expect(height(lines.lineHeight(.leading(increase: 5))) == 75)
    let tight = height(lines.lineHeight(.tight))
    let normal = height(lines.lineHeight(.normal))
    #expect(tight < normal && normal < height(lines.lineHeight(.loose)))
  }

  @Test func variableHeightsAreThoseOfTheFont() {
    #expect(height(lines.lineHeight(.variable)) == height(lines))
    #expect(height(lines.lineHeight(nil)) == height(lines))
  }

  @Test func theLargestLettersOfALineCount() {
    let text = Text("a ") + Text("b").font(.system(size: 40))
    #expect(height(text.lineHeight(.multiple(factor: 2))) == 80)
  }

  @Test func lineSpacingComesOnTop() {
    #expect(height(lines.lineHeight(.exact(points: 30)).lineSpacing(5)) == 100)
  }

  @Test func aChangeIsFollowed() {
    let host = TestHost(lines.lineHeight(.exact(points: 30)))
    host.update(lines.lineHeight(.exact(points: 40)))
    #expect(host.first(TextNode.self)?.size.height == 120)
  }

  @Test func itIsCoded() throws {
    let value = AttributedString.LineHeight.leading(increase: 3)
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(AttributedString.LineHeight.self, from: data) == value)
  }
}
