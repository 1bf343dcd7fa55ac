import CoreGraphics
import Rendering
import Testing
import TipKit
import UIKit

extension TipTests {
  /// Looks of tips.
  @MainActor
  @Suite struct TipViewStyleTests {
    private struct Headline: TipViewStyle {
      func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        VStack {
          configuration.title?.bold()
          Text("about \(configuration.tip.id)")
          ForEach(configuration.actions) { action in
            Button(action: action.handler) { action.label() }
          }
          Button("Dismiss") { configuration.tip.invalidate(reason: .tipClosed) }
        }
        .padding()
      }
    }

    private struct ActedTip: Tip {
      var title: Text { Text("Acted") }
      var image: Image? { Image(systemName: "star") }
      var actions: [Action] { Action(id: "do", title: "Do it") }
    }

    @Test func aStyleOfTheAppsOwnMakesTheTip() throws {
      var told: [String] = []
      let screen = try TipScreen(
        VStack { TipView(ActedTip()) { told.append($0.id) } }.tipViewStyle(Headline()))
      let labels = try screen.labels()
      #expect(labels == ["Acted", "about ActedTip", "Do it", "Dismiss"])
      try screen.tap("Do it")
      #expect(told == ["do"])
      try screen.tap("Dismiss")
      let rest = try screen.labels()
      #expect(rest == [])
    }

    @Test func imagesHaveTheSizeThatIsAskedFor() throws {
      func titleX(_ size: CGFloat) throws -> CGFloat {
        let screen = try TipScreen(
          TipView(ActedTip()).tipImageSize(CGSize(width: size, height: size)))
        return try #require(try screen.element("Acted")).frame.minX
      }
      #expect(try titleX(60) == titleX(20) + 40)
    }

    @Test func theGroundIsGreyOrWhatTheAppSays() throws {
      try launch()
      let tip = TipView(ActedTip()).frame(width: 200)
      #expect(try pixel(tip.tipBackground(Color.black), 100, 4) == [0, 0, 0, 255])
      let grey = try pixel(tip, 100, 4)
      #expect(grey[3] > 0 && grey[3] < 255)
      // Round corners leave the corner free, square ones do not.
      #expect(try pixel(tip, 0, 0)[3] == 0)
      #expect(try pixel(tip.tipCornerRadius(0), 0, 0) == grey)
    }

    /// Red, green, blue and opacity of a point of a picture.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> [UInt8] {
      let image = try #require(ImageRenderer(content: view).cgImage)
      let bitmap = try #require(Renderer.bitmap(of: image))
      let start = (y * bitmap.width + x) * 4
      return Array(bitmap.bytes[start..<start + 4])
    }
  }
}
