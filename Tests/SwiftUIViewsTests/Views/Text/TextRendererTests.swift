import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// Texts that the app draws itself.
@MainActor
@Suite struct TextRendererTests {
  struct Marked: TextAttribute, Equatable { var level = 1 }

  final class Seen {
    var lines: [Int] = []
    var marks: [Int?] = []
    var glyphs = 0
    var rects: [CGRect] = []
    var isTruncated = false
  }

  struct Recorder: TextRenderer {
    let seen: Seen
    var opacity = 1.0

    var animatableData: Double {
      get { opacity }
      set { opacity = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      seen.lines = layout.map(\.count)
      seen.marks = layout.flatMap { line in line.map { $0[Marked.self]?.level } }
      seen.glyphs = layout.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
      seen.rects = layout.map(\.typographicBounds.rect)
      seen.isTruncated = layout.isTruncated
      for line in layout {
        for run in line {
          var copy = ctx
          copy.opacity = opacity
          if run[Marked.self] != nil {
            for glyph in run { copy.draw(glyph) }
          } else {
            copy.draw(run)
          }
        }
      }
    }
  }

  @Test func aRendererSeesLinesRunsAndGlyphs() {
    let seen = Seen()
    let host = TestHost(
      (Text("Hello ") + Text("you").customAttribute(Marked(level: 3)))
        .textRenderer(Recorder(seen: seen)))
    _ = host.canvas
    #expect(seen.lines == [2])
    #expect(seen.marks == [nil, 3])
    #expect(seen.glyphs == 9)
    #expect(!seen.isTruncated)
    let size = host.first(TextNode.self)?.size ?? .zero
    #expect(abs((seen.rects.first?.width ?? 0) - size.width) < 1)
    #expect(seen.rects.first?.minY ?? -1 > -2)
  }

  @Test func whatARendererDrawsIsDrawn() {
    struct Half: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        if let line = layout.first { ctx.draw(line) }
      }
    }
    func words<V: View>(_ view: V) -> [String] {
      TestHost(view).canvas.items.flatMap(\.words)
    }
    #expect(words(Text("One\nTwo")) == ["One", "Two"])
    #expect(words(Text("One\nTwo").textRenderer(Half())) == ["One"])
    #expect(
      words(
        VStack {
          Text("A\nB"); Text("C\nD")
        }.textRenderer(Half())) == ["A", "C"])
  }

  @Test func aRendererDecidesOnTheSize() {
    struct Padded: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let plain = TestHost(Text("Hello")).first(TextNode.self)?.size ?? .zero
    let padded = TestHost(Text("Hello").textRenderer(Padded())).first(TextNode.self)?.size ?? .zero
    #expect(abs(padded.width - plain.width - 20) < 0.4)
    #expect(abs(padded.height - plain.height - 10) < 0.4)
  }

  @Test func aShownTextFollowsItsRenderer() {
    struct Wide: TextRenderer {
      var width: Double
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        CGSize(width: width, height: 20)
      }
    }
    func view(_ width: Double?) -> some View {
      Text("Hello").environment(
        \.textRenderer, width.map { AnyTextRenderer(renderer: Wide(width: $0)) })
    }
    let host = TestHost(view(nil))
    let plain = host.first(TextNode.self)?.size.width
    host.update(view(150))
    #expect(host.first(TextNode.self)?.size.width == 150)
    host.update(view(250))
    #expect(host.first(TextNode.self)?.size.width == 250)
    host.update(view(nil))
    #expect(host.first(TextNode.self)?.size.width == plain)
  }

  @Test func marksDoNotChangeTheSize() {
    let plain = TestHost(Text("Hello")).first(TextNode.self)?.size
    let marked = TestHost(Text("Hello").customAttribute(Marked())).first(TextNode.self)?.size
    #expect(plain == marked)
    #expect(Text("a").customAttribute(Marked()) == Text("a").customAttribute(Marked()))
    #expect(Text("a").customAttribute(Marked()) != Text("a").customAttribute(Marked(level: 2)))
  }
}

extension DisplayItem {
  /// The texts in the item and in the groups inside, in order.
  fileprivate var words: [String] {
    switch self {
    case .text(let run): [run.string]
    case .group(_, let items): items.flatMap(\.words)
    default: []
    }
  }
}
