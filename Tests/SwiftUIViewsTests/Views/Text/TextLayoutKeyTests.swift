import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// Layouts of texts that a view further out asks for.
@MainActor
@Suite struct TextLayoutKeyTests {
  private struct Seen: Equatable {
    var lines: [Int] = []
    var origins: [CGPoint] = []
    var widths: [CGFloat] = []
  }

  /// Notes the layouts of a view's texts.
  private struct Watched<Content: View>: View {
    let seen: Box<[Seen]>
    @ViewBuilder let content: Content

    var body: some View {
      content.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { geometry in
          let _ = seen.value.append(
            Seen(
              lines: layouts.map(\.layout.count), origins: layouts.map { geometry[$0.origin] },
              widths: layouts.map { $0.layout.first?.typographicBounds.width ?? 0 }))
          Color.clear
        }
        .allowsHitTesting(false)
      }
    }
  }

  @Test func theTextsOfAViewAreTold() throws {
    let seen = Box<[Seen]>([])
    let host = TestHost(
      Watched(seen: seen) {
        VStack(alignment: .leading, spacing: 0) {
          Text("One")
          Color.red.frame(width: 80, height: 10)
          Text("Two\nThree")
        }
      })
    let last = try #require(seen.value.last)
    #expect(last.lines == [1, 2])
    let (one, two) = (host.frame(ofText: "One"), host.frame(ofText: "Two\nThree"))
    #expect(last.origins.first == .zero)
    #expect(last.origins.last == CGPoint(x: 0, y: two.minY - one.minY))
    #expect(abs(last.widths[0] - one.width) < 1)
  }

  @Test func anotherLayoutIsTold() {
    let seen = Box<[Seen]>([])
    func view(_ text: String, width: CGFloat = 300) -> some View {
      Watched(seen: seen) { Text(text).frame(width: width) }
    }
    let host = TestHost(view("Some words"))
    #expect(seen.value.last?.lines == [1])
    host.update(view("Some words\nand more"))
    #expect(seen.value.last?.lines == [2])
    host.update(view("Some words\nand more", width: 60))
    #expect((seen.value.last?.lines.first ?? 0) > 2)
    let count = seen.value.count
    host.update(view("Some words\nand more", width: 60))
    host.settle()
    #expect(seen.value.count <= count + 1)
  }

  @Test func aTextThatComesLaterIsTold() {
    struct Screen: View {
      let seen: Box<[Seen]>
      @State private var isShown = false

      var body: some View {
        Watched(seen: seen) {
          VStack {
            Button("More") { isShown = true }
            if isShown { Text("Later") }
          }
        }
      }
    }
    let seen = Box<[Seen]>([])
    let host = TestHost(Screen(seen: seen))
    #expect(seen.value.last?.lines == [1])
    host.tap("More")
    #expect(seen.value.last?.lines == [1, 1])
  }

  @Test func aLayoutIsDrawnElsewhere() {
    let host = TestHost(
      Text("Word").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        Canvas { context, _ in
          for layout in layouts {
            for line in layout.layout { context.draw(line) }
          }
        }
      })
    func texts(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        switch item {
        case .text(let run): count + (run.string == "Word" ? 1 : 0)
        case .group(_, let inner): count + texts(inner)
        default: count
        }
      }
    }
    #expect(texts(Array(host.canvas.items)) == 2)
  }
}
