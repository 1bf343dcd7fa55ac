import CoreGraphics
import Foundation
import Testing
import UIKit

/// What apps do that keep pictures in their own archives.
final class ArchivedMeal: NSObject, NSCoding {
  let name: String
  let photo: UIImage?

  init(name: String, photo: UIImage?) {
    self.name = name
    self.photo = photo
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "name") as? String ?? ""
    photo = coder.decodeObject(forKey: "photo") as? UIImage
  }

  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(photo, forKey: "photo")
  }
}

@MainActor @Suite struct UIImageCodingTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  private func archived(_ image: UIImage) throws -> UIImage? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
  }

  @Test func anImageComesBackWithItsSizeAndPixels() throws {
    let kept = try #require(try archived(picture.withRenderingMode(.alwaysTemplate)))
    #expect(kept.size == picture.size && kept.scale == picture.scale)
    #expect(kept.renderingMode == .alwaysTemplate)
    #expect(kept.pngData() == picture.pngData())
  }

  @Test func aTurnedImageStaysTurned() throws {
    let pixels = try #require(picture.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    let kept = try #require(try archived(turned))
    #expect(kept.imageOrientation == .right && kept.size == turned.size)
  }

  @Test func aSymbolIsKeptByItsName() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(try archived(star)?.size == star.size)
  }

  @Test func objectsThatHoldImagesAreArchived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: [
        ArchivedMeal(name: "Soup", photo: picture), ArchivedMeal(name: "Bread", photo: nil),
      ],
      requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let meals = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [ArchivedMeal])
    #expect(meals.map(\.name) == ["Soup", "Bread"])
    #expect(meals[0].photo?.size == picture.size && meals[1].photo == nil)
  }
}
