import CoreGraphics
import Device
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DrawnImageTests {
  private func square(
    _ size: CGSize = CGSize(width: 40, height: 20), label: Text? = nil, opaque: Bool = false
  ) -> Image {
    Image(size: size, label: label, opaque: opaque) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
  }

  /// The rectangle of the first picture that is drawn, and what stands in it.
  private func picture<V: View>(_ view: V) -> (rect: CGRect, items: [DisplayItem])? {
    picture(TestHost(view, size: CGSize(width: 100, height: 100)))
  }

  private func picture(_ host: TestHost) -> (rect: CGRect, items: [DisplayItem])? {
    var found: (rect: CGRect, items: [DisplayItem])?
    func visit(_ item: DisplayItem) {
      switch item {
      case .image(.list(let list, _), let rect, _):
        if found == nil { found = (rect, list.items) }
      case .group(_, let items): items.forEach(visit)
      default: break
      }
    }
    host.canvas.items.forEach(visit)
    return found
  }

  @Test func hasItsSizeAndIsDrawnByTheFunction() {
    let found = picture(square())
    #expect(found?.rect == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(found?.items.count == 1)
  }

  @Test func aResizableOneFillsItsPlace() {
    let found = picture(square().resizable().frame(width: 80, height: 60))
    #expect(found?.rect == CGRect(x: 10, y: 20, width: 80, height: 60))
  }

  @Test func anOpaqueOneHasABlackGround() {
    let items = picture(square(opaque: true))?.items ?? []
    #expect(items.count == 2)
    #expect(items.first == .fill(CGRect(x: 0, y: 0, width: 40, height: 20), Paint.black))
  }

  @Test func textsAndImagesAreDrawnInIt() {
    let image = Image(size: CGSize(width: 60, height: 30)) { context in
      context.draw(Text("Seal"), at: CGPoint(x: 30, y: 15))
      context.draw(Image(systemName: "star"), at: .zero)
    }
    let host = TestHost(image, size: CGSize(width: 100, height: 100))
    let drawn = host.graph.displayList().description
    #expect(drawn.contains("Seal"))
    #expect(drawn.contains("star"))
  }

  @Test func drawingIsNoChange() {
    let host = TestHost(
      Image(size: CGSize(width: 60, height: 30)) {
        $0.draw(Text("Seal"), at: CGPoint(x: 30, y: 15))
      })
    let before = UIChange.revision
    _ = host.canvas
    #expect(UIChange.revision == before)
  }

  @Test func whatTheFunctionReadsIsDrawnAnew() {
    struct Screen: View {
      @State var count = 1
      var body: some View {
        VStack {
          Image(size: CGSize(width: 50, height: 10)) { context in
            for index in 0..<count {
              let rect = CGRect(x: CGFloat(index) * 10, y: 0, width: 5, height: 5)
              context.fill(Path(rect), with: .color(.blue))
            }
          }
          Button("More") { count += 1 }
        }
      }
    }
    let host = TestHost(Screen(), size: CGSize(width: 100, height: 100))
    #expect(picture(host)?.items.count == 1)
    host.tap("More")
    #expect(picture(host)?.items.count == 2)
  }

  @Test func theLabelIsItsName() {
    #expect(TestHost(square(label: Text("Seal"))).element(.image, "Seal") != nil)
    #expect(TestHost(square()).element(.image)?.label == "")
  }

  @Test func itCanFillAShape() {
    let host = TestHost(
      Rectangle().fill(ImagePaint(image: square())), size: CGSize(width: 100, height: 100))
    guard case .fill(_, .pattern(let pattern), _)? = host.canvas.items.first else {
      Issue.record("no pattern drawn")
      return
    }
    #expect(pattern.tile.size == CGSize(width: 40, height: 20))
  }

  @Test func oddSizesAreNone() {
    OddNumbers.forget()
    var size: CGSize?
    let told = issues {
      let host = TestHost(square(CGSize(width: CGFloat.nan, height: -3)))
      size = host.first(ImageNode.self)?.size
    }
    #expect(size == .zero)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Image: nan is not finite") == true)
  }
}
