import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ShadowStyleTests {
  private func groups(_ items: [DisplayItem]) -> [GroupAttributes] {
    items.flatMap { item -> [GroupAttributes] in
      guard case .group(let attributes, let inner) = item else { return [] }
      return [attributes] + groups(inner)
    }
  }

  @Test func dropShadowsLieBehindShapes() {
    let host = TestHost(
      Circle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))),
      size: CGSize(width: 40, height: 40))
    let shadow = groups(host.canvas.items).first?.shadow
    #expect(shadow == Shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2)))
  }

  @Test func textsAndSymbolsTakeTheForegroundsShadow() {
    let host = TestHost(
      VStack {
        Text("a")
        Image(systemName: "star")
      }
      .foregroundStyle(.blue.shadow(.drop(radius: 3))))
    #expect(groups(host.canvas.items).filter { $0.shadow?.radius == 3 }.count == 2)
  }

  @Test func innerShadowsShowOnlyInside() throws {
    let host = TestHost(
      Rectangle().fill(.white.shadow(.inner(color: .black, radius: 5))),
      size: CGSize(width: 40, height: 40))
    let found = groups(host.canvas.items)
    #expect(found.first?.mask != nil)
    #expect(found.contains { $0.filters == [.blur(radius: 5)] })
    #expect(found.contains { $0.blendMode == .destinationOut })
  }
}
