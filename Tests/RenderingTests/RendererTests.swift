import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing

/// Pixel probes: what is drawn, at places where it cannot depend on smoothing.
struct RendererTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)

  private func render(
    _ list: DisplayList, side: CGFloat = 20, background: PaintColor? = .white
  ) throws -> CGBitmap {
    let image = try Renderer(scale: 2, background: background)
      .image(of: list, size: CGSize(width: side, height: side))
    return try #require(image.bitmap)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func pointsBecomePixelsFromTheTopLeft() throws {
    let bitmap = try render([.fill(rect(1, 2, 3, 4), red)])
    #expect(bitmap.width == 40)
    #expect(bitmap[2, 4] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[7, 11] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[1, 4] == SIMD4(255, 255, 255, 255))
    #expect(bitmap[8, 11] == SIMD4(255, 255, 255, 255))
  }

  @Test func withoutBackgroundTheRestIsClear() throws {
    #expect(try render([], background: nil)[5, 5] == .zero)
  }

  @Test func opacityOfAGroupFadesItAsOne() throws {
    let bitmap = try render([
      .opacity(0.5, [.fill(rect(0, 0, 20, 20), red), .fill(rect(0, 0, 20, 20), blue)])
    ])
    #expect(abs(Int(bitmap[20, 20].x) - 128) <= 1)
    #expect(bitmap[20, 20].z == 255)
  }

  @Test func clipAndTransformOfAGroup() throws {
    let group = GroupAttributes(
      transform: CGAffineTransform(translationX: 5, y: 5), clip: Clip(rect(0, 0, 4, 4)))
    let bitmap = try render([.group(group, [.fill(rect(-5, -5, 20, 20), red)])])
    #expect(bitmap[12, 12] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[8, 8] == SIMD4(255, 255, 255, 255))
    #expect(bitmap[19, 19] == SIMD4(255, 255, 255, 255))
  }

  /// What lies on the right is farther away: the picture grows narrow from left to right.
  private var receding: Projection {
    Projection(m11: 1, m12: 0, m13: 0.05, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  }

  @Test func aGroupIsSeenInPerspective() throws {
    let group = GroupAttributes(projection: receding)
    let bitmap = try render([
      .group(group, [.fill(rect(0, 0, 20, 20), red), .fill(rect(10, 0, 10, 20), blue)])
    ])
    // A point of the plane is seen at (x / (1 + x / 20), y / (1 + x / 20)).
    let (red, blue) = (SIMD4<Int>(255, 0, 0, 255), SIMD4<Int>(0, 0, 255, 255))
    for (x, y, color) in [(2, 34, red), (11, 10, red), (15, 10, blue), (18, 18, blue)] {
      // Where triangles meet, parts of 255 are rounded.
      let difference = SIMD4<Int>(truncatingIfNeeded: bitmap[x, y]) &- color
      #expect(abs(difference.min()) <= 3 && difference.max() <= 3, "\(x) \(y)")
    }
    #expect(bitmap[18, 36] == SIMD4(255, 255, 255, 255))
    #expect(bitmap[24, 10] == SIMD4(255, 255, 255, 255))
  }

  @Test func aPictureInPerspectiveHasNoSeams() throws {
    let group = GroupAttributes(opacity: 0.5, projection: receding)
    let bitmap = try render([.group(group, [.fill(rect(0, 0, 20, 20), red)])], background: nil)
    for y in 1..<18 {
      for x in 1..<18 { #expect(abs(Int(bitmap[x, y].w) - 128) <= 6, "\(x) \(y)") }
    }
  }

  @Test func whatIsBehindTheEyeIsNotDrawn() throws {
    var behind = receding
    behind.m33 = -2
    let group = GroupAttributes(projection: behind)
    let bitmap = try render([.group(group, [.fill(rect(0, 0, 20, 20), red)])], background: nil)
    #expect(bitmap[20, 20] == .zero)
  }

  @Test func maskShowsOnlyWhereItIsOpaque() throws {
    let group = GroupAttributes(mask: [.fill(rect(0, 0, 10, 20), PaintColor.black)])
    let bitmap = try render([.group(group, [.fill(rect(0, 0, 20, 20), red)])])
    #expect(bitmap[10, 10] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[30, 10] == SIMD4(255, 255, 255, 255))
  }

  @Test func shadowFallsBelowAndTowardsItsOffset() throws {
    let shadow = Shadow(color: .black, radius: 1, offset: CGSize(width: 0, height: 5))
    let bitmap = try render([
      .group(GroupAttributes(shadow: shadow), [.fill(rect(5, 3, 10, 8), red)])
    ])
    #expect(bitmap[20, 10] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[20, 28].x < 60)
    #expect(bitmap[20, 2].x == 255)
  }

  @Test func blurSpreadsAndKeepsTheMiddle() throws {
    let bitmap = try render([
      .group(GroupAttributes(filters: [.blur(radius: 1)]), [.fill(rect(5, 5, 10, 10), red)])
    ])
    #expect(bitmap[20, 20].y < 4)
    #expect((60...200).contains(bitmap[10, 20].y))
    #expect(bitmap[2, 2].y == 255)
  }

  @Test func anOpaqueBlurNeitherFadesNorGoesBeyondWhatItBlurs() throws {
    let bitmap = try render(
      [
        .group(
          GroupAttributes(filters: [.blur(radius: 2, isOpaque: true)]),
          [.fill(rect(5, 5, 5, 10), red), .fill(rect(10, 5, 5, 10), blue)])
      ], background: nil)
    for (x, y) in [(11, 11), (28, 28), (11, 20)] { #expect(bitmap[x, y].w == 255, "\(x) \(y)") }
    for (x, y) in [(8, 20), (20, 8), (31, 20), (20, 31), (2, 2)] {
      #expect(bitmap[x, y] == .zero, "\(x) \(y)")
    }
    #expect(bitmap[11, 20].x > 230)
    #expect((90...165).contains(bitmap[20, 20].x))
    #expect(bitmap[28, 20].z > 230)
  }

  @Test func anOpaqueBlurOfSomethingWithHolesIsDarkThere() throws {
    let bitmap = try render(
      [
        .group(
          GroupAttributes(filters: [.blur(radius: 0.5, isOpaque: true)]),
          [.fill(rect(2, 2, 4, 16), red), .fill(rect(14, 2, 4, 16), red)])
      ], background: nil)
    #expect(bitmap[20, 20] == SIMD4(0, 0, 0, 255))
    #expect(bitmap[8, 20].x > 240)
  }

  @Test func multiplyDarkens() throws {
    let bitmap = try render([
      .fill(rect(0, 0, 20, 20), PaintColor(red: 1, green: 1, blue: 0)),
      .group(
        GroupAttributes(blendMode: .multiply),
        [.fill(rect(0, 0, 20, 20), PaintColor(red: 0, green: 1, blue: 1))]),
    ])
    #expect(bitmap[10, 10] == SIMD4(0, 255, 0, 255))
  }

  @Test func filtersChangeColours() throws {
    func filtered(_ filter: Filter) throws -> SIMD4<UInt8> {
      try render([
        .group(GroupAttributes(filters: [filter]), [.fill(rect(0, 0, 20, 20), red)])
      ])[10, 10]
    }
    #expect(try filtered(.colorInvert) == SIMD4(0, 255, 255, 255))
    #expect(try filtered(.grayscale(1)) == SIMD4(54, 54, 54, 255))
    #expect(try filtered(.colorMultiply(PaintColor(white: 0.5))) == SIMD4(128, 0, 0, 255))
    let odd = PaintColor(red: .nan, green: 1, blue: .infinity)
    #expect(try filtered(.colorMultiply(odd)) == SIMD4(0, 0, 0, 255))
  }

  @Test func gradientsRunFromFirstToLastColour() throws {
    let linear = PaintGradient(
      .linear(start: .zero, end: CGPoint(x: 20, y: 0)), colors: [red, blue])
    let bitmap = try render([.fill(rect(0, 0, 20, 20), .gradient(linear))])
    #expect(bitmap[0, 20].x > 245 && bitmap[39, 20].z > 245)
    let angular = PaintGradient(
      .angular(center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 2 * .pi),
      colors: [red, blue])
    let turned = try render([.fill(rect(0, 0, 20, 20), .gradient(angular))])
    #expect(turned[38, 22].x > 235)
    #expect(turned[38, 17].z > 235)
    #expect(abs(Int(turned[2, 20].x) - 128) < 12)
  }

  @Test(arguments: [CGFloat.nan, 1e12, -1e300, .infinity])
  func meshesWithPointsFarAwayAreDrawn(number: CGFloat) throws {
    let odd = CGPoint(x: number, y: number)
    let corners = [CGPoint.zero, CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20), odd]
    let mesh = PaintMesh(
      columns: 2,
      points: corners.map {
        PaintMesh.Point($0, leading: $0, top: $0, trailing: odd, bottom: $0)
      }, colors: [red, red, red, red])
    #expect(try render([.fill(rect(0, 0, 20, 20), .mesh(mesh))]).width == 40)
  }

  @Test func meshesRunBetweenTheirCrossings() throws {
    let white = PaintColor.white
    let mesh = PaintMesh(
      columns: 2,
      points: [
        PaintMesh.Point(CGPoint(x: 5, y: 5)), PaintMesh.Point(CGPoint(x: 15, y: 5)),
        PaintMesh.Point(CGPoint(x: 5, y: 15)), PaintMesh.Point(CGPoint(x: 15, y: 15)),
      ], colors: [white, .black, white, .black], background: red)
    let bitmap = try render([.fill(rect(0, 0, 20, 20), .mesh(mesh))])
    #expect(bitmap[4, 4] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[12, 20].x > 220)
    #expect(bitmap[28, 20].x < 40)
    #expect(abs(Int(bitmap[20, 20].y) - 128) < 12)
  }

  @Test func thresholdsAndMatricesChangePixels() throws {
    let threshold = GroupAttributes(filters: [.alphaThreshold(0.4...1, blue)])
    let bitmap = try render([
      .group(
        threshold,
        [
          .fill(rect(0, 0, 10, 20), red.multiplyingAlpha(by: 0.5)),
          .fill(rect(10, 0, 10, 20), red.multiplyingAlpha(by: 0.3)),
        ])
    ])
    #expect(bitmap[10, 10] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[30, 10] == SIMD4(255, 255, 255, 255))
    let swap: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    let swapped = try render([
      .group(GroupAttributes(filters: [.colorMatrix(swap)]), [.fill(rect(0, 0, 20, 20), red)])
    ])
    #expect(swapped[10, 10] == SIMD4(0, 0, 255, 255))
  }

  @Test func gradientsMayBeginAgainOrTurnBack() throws {
    func list(_ spread: PaintGradient.Spread) -> DisplayList {
      let gradient = PaintGradient(
        .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 10, y: 0)),
        stops: [
          PaintGradient.Stop(color: .white, location: 0),
          PaintGradient.Stop(color: .black, location: 1),
        ], spread: spread)
      return [.fill(rect(0, 0, 20, 20), .gradient(gradient))]
    }
    #expect(try render(list(.pad))[22, 10].x < 10)
    #expect(try render(list(.repeat))[22, 10].x > 220)
    #expect(try render(list(.mirror))[22, 10].x < 40)
    #expect(try render(list(.mirror))[38, 10].x > 220)
    #expect(list(.mirror).description.hasSuffix("mirror)"))
  }

  @Test func textIsDrawnOnItsBaselineInItsColour() throws {
    let run = GlyphRun(
      "I", font: GlyphFont(size: 20, weight: 900), paint: .color(blue),
      origin: CGPoint(x: 6, y: 18), advances: [8])
    let bitmap = try render([.text(run)])
    let inked = (0..<40).filter { y in (0..<40).contains { x in bitmap[x, y].x < 128 } }
    #expect((6...8).contains(inked.first ?? 0))
    #expect(inked.last == 35)
  }

  @Test func imageFillsItsRectangleAndTintKeepsItsShape() throws {
    let half = CGImage(bitmap: CGBitmap(width: 2, height: 1, bytes: [0, 0, 255, 255, 0, 0, 0, 0]))
    let plain = ImageAttributes(interpolation: .none)
    let bitmap = try render([.image(.bitmap(half), in: rect(0, 0, 20, 20), plain)])
    #expect(bitmap[5, 20] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[35, 20] == SIMD4(255, 255, 255, 255))
    let tinted = ImageAttributes(tint: .color(red), interpolation: .none)
    let other = try render([.image(.bitmap(half), in: rect(0, 0, 20, 20), tinted)])
    #expect(other[5, 20] == SIMD4(255, 0, 0, 255))
    #expect(other[35, 20] == SIMD4(255, 255, 255, 255))
  }

  @Test func pngSurvivesTheWayToAFileAndBack() throws {
    let list: DisplayList = [.fill(rect(0, 0, 10, 20), PaintColor(10, 20, 30))]
    let size = CGSize(width: 20, height: 20)
    let data = try Renderer(scale: 1, background: .white).png(of: list, size: size)
    let image = try ImageDecoder.image(of: EncodedImage(data, name: "written.png"))
    let bitmap = try #require(image.bitmap)
    #expect(bitmap[5, 5] == SIMD4(10, 20, 30, 255))
    #expect(bitmap[15, 5] == SIMD4(255, 255, 255, 255))
    #expect(try PNGEncoder.data(of: image).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func recordedImageGetsItsPixels() throws {
    let context = CGContext(size: CGSize(width: 2, height: 2), scale: 3)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(rect(0, 0, 1, 2))
    let image = try #require(context.makeImage())
    let bitmap = try #require(Renderer.bitmap(of: image))
    #expect(bitmap.width == 6)
    #expect(bitmap[2, 3] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[3, 3] == .zero)
  }

  @Test func sameListGivesTheSameBytes() throws {
    let list: DisplayList = [
      .symbol(SymbolContent("gearshape.fill", pointSize: 17), in: rect(0, 0, 20, 20))
    ]
    let renderer = Renderer(scale: 3)
    let size = CGSize(width: 20, height: 20)
    #expect(try renderer.png(of: list, size: size) == renderer.png(of: list, size: size))
  }

  @Test func variableSymbolFadesTheLayersPastItsValue() throws {
    func bars(_ value: Double?) throws -> CGBitmap {
      let symbol = SymbolContent("wifi", pointSize: 17, variableValue: value)
      return try render([.symbol(symbol, in: rect(0, 0, 20, 20))])
    }
    func darkest(_ bitmap: CGBitmap, rows: Range<Int>) -> UInt8 {
      rows.flatMap { y in (0..<40).map { bitmap[$0, y].x } }.min() ?? 255
    }
    #expect(try darkest(bars(nil), rows: 4..<14) < 40)
    #expect(try darkest(bars(0.25), rows: 4..<14) > 150)
    #expect(try darkest(bars(0.25), rows: 26..<36) < 40)
  }

  @Test func condensedFontIsNarrower() throws {
    func width(_ stretch: CGFloat) throws -> Int {
      let font = GlyphFont(size: 16, weight: 700, width: stretch)
      let run = GlyphRun("M", font: font, paint: .black, origin: CGPoint(x: 2, y: 16))
      let bitmap = try render([.text(run)])
      return (0..<40).filter { x in (0..<40).contains { bitmap[x, $0].x < 128 } }.count
    }
    #expect(try width(0.7) < width(1) - 5)
  }

  @Test func serifsFitIntoTheWidthsThatTheyHave() throws {
    let font = GlyphFont(.serif, size: 9, weight: 700)
    let run = GlyphRun(
      "HH", font: font, paint: .black, origin: CGPoint(x: 2, y: 16), advances: [7, 7])
    let bitmap = try render([.text(run)])
    let inked = (0..<40).map { x in (0..<40).contains { bitmap[x, $0].x < 160 } }
    let letters = zip([false] + inked, inked).count { !$0 && $1 }
    #expect(letters == 2)
    #expect(inked.lastIndex(of: true).map { $0 <= 32 } == true)
  }
}
