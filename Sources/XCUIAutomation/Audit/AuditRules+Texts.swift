import Accessibility
import Automation
import Device
import Foundation

/// The rules about what is written on the screen.
@MainActor
extension AuditRules {
  static func findings(
    about element: AccessibilityElement, in texts: AuditedTexts,
    of types: XCUIAccessibilityAuditType
  ) -> [AuditFinding] {
    var findings: [AuditFinding?] = []
    if types.contains(.contrast) {
      findings.append(contrast(of: texts.presentByElement[element.id] ?? []))
    }
    if types.contains(.dynamicType) { findings.append(dynamicType(of: element, in: texts)) }
    if types.contains(.textClipped) { findings.append(clipping(of: element, in: texts)) }
    return findings.compactMap(\.self)
  }

  // MARK: Contrast

  /// By WCAG 2, level AA.
  private static let contrastOfText = 4.5
  private static let contrastOfLargeText = 3.0

  /// Of texts, that which is hardest to read for its size.
  static func contrast(of texts: [DrawnText]) -> AuditFinding? {
    let worst = texts.compactMap { text in
      text.colors.map { (text: text, colors: $0, needed: neededContrast(of: text)) }
    }.min { $0.colors.contrast / $0.needed < $1.colors.contrast / $1.needed }
    // Half a hundredth is a matter of rounding colours to bytes.
    guard let worst, worst.colors.contrast < worst.needed - 0.005 else { return nil }
    let isNear = worst.colors.contrast >= contrastOfLargeText
    let ratio = String(format: "%.2f", worst.colors.contrast)
    return AuditFinding(
      type: .contrast, compact: isNear ? "Contrast nearly passed" : "Contrast failed",
      detail: """
        The text '\(worst.text.string)' is \(worst.colors.foreground) on \(worst.colors.background), a contrast \
        of \(ratio):1; it should be at least \(worst.needed):1.
        """)
  }

  /// Large is what has 18 points, or 14 points in bold.
  private static func neededContrast(of text: DrawnText) -> Double {
    let isLarge = text.fontSize >= 18 || (text.fontSize >= 14 && text.weight >= 700)
    return isLarge ? contrastOfLargeText : contrastOfText
  }

  // MARK: Text sizes

  /// Fonts of the system grow with each size from this one on; the smallest styles do not shrink below it.
  private static let firstGrowing = DeviceContentSizeCategory.large

  private static func dynamicType(
    of element: AccessibilityElement, in texts: AuditedTexts
  ) -> AuditFinding? {
    guard texts.presentByElement[element.id] != nil else { return nil }
    let sizes = texts.sizes.drop { $0.size != firstGrowing }.compactMap { size, byElement in
      byElement[element.id].flatMap { runs in runs.map(\.fontSize).max() }.map {
        (size: size, points: $0)
      }
    }
    let steps = zip(sizes, sizes.dropFirst())
    guard let stop = steps.first(where: { $1.points <= $0.points + 0.1 }) else { return nil }
    let grows = steps.contains { $1.points > $0.points + 0.1 }
    let kind = element.source?.viewType ?? element.elementType.name
    guard grows else {
      return AuditFinding(
        type: .dynamicType, compact: "Dynamic Type font sizes are unsupported",
        detail: """
          User will not be able to change the font size of this \(kind): it has \
          \(stop.0.points.dumpText) points at every text size.
          """)
    }
    return AuditFinding(
      type: .dynamicType, compact: "Dynamic Type font sizes are partially unsupported",
      detail: """
        User will not be able to change the font size of this \(kind) to all sizes: it has \
        \(stop.0.points.dumpText) points at \(stop.0.size.name) and \(stop.1.points.dumpText) at \
        \(stop.1.size.name).
        """)
  }

  // MARK: Clipping

  private static func clipping(
    of element: AccessibilityElement, in texts: AuditedTexts
  ) -> AuditFinding? {
    if let cut = texts.presentByElement[element.id]?.first(where: { $0.cut != nil }) {
      return clipping(cut, where: "")
    }
    for (size, byElement) in texts.sizes {
      guard let cut = byElement[element.id]?.first(where: { $0.cut != nil }) else { continue }
      return clipping(cut, where: " at the Dynamic Type size \(size.name)")
    }
    return nil
  }

  private static func clipping(_ text: DrawnText, where place: String) -> AuditFinding {
    let what =
      text.cut == .ellipsis
      ? "The text has no room and is shortened" : "The text '\(text.string)' is cut by a frame"
    return AuditFinding(
      type: .textClipped, compact: "Text clipped", detail: what + place + ".")
  }

  // MARK: Detection

  static func detection(of text: DrawnText) -> AuditFinding {
    AuditFinding(
      type: .elementDetection, compact: "Potentially inaccessible text",
      detail: "No element tells the text '\(text.string)' to assistive technologies.")
  }
}

extension DeviceContentSizeCategory {
  /// As `accessibilityLarge`.
  fileprivate var name: String { "\(self)" }
}
