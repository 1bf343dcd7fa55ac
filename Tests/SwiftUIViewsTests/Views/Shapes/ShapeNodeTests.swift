import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ShapeNodeTests {
  /// A shape that looks at the size of its rectangle only, as most do.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: 0))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
        path.closeSubpath()
      }
    }
  }

  private func drawn<V: View>(_ view: V) -> [CGRect] {
    let host = TestHost(
      VStack(spacing: 0) {
        Color.clear.frame(height: 40)
        view.frame(width: 20, height: 10)
      }, size: CGSize(width: 100, height: 50))
    return host.canvas.items.map {
      switch $0 {
      case .fill(let path, _, _), .stroke(let path, _, _): path.boundingBox
      case .group(let attributes, _): attributes.clip?.path.boundingBox ?? .null
      default: .null
      }
    }
  }

  @Test func shapesThatIgnoreTheOriginStandInTheirFrame() {
    let frame = CGRect(x: 40, y: 40, width: 20, height: 10)
    #expect(drawn(Corner()) == [frame])
    #expect(drawn(Corner().stroke(.red)) == [frame])
    #expect(drawn(Color.red.clipShape(Corner())) == [frame])
  }

  @Test func pathsStandInTheirFrame() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(drawn(path.fill(.red)) == [CGRect(x: 41, y: 42, width: 3, height: 4)])
  }
}
