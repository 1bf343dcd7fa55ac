import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct CanvasTests {
  /// What is drawn, without groups, in the space of the screen.
  private func drawn<V: View>(_ view: V) -> [(String, CGRect)] {
    let host = TestHost(view, size: CGSize(width: 100, height: 100))
    var found: [(String, CGRect)] = []
    func visit(_ item: DisplayItem, _ transform: CGAffineTransform) {
      switch item {
      case .fill(let path, _, _): found.append(("fill", path.boundingBox.applying(transform)))
      case .stroke(let path, _, _): found.append(("stroke", path.boundingBox.applying(transform)))
      case .text(let run):
        found.append((run.string, CGRect(origin: run.origin, size: .zero).applying(transform)))
      case .image(_, let rect, _): found.append(("image", rect.applying(transform)))
      case .symbol(let symbol, let rect):
        found.append((symbol.name, rect.applying(transform)))
      case .group(let attributes, let items):
        for item in items { visit(item, attributes.transform.concatenating(transform)) }
      }
    }
    for item in host.canvas.items { visit(item, .identity) }
    return found
  }

  @Test func drawsInItsOwnSpace() {
    let found = drawn(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.stroke(
          Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.blue), lineWidth: 2)
      }
      .frame(width: 40, height: 20))
    #expect(found.map(\.0) == ["fill", "stroke"])
    #expect(found.first?.1 == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(found.last?.1 == CGRect(x: 42, y: 44, width: 6, height: 8))
  }

  @Test func theBackdropIsACopyOfWhatIsDrawn() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let found = drawn(
      Canvas { context, _ in
        context.fill(square, with: .color(.red))
        context.translateBy(x: 5, y: 5)
        context.fill(square, with: .backdrop)
        context.stroke(square, with: .palette([.backdrop, .color(.blue)]))
      })
    // The copy stands where the original does; a copy of both comes with the stroke.
    #expect(found.map(\.0) == ["fill", "fill", "fill", "fill"])
    #expect(Set(found.map(\.1)) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func aPaletteHasAShadingForEachLevel() {
    func paints(_ shading: GraphicsContext.Shading, symbol: Bool) -> [Paint] {
      let host = TestHost(
        Canvas { context, _ in
          if symbol {
            var image = context.resolve(
              Image(systemName: "folder.badge.plus").symbolRenderingMode(.palette))
            image.shading = shading
            context.draw(image, at: CGPoint(x: 50, y: 50))
          } else {
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: shading)
          }
        }, size: CGSize(width: 100, height: 100))
      var found: [Paint] = []
      func visit(_ item: DisplayItem) {
        switch item {
        case .fill(_, let paint, _): found.append(paint)
        case .symbol(let symbol, _): found += symbol.paints
        case .group(_, let items): items.forEach(visit)
        default: break
        }
      }
      host.canvas.items.forEach(visit)
      return found
    }
    let red = paints(.color(.red), symbol: false)
    let blue = paints(.color(.blue), symbol: false)
    #expect(paints(.palette([.color(.red), .color(.blue)]), symbol: false) == red)
    #expect(
      Array(paints(.palette([.color(.red), .color(.blue)]), symbol: true).prefix(2)) == red + blue)
    #expect(paints(.palette([]), symbol: false) == paints(.foreground, symbol: false))
  }

  @Test func aCopyKeepsItsStateToItself() {
    let found = drawn(
      Canvas { context, _ in
        var inner = context
        inner.translateBy(x: 50, y: 50)
        inner.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      })
    #expect(found.map(\.1.minX) == [50, 0])
  }

  @Test func textsImagesAndSymbolsStandWhereTheyArePut() {
    let found = drawn(
      Canvas { context, size in
        let text = context.resolve(Text("Hi"))
        let measured = text.measure(in: size)
        context.draw(text, in: CGRect(origin: CGPoint(x: 10, y: 10), size: measured))
        context.draw(Image(systemName: "star"), at: CGPoint(x: 50, y: 50))
        if let dot = context.resolveSymbol(id: "dot") {
          context.draw(dot, at: CGPoint(x: 80, y: 80), anchor: .topLeading)
        }
        #expect(context.resolveSymbol(id: "other").map { _ in true } == nil)
      } symbols: {
        Color.red.frame(width: 8, height: 8).tag("dot")
      })
    #expect(found.map(\.0) == ["Hi", "star", "fill"])
    #expect(found.first?.1.minX == 10)
    #expect(
      found.dropFirst().first.map { CGPoint(x: $0.1.midX, y: $0.1.midY) } == .init(x: 50, y: 50))
    #expect(found.last?.1 == CGRect(x: 80, y: 80, width: 8, height: 8))
  }

  private struct Bar: View {
    @State private var level = 10.0

    var body: some View {
      VStack(spacing: 0) {
        Button("More") { level = 30 }.frame(height: 50)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: level, height: 5)), with: .color(.red))
        }
      }
    }
  }

  @Test func stateThatIsReadIsDrawnAnew() {
    let host = TestHost(Bar(), size: CGSize(width: 100, height: 100))
    func width() -> CGFloat? {
      for case .group(_, let items) in host.canvas.items {
        if case .group(_, let inner)? = items.first, case .fill(let path, _, _)? = inner.first {
          return path.boundingBox.width
        }
      }
      return nil
    }
    #expect(width() == 10)
    host.tap("More")
    #expect(width() == 30)
  }

  @Test func filtersTilesAndGradientsAreRecorded() {
    let canvas = Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.white, .black]), startPoint: .zero, endPoint: CGPoint(x: 5, y: 0),
          options: .mirror))
      context.fill(
        Path(CGRect(x: 0, y: 20, width: 10, height: 10)),
        with: .tiledImage(Image(systemName: "star"), origin: CGPoint(x: 2, y: 3)))
    }
    let host = TestHost(canvas, size: CGSize(width: 100, height: 100))
    let text = DisplayList(host.canvas.items).description
    #expect(text.contains("alphaThreshold 0.5...1 #000000"), "\(text)")
    #expect(text.contains("mirror)"), "\(text)")
    #expect(text.contains("pattern(drawing"), "\(text)")
  }
}
