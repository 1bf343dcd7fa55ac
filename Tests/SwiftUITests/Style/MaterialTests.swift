import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct MaterialTests {
  private func drawn(_ view: some View) -> String {
    TestHost(view).graph.displayList().description
  }

  @Test func materialsShowWhatLiesBehind() {
    #expect(drawn(Text("Over").background(.thinMaterial)).contains("backdrop("))
    #expect(drawn(Circle().fill(.regularMaterial)).contains("backdrop("))
  }

  @Test func thickerOnesHideMore() {
    #expect(
      drawn(Color.clear.background(.thinMaterial)) != drawn(Color.clear.background(.thickMaterial)))
  }

  @Test func coloursAreNoMaterials() {
    #expect(!drawn(Text("Over").background(.red)).contains("backdrop("))
  }

  // A view that is blurred by UIKit's effect, as apps put it over their pictures.
  @Test func effectViewsShowWhatLiesBehind() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    half.backgroundColor = .black
    view.addSubview(half)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    effect.frame = CGRect(x: 0, y: 30, width: 60, height: 30)
    view.addSubview(effect)
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    let data = try #require(image.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data) })
    let scale = Int(image.scale)
    func level(_ x: Int, _ y: Int) -> UInt8 { data[(y * scale * 60 * scale + x * scale) * 4] }
    // Sharp above, and soft below.
    #expect(level(28, 10) == 0 && level(32, 10) == 255)
    #expect(level(28, 45) > 60 && Int(level(32, 45)) - Int(level(28, 45)) < 20)
  }
}
