import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct BlendedStyleTests {
  @Test func stylesAreMixedWithWhatIsBehind() {
    let host = TestHost(
      VStack {
        Circle().fill(.red.blendMode(.multiply))
        Rectangle().fill(.red)
      })
    let modes = host.canvas.items.map { item -> CGBlendMode in
      if case .group(let attributes, _) = item { attributes.blendMode } else { .normal }
    }
    #expect(modes.filter { $0 == .multiply }.count == 1)
  }

  @Test func aShadowShowsWithoutWhatCastsIt() {
    let host = TestHost(
      Canvas { context, size in
        context.addFilter(
          .shadow(color: .blue, radius: 2, x: 5, options: .shadowOnly))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      })
    let text = DisplayList(host.canvas.items).description
    #expect(text.contains("colorMatrix"))
    #expect(!text.contains("shadow"))
  }
}
