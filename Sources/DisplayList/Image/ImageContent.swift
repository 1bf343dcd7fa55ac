import CoreGraphics
import Foundation

/// A picture, in whatever form it was given.
package enum ImageContent: Hashable, Sendable {
  case bitmap(CGImage)
  /// A PNG, JPEG … file, decoded when it is drawn.
  case encoded(EncodedImage)
  /// Drawing commands inside (0, 0, width, height) in points.
  case list(DisplayList, size: CGSize)
}

/// The bytes of an image file.
package struct EncodedImage: Hashable, Sendable {
  package let data: Data
  /// What the image is called in descriptions and error messages.
  package let name: String

  package init(_ data: Data, name: String) {
    self.data = data
    self.name = name
  }

  package static func == (left: EncodedImage, right: EncodedImage) -> Bool {
    left.name == right.name && left.data == right.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(data.count)
  }
}

/// How an image is put into its rectangle.
package struct ImageAttributes: Hashable, Sendable {
  /// Paints the shape of the image (its alpha) instead of its colours.
  ///
  /// Nil keeps the colours.
  package var tint: Paint?
  package var interpolation: CGInterpolationQuality
  /// The part of the image to draw, in 0...1 of its width and height.
  package var sourceRect: CGRect
  package var orientation: ImageOrientation
  /// Whether edges that do not fall on pixels are smoothed.
  package var isAntialiased: Bool

  package init(
    tint: Paint? = nil, interpolation: CGInterpolationQuality = .default,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    orientation: ImageOrientation = .up, isAntialiased: Bool = true
  ) {
    self.tint = tint
    self.interpolation = interpolation
    self.sourceRect = sourceRect
    self.orientation = orientation
    self.isAntialiased = isAntialiased
  }

  package static let wholeImage = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How the stored picture is turned to stand upright.
package enum ImageOrientation: String, Hashable, Sendable {
  case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

  package var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
