import Accessibility
import Automation
import CoreGraphics
import Foundation
import SnapshotTesting

/// Finds what can hardly be told from its background, by the formula of WCAG 2.
struct ContrastCheck {
  /// What texts a region has, or that it is something else; in screen points.
  typealias Area = (rect: CGRect, type: AccessibilityRegionType)

  let level: AccessibilityLevel
  let version: AccessibilityGuidelinesVersion
  /// The last one around a thing counts.
  let areas: [Area]

  /// A sentence each.
  ///
  /// - Parameters:
  ///   - picture: What is checked.
  ///   - texts: What is written on the screen, with colours.
  /// - Returns: the sentences.
  func findings(in picture: CheckpointPicture, _ texts: [DrawnText]) -> [String] {
    let seen = CGRect(origin: picture.origin, size: picture.size)
    let ofTexts = texts.compactMap { text -> String? in
      let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
      guard seen.contains(middle), let colors = text.colors,
        let needed = needed(for: text, in: areas.last { $0.rect.contains(middle) }?.type)
      else { return nil }
      // Half a hundredth is a matter of rounding colours to bytes.
      guard colors.contrast < needed - 0.005 else { return nil }
      return """
        The text '\(text.string)' is \(colors.foreground) on \(colors.background), a contrast of \
        \(Self.text(colors.contrast)) : 1; it should be at least \(Self.text(needed)) : 1.
        """
    }
    return ofTexts + graphics(in: picture)
  }

  // MARK: Texts

  /// Nil for what isn't checked as a text.
  private func needed(for text: DrawnText, in type: AccessibilityRegionType?) -> Double? {
    let isLarge: Bool
    switch type {
    case .ignoreContrast, .graphicalObject: return nil
    case .regularText: isLarge = false
    case .largeText: isLarge = true
    case .boldText: isLarge = text.fontSize >= 14
    case nil: isLarge = text.fontSize >= 18 || (text.fontSize >= 14 && text.weight >= 700)
    }
    return switch level {
    case .aa: isLarge ? 3 : 4.5
    case .aaa: isLarge ? 4.5 : 7
    }
  }

  // MARK: Graphics

  /// By success criterion 1.4.11, which came with version 2.1.
  private static let contrastOfGraphics = 3.0
  /// Colours on less of a region are edges and shadows.
  private static let leastPart = 0.02

  private func graphics(in picture: CheckpointPicture) -> [String] {
    let areas = areas.filter { $0.type == .graphicalObject }
    guard version == .wcag_2_1, !areas.isEmpty,
      let bitmap = try? PictureFile(picture.png).bitmap()
    else { return [] }
    return areas.compactMap { area in
      let colors = Self.colors(of: picture.pixels(of: area.rect), in: bitmap)
      guard let background = colors.first, colors.count > 1 else { return nil }
      let best = colors.dropFirst().map { ContrastRatio.between($0, background) }.max() ?? 1
      guard best < Self.contrastOfGraphics - 0.005 else { return nil }
      return """
        The graphic at (\(Int(area.rect.minX)), \(Int(area.rect.minY)), \(Int(area.rect.width)) × \
        \(Int(area.rect.height))) has a contrast of \(Self.text(best)) : 1; it should be at least 3 : 1.
        """
    }
  }

  /// The colours of a part of a picture, the most frequent first.
  private static func colors(of rect: CGRect, in bitmap: CGBitmap) -> [SIMD4<UInt8>] {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !part.isNull, !part.isEmpty else { return [] }
    var counts: [SIMD4<UInt8>: Int] = [:]
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) { counts[bitmap[x, y], default: 0] += 1 }
    }
    let least = Int(part.width * part.height * leastPart)
    return counts.filter { $0.value > least }
      .sorted { ($0.value, $1.key.description) > ($1.value, $0.key.description) }.map(\.key)
  }

  private static func text(_ ratio: Double) -> String {
    let rounded = (ratio * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
