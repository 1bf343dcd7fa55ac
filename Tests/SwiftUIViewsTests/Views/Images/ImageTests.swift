import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ImageTests {
  private func node<V: View>(_ view: V) -> ImageNode? {
    TestHost(view, size: CGSize(width: 200, height: 100)).first(ImageNode.self)
  }

  @Test func symbolFollowsFontAndScale() {
    let body = node(Image(systemName: "star"))?.size ?? .zero
    #expect(body.height > 15 && body.height < 25)
    #expect(
      (node(Image(systemName: "star").font(.largeTitle))?.size.height ?? 0) > body.height * 1.7)
    #expect((node(Image(systemName: "star").imageScale(.large))?.size.height ?? 0) > body.height)
  }

  @Test func resizableSymbolFillsItsProposal() {
    #expect(node(Image(systemName: "star").resizable())?.size == CGSize(width: 200, height: 100))
  }

  @Test func aResizableSymbolIsStretched() {
    func isStretched(_ image: Image) -> Bool? {
      guard case .symbol(let symbol, _)? = TestHost(image).canvas.items.first else { return nil }
      return symbol.isStretched
    }
    #expect(isStretched(Image(systemName: "star").resizable()) == true)
    #expect(isStretched(Image(systemName: "star")) == false)
  }

  @Test func anAsyncImageIsGreyUntilThereIsAnImage() {
    let host = TestHost(AsyncImage(url: nil), size: CGSize(width: 200, height: 100))
    let drawn = host.graph.displayList().description
    #expect(drawn.contains("image") && drawn.contains("in (0 0 200 100)"))
  }

  @Test func symbolIsPaintedInTheForeground() {
    let host = TestHost(Image(systemName: "star").foregroundStyle(.red))
    guard case .symbol(let symbol, _)? = host.canvas.items.first else {
      Issue.record("no symbol drawn")
      return
    }
    #expect(symbol.name == "star")
    #expect(symbol.paints == [.color(PaintColor(255, 59, 48))])
  }

  @Test func variantsChangeTheName() {
    #expect(SymbolVariants.fill.applied(to: "bell") == "bell.fill")
    #expect(SymbolVariants.circle.fill.applied(to: "bell") == "bell.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.none.applied(to: "bell") == "bell")
  }

  @Test func missingImageHasNoSize() {
    #expect(node(Image("there-is-no-such-image"))?.size == .zero)
  }

  @Test func asyncImageLoadsFiles() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      ))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try png.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(AsyncImageLoading.phase(ofLocal: url, scale: 1)?.image != nil)
    #expect(
      AsyncImageLoading.phase(ofLocal: URL(string: "file:///none.png"), scale: 1)?.error != nil)
    #expect(AsyncImageLoading.phase(ofLocal: nil, scale: 1)?.image == nil)
  }
}
