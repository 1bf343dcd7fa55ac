import CoreGraphics
import Device
import DisplayList
import Foundation
import UIKit

/// The device that golden pictures are taken of: always the same screen, settings and moment.
@MainActor
enum GoldenStage {
  /// Thursday, 15 January 2026, 9:41 GMT.
  static let date = Date(timeIntervalSince1970: 1_768_470_060)

  /// What the scene shows in a variant.
  static func drawing(of scene: GoldenScene, in variant: GoldenVariant) -> DisplayList {
    let device = Device.main
    let (model, traits, epoch) = (device.model, device.traits, device.clock.epoch)
    let size = scene.size(of: variant)
    device.model = screen(of: size, scale: scene.scale)
    variant.apply(to: device)
    device.clock.epoch = date.addingTimeInterval(-device.clock.now)
    let controller = scene.make()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
    scene.prepare(controller)
    settle()
    let drawing = DisplayList(DrawingPass.items(of: window))
    window.endEditing(true)
    controller.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
    (device.model, device.traits, device.clock.epoch) = (model, traits, epoch)
    settle()
    return drawing
  }

  /// Runs turns until nothing is left, and lets animations that end come to their end.
  ///
  /// The clock stands still otherwise: other tests of the process may be waiting on it.
  private static func settle() {
    let clock = Device.main.clock
    let limit = clock.now + 2
    TurnScheduler.shared.runTurn()
    while let end = clock.nextBusyDeadline, end <= limit {
      clock.advance(to: end) { TurnScheduler.shared.runTurn() }
      TurnScheduler.shared.runTurn()
    }
  }

  private static func screen(of size: CGSize, scale: CGFloat) -> DeviceModel {
    let none = DeviceInsets(top: 0, left: 0, bottom: 0, right: 0)
    return DeviceModel(
      name: "Golden", idiom: .phone, portraitSize: size, scale: scale,
      portraitInsets: none, landscapeInsets: none, statusBarHeight: 0)
  }
}
