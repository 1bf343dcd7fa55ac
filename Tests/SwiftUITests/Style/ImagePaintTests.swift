import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// Styles that are more than a colour or a gradient along a line.
@MainActor
struct ImagePaintTests {
  private func fill(_ host: TestHost) -> Paint? {
    func find(_ items: [DisplayItem]) -> Paint? {
      for item in items {
        switch item {
        case .fill(_, let paint, _): return paint
        case .group(_, let inner): if let found = find(inner) { return found }
        default: break
        }
      }
      return nil
    }
    return find(host.canvas.items)
  }

  @Test func anImageIsRepeated() throws {
    let style = ImagePaint(
      image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1),
      scale: 2)
    let host = TestHost(
      Rectangle().fill(style).frame(width: 100, height: 50), size: CGSize(width: 100, height: 50))
    guard case .pattern(let pattern)? = fill(host) else {
      Issue.record("no pattern: \(host.canvas.items)")
      return
    }
    guard case .list(let list, let size) = pattern.image else {
      Issue.record("no drawing: \(pattern)")
      return
    }
    #expect(list.description.contains("symbol \"star\""))
    #expect(pattern.tile.origin == .zero)
    #expect(pattern.tile.width == size.width && pattern.tile.height == size.height * 2)
    _ = Rectangle().fill(.image(Image(systemName: "star")))
  }

  @Test func aMeshHasAColourAtEachCrossing() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.white, .black, .black, .white])
    let host = TestHost(mesh, size: CGSize(width: 100, height: 50))
    #expect(
      fill(host)?.description
        == "mesh(2x2, #FFFFFF (0 0), #000000 (100 0), #000000 (0 50), #FFFFFF (100 50))")
    // Crossings and colours that do not fit the grid leave the background.
    let broken = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.white])
    #expect(TestHost(broken).canvas.items.isEmpty)
  }

  @Test func gradientsRunIntoEachOther() {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          LinearGradient(
            colors: isOn ? [.white, .white] : [.black, .black], startPoint: .top,
            endPoint: isOn ? .bottom : .trailing)
        }
      }
    }
    let host = TestHost(Screen())
    let before = host.graph.displayList().description
    host.tap("Go")
    DeviceClockForTests().advance(0.5)
    let half = host.graph.displayList().description
    DeviceClockForTests().advance(1)
    let after = host.graph.displayList().description
    #expect(before != half && half != after && before != after)
    #expect(half.contains("#80") || half.contains("#7F"), "\(half)")
  }
}
