import Accessibility
import Automation
import Device
import Foundation

/// What is written on the screen, as far as an audit needs to know it.
@MainActor
struct AuditedTexts {
  /// At the text size of the app.
  let present: [DrawnText]
  /// At each text size, the smallest first; empty where no rule asks for it.
  let sizes: [(size: DeviceContentSizeCategory, byElement: [UInt64: [DrawnText]])]
  let presentByElement: [UInt64: [DrawnText]]

  /// - Throws: What keeps the app from telling it, such as a screen that cannot be drawn.
  init(of app: AppHandle, for types: XCUIAccessibilityAuditType) throws(AutomationError) {
    func texts(_ question: DrawnTextQuestion) throws(AutomationError) -> [DrawnText] {
      try app.call { target throws(AutomationError) in try target.drawnTexts(question) }
    }
    let looksAtColors = !types.isDisjoint(with: [.contrast, .elementDetection])
    let looksAtSizes = !types.isDisjoint(with: [.dynamicType, .textClipped])
    present =
      looksAtColors || looksAtSizes
      ? try texts(DrawnTextQuestion(withColors: looksAtColors)) : []
    presentByElement = Self.byElement(present)
    var sizes: [(DeviceContentSizeCategory, [UInt64: [DrawnText]])] = []
    if looksAtSizes, !present.isEmpty {
      for size in DeviceContentSizeCategory.allCases {
        let drawn = try texts(DrawnTextQuestion(size: size, withColors: false))
        sizes.append((size, Self.byElement(drawn)))
      }
    }
    self.sizes = sizes
  }

  private static func byElement(_ texts: [DrawnText]) -> [UInt64: [DrawnText]] {
    var result: [UInt64: [DrawnText]] = [:]
    for text in texts {
      if let element = text.element { result[element, default: []].append(text) }
    }
    return result
  }

  /// The texts that no element tells although nothing modal keeps them back, outside of some frames.
  func untold(outside frames: [CGRect]) -> [DrawnText] {
    present.filter { text in
      let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
      return text.element == nil && !text.isBehindModal && !frames.contains { $0.contains(middle) }
    }
  }
}
