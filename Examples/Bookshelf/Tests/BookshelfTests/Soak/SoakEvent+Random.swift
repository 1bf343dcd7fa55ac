#if os(Linux)
  import SwiftUI
  import UIKit
  import XCUIAutomation

  extension SoakEvent {
    /// Something that a reader could do with what is on the screen.
    @MainActor
    static func random(on screen: SoakScreen, using generator: inout SoakGenerator) -> SoakEvent {
      if screen.has(.keyboard), generator.chance(0.25) { return typing(using: &generator) }
      let reachable = screen.reachable
      let anywhere = CGPoint(
        x: generator.number(0, screen.bounds.width - 1),
        y: generator.number(0, screen.bounds.height - 1))
      let place = reachable.randomElement(using: &generator)?.center ?? anywhere
      switch Int.random(in: 0..<1000, using: &generator) {
      case 0..<380:
        let enabled = reachable.filter { $0.isEnabled && $0.type != .other }
        return .tap(enabled.randomElement(using: &generator)?.center ?? place)
      case 380..<480: return .tap(anywhere)
      case 480..<580: return .tap(screen.wayBack?.center ?? place)
      case 580..<640: return .tap(screen.tabs.randomElement(using: &generator)?.center ?? place)
      case 640..<780: return drag(from: place, using: &generator)
      case 780..<830:
        // Down from the top third: far enough to pull a list.
        let top = CGPoint(x: place.x, y: (screen.bounds.height * 0.3).rounded())
        let end = CGPoint(x: place.x, y: (screen.bounds.height * 0.9).rounded())
        return .drag(from: top, to: end, speed: 800)
      case 830..<860: return .press(place, seconds: generator.number(1, 15) / 10)
      case 860..<880: return .doubleTap(place)
      case 880..<900 where screen.has(.keyboard):
        return .key(keys.randomElement(using: &generator) ?? "a", [])
      case 900..<940: return .wait(seconds: generator.number(0, 50) / 10)
      case 940..<955:
        let turns: [UIDeviceOrientation] = [.portrait, .portrait, .landscapeLeft, .landscapeRight]
        return .turn(turns.randomElement(using: &generator) ?? .portrait)
      case 955..<967: return .appearance(generator.chance(0.5) ? .dark : .light)
      case 967..<980:
        return .textSize(DynamicTypeSize.allCases.randomElement(using: &generator) ?? .large)
      case 980..<986: return .direction(generator.chance(0.5) ? .rightToLeft : .leftToRight)
      case 986..<997: return .background(seconds: generator.number(0, 60))
      case 997: return .picture
      case 998: return .relaunch
      default: return .doubleTap(anywhere)
      }
    }

    // MARK: Parts

    private static let keys: [String] = [
      "a", "z", " ", XCUIKeyboardKey.tab.rawValue, XCUIKeyboardKey.escape.rawValue,
      XCUIKeyboardKey.return.rawValue, XCUIKeyboardKey.leftArrow.rawValue,
      XCUIKeyboardKey.rightArrow.rawValue, XCUIKeyboardKey.upArrow.rawValue,
      XCUIKeyboardKey.downArrow.rawValue, XCUIKeyboardKey.delete.rawValue,
    ]

    private static let texts = [
      "Tides", "120", "letmein", "a", "é", "👩‍👩‍👧", "🇳🇴", "שלום", "日本", "  ", "\n", "\t", "e\u{301}",
    ]

    private static func typing(using generator: inout SoakGenerator) -> SoakEvent {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: return .key(keys.randomElement(using: &generator) ?? "a", [])
      case 1: return .key("a", .command)
      case 2: return .key(["c", "v", "x"].randomElement(using: &generator) ?? "c", .command)
      case 3, 4, 5:
        let count = Int.random(in: 1...12, using: &generator)
        return .type(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count))
      default: return .type(texts.randomElement(using: &generator) ?? "a")
      }
    }

    private static func drag(
      from place: CGPoint, using generator: inout SoakGenerator
    ) -> SoakEvent {
      let along = generator.number(-400, 400)
      let across = generator.number(-20, 20)
      let isLevel = generator.chance(0.4)
      let end = CGPoint(
        x: place.x + (isLevel ? along : across), y: place.y + (isLevel ? across : along))
      return .drag(from: place, to: end, speed: generator.number(2, 30) * 100)
    }
  }

  extension SoakGenerator {
    /// A whole number between two others.
    fileprivate mutating func number(_ lower: Double, _ upper: Double) -> Double {
      Double.random(in: lower...max(lower, upper), using: &self).rounded()
    }
  }
#endif
