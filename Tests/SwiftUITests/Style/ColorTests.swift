import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ColorTests {
  @Test func systemColorFollowsColorScheme() {
    var values = EnvironmentValues()
    #expect(Color.red.resolve(in: values).description == "#FF3B30FF")
    values.colorScheme = .dark
    #expect(Color.red.resolve(in: values).description == "#FF453AFF")
  }

  @Test func descriptionsReadAsApples() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(
      Color("Brand").description == "NamedColor(name: \"Brand\", bundle: nil)")
  }

  @Test func colorsAreEqualByWhatTheyAre() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color.blue)
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func hueTurnsAroundTheCircle() {
    let color = Color(hue: 1.0 / 3, saturation: 1, brightness: 1)
    #expect(color.resolve(in: EnvironmentValues()).description == "#00FF00FF")
  }

  @Test func colorViewFillsItsProposal() {
    let host = TestHost(Color.red, size: CGSize(width: 100, height: 50))
    #expect(host.first(StyleFillNode.self)?.size == CGSize(width: 100, height: 50))
  }
}

@MainActor
@Suite struct ForegroundStyleTests {
  private func paint<V: View>(of view: V) -> PaintColor? {
    for item in TestHost(view).canvas.items {
      if case .text(let run) = item { return run.paint.solidColor }
    }
    return nil
  }

  @Test func textIsPaintedInTheForegroundStyle() {
    #expect(paint(of: Text("a")) == .black)
    #expect(paint(of: Text("a").foregroundStyle(Color.red)) == PaintColor(255, 59, 48))
    #expect(paint(of: Group { Text("a") }.foregroundColor(.red)) == PaintColor(255, 59, 48))
  }

  @Test func secondaryOfDefaultIsTheLabelColor() {
    #expect(
      paint(of: Group { Text("a") }.foregroundStyle(.secondary))
        == PaintColor(60, 60, 67, alpha: 0.6))
  }

  @Test func secondaryOfColorIsHalfAsOpaque() {
    let view = Group { Text("a") }.foregroundStyle(.secondary).foregroundStyle(.blue)
    #expect(paint(of: view) == PaintColor(0, 122, 255, alpha: 0.5))
  }

  @Test func innermostColorOfTextWins() {
    let text: Text = Text("a").foregroundColor(.red).foregroundColor(.blue)
    #expect(paint(of: text) == PaintColor(255, 59, 48))
  }

  @Test func buttonLabelTakesTheTint() {
    #expect(paint(of: Button("a") {}) == PaintColor(0, 122, 255))
    #expect(paint(of: Button("a") {}.tint(.green)) == PaintColor(52, 199, 89))
    #expect(paint(of: Button("a") {}.foregroundStyle(.red)) == PaintColor(255, 59, 48))
  }
}
