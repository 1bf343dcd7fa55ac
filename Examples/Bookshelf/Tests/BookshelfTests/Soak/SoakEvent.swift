#if os(Linux)
  import SwiftUI
  import UIKit
  import XCUIAutomation

  /// One thing that happens to the app; points are screen points.
  enum SoakEvent {
    case tap(CGPoint)
    case doubleTap(CGPoint)
    case press(CGPoint, seconds: Double)
    case drag(from: CGPoint, to: CGPoint, speed: Double)
    case type(String)
    case key(String, XCUIElement.KeyModifierFlags)
    case turn(UIDeviceOrientation)
    case appearance(XCUIDevice.Appearance)
    case textSize(DynamicTypeSize)
    case direction(LayoutDirection)
    case background(seconds: Double)
    case wait(seconds: Double)
    case picture
    case relaunch
  }

  extension SoakEvent: CustomStringConvertible {
    var description: String {
      switch self {
      case .tap(let point): "tap \(point.text)"
      case .doubleTap(let point): "tap twice \(point.text)"
      case .press(let point, let seconds): "press \(point.text) for \(seconds) s"
      case .drag(let start, let end, let speed):
        "drag \(start.text) to \(end.text) at \(speed) points a second"
      case .type(let text): "type \(text.debugDescription)"
      case .key(let key, let flags): "key \(key.debugDescription) with \(flags.rawValue)"
      case .turn(let orientation): "turn the phone to \(orientation)"
      case .appearance(let appearance): "looks become \(appearance)"
      case .textSize(let size): "text becomes \(size)"
      case .direction(let direction): "interface becomes \(direction)"
      case .background(let seconds): "in the background for \(seconds) s"
      case .wait(let seconds): "nothing for \(seconds) s"
      case .picture: "picture"
      case .relaunch: "relaunch"
      }
    }
  }

  extension CGPoint {
    fileprivate var text: String { "(\(x), \(y))" }
  }
#endif
