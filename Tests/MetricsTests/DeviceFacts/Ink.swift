import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing
import UIKit

/// What stands out from the background of a picture of the screen.
@MainActor
enum Ink {
  struct Pixel: Equatable {
    let red: Int
    let green: Int
    let blue: Int

    /// The largest difference of a part, of 255.
    func distance(to other: Pixel) -> Int {
      max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    var isRed: Bool { red > 180 && green < 120 && blue < 120 }
  }

  /// The smallest rectangle around all pixels in `rect` that differ from its upper left one by more than
  /// `threshold` of 255, in points on the screen; null if none does.
  static func box(in rect: CGRect, threshold: Int = 40) throws -> CGRect {
    let picture = try Picture(rect)
    let background = picture[0, 0]
    return picture.box { $0.distance(to: background) > threshold }
  }

  /// The smallest rectangle around all red pixels in `rect`.
  static func redBox(in rect: CGRect) throws -> CGRect { try Picture(rect).box(where: \.isRed) }

  /// By how much the pixel that stands out most differs from the upper left one, of 255.
  static func contrast(in rect: CGRect) throws -> Int {
    let picture = try Picture(rect)
    let background = picture[0, 0]
    var most = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width { most = max(most, picture[x, y].distance(to: background)) }
    }
    return most
  }

  /// The pixel at a point of the screen.
  static func pixel(at point: CGPoint) throws -> Pixel {
    try Picture(CGRect(x: point.x, y: point.y, width: 1, height: 1))[0, 0]
  }

  /// The pixels of a part of the screen.
  @MainActor
  private struct Picture {
    private let bytes: [UInt8]
    private let origin: CGPoint
    private let scale: CGFloat
    let width: Int
    let height: Int

    init(_ rect: CGRect) throws {
      let data = try UIApplication.shared.screenshot(of: rect)
      let bitmap = try #require(
        ImageDecoder.image(of: EncodedImage(data, name: "screen")).bitmap)
      bytes = Array(bitmap.bytes)
      width = bitmap.width
      height = bitmap.height
      origin = rect.origin
      scale = UIApplication.shared.device.screen.scale
    }

    subscript(x: Int, y: Int) -> Pixel {
      let start = (y * width + x) * 4
      return Pixel(
        red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]))
    }

    func box(where counts: (Pixel) -> Bool) -> CGRect {
      var box = CGRect.null
      for y in 0..<height {
        for x in 0..<width where counts(self[x, y]) {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      guard !box.isNull else { return .null }
      return CGRect(
        x: origin.x + box.minX / scale, y: origin.y + box.minY / scale,
        width: box.width / scale, height: box.height / scale)
    }
  }
}
