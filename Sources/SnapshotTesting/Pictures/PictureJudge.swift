import CoreGraphics
import Foundation
import TestReporting
import UIKit

/// Decides whether a picture is as its reference, and says why not.
struct PictureJudge {
  let precision: Float
  let perceptualPrecision: Float

  /// What differs, and pictures that show it; nil if the new one is near enough.
  func difference(from reference: UIImage, to image: UIImage) -> (String, [XCTAttachment])? {
    guard let png = reference.pngData(), let actual = PictureFile.bitmap(of: image) else {
      return ("One of the pictures has no pixels.", [])
    }
    let file = PictureFile(png)
    // The usual case: neither a PNG is read nor one is written.
    if file.mark?.matches(actual) == true { return nil }
    let new = PictureFile.data(of: image)
    let (before, after): (CGBitmap, CGBitmap)
    do {
      // Through a file as the reference was, since files keep see-through colours less exactly.
      (before, after) = (try file.bitmap(), try PictureFile(new).bitmap())
    } catch {
      return ("\(error)", [])
    }
    return compare(before, after, file: file, image: image, new: new)
  }

  private func compare(
    _ before: CGBitmap, _ after: CGBitmap, file: PictureFile, image: UIImage, new: Data
  ) -> (String, [XCTAttachment])? {
    let notes = ComparisonNotes.current
    let (screen, newScreen) = (file.notes, DrawnScreens.shared.notes(of: image))
    let ignored = IgnoredElements(notes?.ignored ?? [], from: screen, to: newScreen)
    let isSameSize = before.width == after.width && before.height == after.height
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let padded = after.padded(toWidth: width, height: height)
    let comparison = PictureComparison(
      expected: ignored.clearing(before.padded(toWidth: width, height: height)),
      actual: ignored.clearing(padded),
      tolerance: perceptualPrecision < 1 ? Double(1 - perceptualPrecision) * 100 : nil)
    let sizes = isSameSize ? nil : sizeProblem(before, after)
    guard let problem = sizes ?? problem(of: comparison, scale: image.scale) else { return nil }
    let finder = notes?.finder(DrawnScreens.shared.places(of: image))
    let layers = screen.flatMap { screen in
      newScreen.map { ScreenDifference(from: screen, to: $0, finder: finder) }
    }
    let views = newScreen.flatMap { finder?.names(in: comparison.places.boxes, of: $0) } ?? []
    let reasons = ScreenReasons.text(layers, pixels: problem, views: views)
    notes?.finding = ComparisonNotes.Finding(
      layers: layers, boxes: comparison.places.boxes, pixelCount: comparison.pixelCount,
      scale: image.scale)
    var attachments = [
      attachment("reference", file.data), attachment("failure", new),
    ]
    if let marked = DifferencePicture.data(of: comparison, actual: padded) {
      attachments.append(attachment("difference", marked))
    }
    return (reasons, attachments)
  }

  private func attachment(_ name: String, _ data: Data) -> XCTAttachment {
    XCTAttachment(uniformTypeIdentifier: "public.png", name: name, payload: data)
  }

  // MARK: Words

  private func sizeProblem(_ before: CGBitmap, _ after: CGBitmap) -> String {
    var text =
      "The sizes differ: the reference has \(before.width) × \(before.height) pixels, the new picture "
      + "\(after.width) × \(after.height)."
    let ratio = Double(after.width) / Double(max(before.width, 1))
    if after.width * before.height == before.width * after.height, ratio != 1 {
      text += " It looks as if it had been drawn at \(ratio.shortText) times the scale."
    }
    return text
  }

  /// What is wrong with pictures of one size; nil if they are near enough.
  private func problem(of comparison: PictureComparison, scale: CGFloat) -> String? {
    guard comparison.pixelCount > 0 else { return nil }
    let total = max(comparison.totalPixels, 1)
    if let unlike = comparison.unlikeCount {
      let match = 1 - Float(unlike) / Float(total)
      guard match < precision else { return nil }
      let least = max(0, 1 - comparison.largestDistance / 100)
      return """
        \(percent(match)) of the pixels match, \(percent(precision)) have to; the furthest colours have a \
        perceptual precision of \(Double(least).shortText), \(Double(perceptualPrecision).shortText) is \
        asked for.
        \(place(of: comparison, scale: scale))
        """
    }
    let match = 1 - Float(comparison.byteCount) / Float(total * 4)
    guard match < precision || precision >= 1 else { return nil }
    let start =
      precision < 1 ? "\(percent(match)) match, \(percent(precision)) have to.\n" : ""
    return start + place(of: comparison, scale: scale)
  }

  private func place(of comparison: PictureComparison, scale: CGFloat) -> String {
    let boxes = comparison.places.boxes
    var text =
      "\(comparison.pixelCount) of \(comparison.totalPixels) pixels differ, by up to "
      + "\(comparison.largest) of 255, at "
    text += boxes.prefix(4).map { box in
      let scale = max(scale, 1)
      return "(\((box.minX / scale).shortText), \((box.minY / scale).shortText), "
        + "\((box.width / scale).shortText) × \((box.height / scale).shortText))"
    }.joined(separator: ", ")
    if boxes.count > 4 { text += " and \(boxes.count - 4) more places" }
    return text + " points."
  }

  private func percent(_ part: Float) -> String { "\((Double(part) * 100).shortText) %" }
}

extension CGBitmap {
  /// The bitmap with clear pixels at its right and bottom.
  fileprivate func padded(toWidth width: Int, height: Int) -> CGBitmap {
    guard width != self.width || height != self.height else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<self.height {
      let start = y * self.width * 4
      bytes += self.bytes[start..<start + self.width * 4]
      bytes += [UInt8](repeating: 0, count: (width - self.width) * 4)
    }
    return CGBitmap(width: width, height: height, bytes: bytes)
  }
}

extension Double {
  /// The number with at most three decimals.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGFloat {
  var shortText: String { Double(self).shortText }
}
