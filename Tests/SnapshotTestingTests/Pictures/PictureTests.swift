import Foundation
import ReviewRecords
import SnapshotTesting
import SwiftUI
import Testing

/// Pictures as they are recorded and compared.
@MainActor
struct PictureTests {
  private let folder = SnapshotFolder()

  private func square(_ color: Color, side: CGFloat = 20) -> some View {
    color.frame(width: side, height: side)
  }

  @Test func picturesHaveAnEndingOfTheirOwn() throws {
    #expect(folder.problem(of: square(.red), as: .image) != nil)
    #expect(folder.files == ["test.value.vitrine.png"])
    #expect(folder.problem(of: square(.red), as: .image) == nil)
  }

  @Test func aMacsReferenceIsLeftAlone() throws {
    try folder.write(Data("a Mac's".utf8), "test.value.png")
    let problem = try #require(folder.problem(of: square(.red), as: .image))
    #expect(problem.contains("test.value.png beside it is another renderer's"))
    #expect(try folder.data("test.value.png") == Data("a Mac's".utf8))
  }

  @Test func equalPicturesGiveEqualBytes() throws {
    for name in ["one", "two"] {
      _ = folder.problem(
        of: Text("Total").padding(), as: .image, named: name, test: "bytes", timeout: 5)
    }
    #expect(
      try folder.data("bytes.one.vitrine.png") == folder.data("bytes.two.vitrine.png"))
  }

  @Test func aDifferenceIsCountedPlacedAndDrawn() throws {
    func view(_ color: Color) -> some View {
      Color.white.frame(width: 60, height: 40)
        .overlay(alignment: .topLeading) { square(color, side: 10).offset(x: 8, y: 4) }
    }
    let one = SwiftUISnapshotLayout.fixed(width: 60, height: 40)
    let traits = UITraitCollection(displayScale: 2)
    _ = folder.problem(of: view(.red), as: .image(layout: one, traits: traits))
    let problem = try #require(
      folder.problem(of: view(.blue), as: .image(layout: one, traits: traits)))
    #expect(problem.contains("400 of 9600 pixels differ"))
    #expect(problem.contains("at (8, 4, 10 × 10) points"))
    let line = try #require(problem.split(separator: "\n").first { $0.hasPrefix("difference: ") })
    let path = String(line.dropFirst("difference: file://".count))
    let picture = try #require(UIImage(contentsOfFile: path)?.cgImage)
    #expect(picture.width == 120 && picture.height == 80)
    #expect(picture.bitmap?[20, 12] == SIMD4(255, 0, 0, 255))
    #expect(picture.bitmap?[70, 60] == SIMD4(255, 255, 255, 255))
  }

  @Test func anIgnoredElementIsHeldByItsIdentity() throws {
    func view(_ price: String, _ name: String = "Apples") -> some View {
      VStack {
        Text(name)
        Text(price).accessibilityIdentifier("price")
      }
      .frame(width: 100, height: 60)
    }
    _ = folder.problem(of: view("1.20"), as: .image)
    #expect(folder.problem(of: view("1.30"), as: .image) != nil)
    let price = ElementIdentity(kind: "Text", identifier: "price", number: 1)
    try ReviewNotes(ignored: [price])
      .write(of: folder.url.appendingPathComponent("test.value.vitrine.png"))
    #expect(folder.problem(of: view("1.30"), as: .image) == nil)
    #expect(folder.problem(of: view("1.30", "Pears"), as: .image) != nil)
  }

  @Test func otherSizesAreTold() throws {
    _ = folder.problem(of: square(.red), as: .image)
    let problem = try #require(folder.problem(of: square(.red, side: 30), as: .image))
    #expect(problem.contains("the reference has 60 × 60 pixels, the new picture 90 × 90"))
    let scaled = try #require(
      folder.problem(
        of: square(.red), as: .image(traits: UITraitCollection(displayScale: 1.5))))
    #expect(scaled.contains("as if it had been drawn at 0.5 times the scale"))
  }

  @Test(arguments: [0, 20, 200]) func aTruncatedReferenceIsTold(_ count: Int) throws {
    _ = folder.problem(of: square(.red), as: .image)
    let whole = try folder.data("test.value.vitrine.png")
    try folder.write(whole.prefix(count), "test.value.vitrine.png")
    let problem = try #require(folder.problem(of: square(.red), as: .image))
    #expect(problem.contains("is no picture that can be read: it is "))
    #expect(try folder.data("test.value.vitrine.png").count == count)
  }

  @Test func aDamagedReferenceIsTold() throws {
    _ = folder.problem(of: square(.red), as: .image)
    var data = try folder.data("test.value.vitrine.png")
    let end = data.count - 30
    data[end] ^= 0xFF
    try folder.write(data, "test.value.vitrine.png")
    #expect(folder.problem(of: square(.red), as: .image)?.contains("is damaged") == true)
  }

  @Test func aPictureOfAnotherProgramIsComparedByItsPixels() throws {
    let picture = try #require(ImageRenderer(content: square(.red)).uiImage?.pngData())
    try folder.write(picture, "test.value.vitrine.png")
    let traits = UITraitCollection(displayScale: 1)
    #expect(folder.problem(of: square(.red), as: .image(traits: traits)) == nil)
    #expect(folder.problem(of: square(.blue), as: .image(traits: traits)) != nil)
  }

  @Test func aViewWithoutASizeIsTold() throws {
    let problem = try #require(folder.problem(of: EmptyView(), as: .image))
    #expect(problem.contains("its size is 0 × 0"))
    #expect(folder.files.isEmpty)
    let large = try #require(
      folder.problem(of: square(.red), as: .image(layout: .fixed(width: .infinity, height: 20))))
    #expect(large.contains("its size is not finite"))
  }
}
