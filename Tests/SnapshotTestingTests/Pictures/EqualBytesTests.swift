import CoreGraphics
import DisplayList
import Foundation
import Rendering
import SwiftUI
import Testing

@testable import SnapshotTesting

/// One picture gives the same bytes each time.
@MainActor
struct EqualBytesTests {
  /// Whatever is drawn in a way of its own: text, symbols, gradients, shadows, blurs, emoji, smoothed edges.
  private struct Everything: View {
    var body: some View {
      VStack(spacing: 2) {
        Text("Wörter 12").font(.headline)
        Text("🍎🇩🇪")
        Label("Star", systemImage: "star.fill").foregroundStyle(.orange)
        Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          .frame(width: 20, height: 20).rotationEffect(.degrees(7)).shadow(radius: 2)
        Rectangle().fill(.green).frame(width: 20, height: 6).blur(radius: 1).opacity(0.7)
        Toggle("On", isOn: .constant(true))
      }
      .frame(width: 90)
    }
  }

  @Test func aThousandRendersGiveTheSameBytes() throws {
    let stage = SnapshotStage(
      config: ViewImageConfig(), traits: UITraitCollection(displayScale: 1))
    var list = DisplayList()
    var size = CGSize.zero
    stage.showFitting(UIHostingController(rootView: Everything())) { view in
      list = DisplayList(DrawingPass.content(of: view))
      size = view.bounds.size
    }
    let renderer = Renderer(scale: 1)
    let first = try renderer.png(of: list, size: size)
    #expect(first.count > 1000)
    for _ in 0..<1000 {
      guard try renderer.png(of: list, size: size) == first else {
        Issue.record("A picture has other bytes than the first.")
        return
      }
    }
  }

  @Test func aViewThatIsMadeAnewGivesTheSameBytes() {
    let strategy = Snapshotting<Everything, UIImage>.image(
      traits: UITraitCollection(displayScale: 2))
    var files: Set<Data> = []
    for _ in 0..<20 {
      strategy.snapshot(Everything()).run { files.insert(strategy.diffing.toData($0)) }
    }
    #expect(files.count == 1)
  }

  @Test(.enabled(if: EqualBytesTests.hasEmoji, "There is no font with emoji in colour."))
  func emojiHaveColours() throws {
    let image = try #require(ImageRenderer(content: Text("🍎")).uiImage?.pngData())
    let bitmap = try PictureFile(image).bitmap()
    var (reds, greens) = (0, 0)
    for place in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      let (red, green) = (Int(bitmap.bytes[place]), Int(bitmap.bytes[place + 1]))
      if red > green + 80 { reds += 1 }
      if green > red + 20 { greens += 1 }
    }
    #expect(reds > 10 && greens > 0)
  }

  nonisolated private static let hasEmoji = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
}
