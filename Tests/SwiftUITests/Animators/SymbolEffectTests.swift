import Testing

@testable import SwiftUI

@MainActor
@Suite struct SymbolEffectTests {
  @Test func disappearedSymbolIsNotSeenWhileActive() {
    func symbol(_ isActive: Bool) -> some View {
      Image(systemName: "star").symbolEffect(.disappear.up, isActive: isActive)
    }
    let host = TestHost(symbol(true))
    #expect(host.element(.image) == nil)
    host.update(symbol(false))
    #expect(host.element(.image) != nil)
  }

  @Test func removedEffectsShowTheSymbol() {
    let host = TestHost(
      Image(systemName: "star").symbolEffect(.disappear).symbolEffectsRemoved())
    #expect(host.element(.image) != nil)
  }

  @Test func effectsByValueLeaveTheSymbolAsItIs() {
    let host = TestHost(Image(systemName: "star").symbolEffect(.bounce.down.byLayer, value: 3))
    let plain = TestHost(Image(systemName: "star"))
    #expect(host.element(.image)?.frame == plain.element(.image)?.frame)
  }

  @Test func symbolsThatAreStillToBeDrawnAreNotSeen() {
    func symbol(_ isActive: Bool) -> some View {
      Image(systemName: "star").symbolEffect(.drawOn.byLayer, isActive: isActive)
    }
    let host = TestHost(symbol(true))
    #expect(host.element(.image) == nil)
    host.update(symbol(false))
    #expect(host.element(.image) != nil)
    let gone = TestHost(Image(systemName: "star").symbolEffect(.drawOff.reversed))
    #expect(gone.element(.image) == nil)
  }

  @Test func magicReplacementsHaveAFallback() {
    let magic = ContentTransition.symbolEffect(.replace.magic(fallback: .replace.downUp.byLayer))
    #expect(magic != .symbolEffect(.replace))
    #expect(magic == .symbolEffect(.replace.magic(fallback: .replace.downUp.byLayer)))
    #expect(magic == .symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
  }
}
