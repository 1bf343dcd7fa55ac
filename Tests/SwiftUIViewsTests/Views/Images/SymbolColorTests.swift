import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SymbolColorTests {
  private func paints<V: View>(_ view: V) -> [Paint] {
    var found: [Paint] = []
    func visit(_ item: DisplayItem) {
      switch item {
      case .symbol(let symbol, _): found += symbol.paints
      case .group(_, let items): items.forEach(visit)
      default: break
      }
    }
    TestHost(view).canvas.items.forEach(visit)
    return found
  }

  private func isGradient(_ paints: [Paint]) -> Bool {
    !paints.isEmpty
      && paints.allSatisfy {
        if case .gradient = $0 { true } else { false }
      }
  }

  @Test func aSymbolIsFilledWithAGradient() {
    let star = Image(systemName: "star.fill")
    #expect(!isGradient(paints(star.foregroundStyle(.red))))
    #expect(isGradient(paints(star.foregroundStyle(.red).symbolColorRenderingMode(.gradient))))
    #expect(isGradient(paints(star.symbolColorRenderingMode(.gradient))))
    let flat = star.symbolColorRenderingMode(.flat)
    #expect(!isGradient(paints(flat.environment(\.symbolColorRenderingMode, .gradient))))
  }
}
