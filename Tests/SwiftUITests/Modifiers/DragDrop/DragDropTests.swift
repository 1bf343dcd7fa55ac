import CoreTransferable
import Device
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

/// Data that a finger carries from one view to another.
@MainActor
@Suite(.serialized)
struct DragDropTests {
  private func show<V: View>(_ view: V) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return window
  }

  /// Holds for `hold` seconds, then moves; points in the window.
  private func drag(
    in window: UIWindow, from start: CGPoint, to end: CGPoint, hold: TimeInterval = 0.6,
    letsGo: Bool = true
  ) {
    guard let view = (window.rootViewController?.view) else { return }
    let clock = UIApplication.shared.device.clock
    func send(_ phase: UITouch.Phase, _ point: CGPoint) {
      let touch = UITouch()
      touch.phase = phase
      touch.window = window
      touch.windowLocation = point
      touch.timestamp = clock.now
      switch phase {
      case .began: view.touchesBegan([touch], with: nil)
      case .ended: view.touchesEnded([touch], with: nil)
      default: view.touchesMoved([touch], with: nil)
      }
      TurnScheduler.shared.runTurn()
    }
    send(.began, start)
    clock.advance(by: hold)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      clock.advance(by: 0.05)
      send(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if letsGo { send(.ended, end) }
  }

  private let top = CGPoint(x: 195, y: 250)
  private let bottom = CGPoint(x: 195, y: 650)

  @Test func restingOnASpringLoadedButtonPressesIt() {
    func presses(_ behavior: SpringLoadingBehavior, rest: TimeInterval, disabled: Bool = false)
      -> Int
    {
      let presses = Box(0)
      let window = show(
        VStack(spacing: 0) {
          Color.red.onDrag { NSItemProvider(object: "milk" as NSString) }
          Button {
            presses.value += 1
          } label: {
            Color.blue
          }
          .disabled(disabled)
          .springLoadingBehavior(behavior)
        })
      defer { window.isHidden = true }
      drag(in: window, from: top, to: bottom, letsGo: false)
      UIApplication.shared.device.clock.advance(by: rest)
      DragOperation.current?.cancel()
      UIApplication.shared.device.clock.advance(by: 5)
      return presses.value
    }
    #expect(presses(.enabled, rest: 2) == 1)
    #expect(presses(.enabled, rest: 0.1) == 0)
    #expect(presses(.enabled, rest: 2, disabled: true) == 0)
    #expect(presses(.automatic, rest: 2) == 0)
    #expect(presses(.disabled, rest: 2) == 0)
  }

  @Test func aHeldViewIsDropped() {
    let log = Box<[String]>([])
    let window = show(
      VStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: "milk" as NSString) }
        Color.blue.onDrop(
          of: [UTType.plainText],
          isTargeted: Binding(get: { false }, set: { log.value.append("targeted \($0)") })
        ) { providers, location in
          log.value.append("\(providers.count) at \(Int(location.x))")
          return true
        }
      })
    defer { window.isHidden = true }
    drag(in: window, from: top, to: bottom)
    #expect(log.value == ["targeted true", "targeted false", "1 at 195"])
    #expect(DragOperation.current == nil)
  }

  @Test func aQuickMovementLiftsNothing() {
    let log = Box<[String]>([])
    let window = show(
      VStack(spacing: 0) {
        Color.red.onDrag {
          log.value.append("asked")
          return NSItemProvider(object: "milk" as NSString)
        }
        Color.blue.onDrop(of: [UTType.text], isTargeted: nil) { _ in true }
      })
    defer { window.isHidden = true }
    drag(in: window, from: top, to: bottom, hold: 0.1)
    #expect(log.value.isEmpty)
  }

  @Test func otherKindsOfDataAreNotTaken() {
    let log = Box<[String]>([])
    let window = show(
      VStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: "milk" as NSString) }
        Color.blue.onDrop(of: [UTType.png], isTargeted: nil) { _ in
          log.value.append("dropped")
          return true
        }
      })
    defer { window.isHidden = true }
    drag(in: window, from: top, to: bottom)
    #expect(log.value.isEmpty)
  }

  @Test func valuesAreDropped() async throws {
    let log = Box<[String]>([])
    let window = show(
      VStack(spacing: 0) {
        Color.red.draggable("milk")
        Color.blue.dropDestination(for: String.self) { items, _ in
          log.value += items
          return true
        } isTargeted: {
          log.value.append("\($0)")
        }
      })
    defer { window.isHidden = true }
    drag(in: window, from: top, to: bottom)
    // Item providers load on queues of their own, in real time; the wait ends with the value.
    for _ in 0..<200 {
      guard log.value.count < 3 else { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(log.value == ["true", "false", "milk"])
  }

  @Test func aDelegateDecides() {
    final class Delegate: DropDelegate {
      var log: [String] = []
      func dropEntered(info: DropInfo) { log.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
      func dropExited(info: DropInfo) { log.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        log.append("performed")
        return true
      }
    }
    let delegate = Delegate()
    let window = show(
      VStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: "milk" as NSString) }
        Color.blue.onDrop(of: [UTType.text], delegate: delegate)
      })
    defer { window.isHidden = true }
    drag(in: window, from: top, to: bottom)
    #expect(delegate.log == ["entered", "exited"])
  }

  @Test func tapsStillArriveAtADraggableView() {
    let log = Box<[String]>([])
    let host = TestHost(
      Color.red.onTapGesture { log.value.append("tap") }
        .onDrag { NSItemProvider(object: "milk" as NSString) })
    host.tap(at: CGPoint(x: 100, y: 400))
    #expect(log.value == ["tap"])
  }

  @Test func whatIsDraggedIsSeenUnderTheFinger() {
    let window = show(
      VStack(spacing: 0) {
        Color.red.onDrag {
          NSItemProvider(object: "milk" as NSString)
        } preview: {
          Text("Milk").frame(width: 80, height: 40)
        }
        Color.blue
      })
    defer { window.isHidden = true }
    let count = window.subviews.count
    drag(in: window, from: top, to: bottom, letsGo: false)
    let preview = window.subviews.last
    #expect(window.subviews.count == count + 1)
    #expect(preview?.frame == CGRect(x: 155, y: 630, width: 80, height: 40))
    #expect(preview?.accessibilityElementsHidden == true)
    DragOperation.current?.cancel()
    window.rootViewController?.view.touchesCancelled([], with: nil)
  }

  @Test func aViewWithoutPreviewIsSeenItself() {
    let window = show(
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).contentShape(.dragPreview, Circle())
          .onDrag { NSItemProvider(object: "milk" as NSString) }
        Color.blue
      })
    defer { window.isHidden = true }
    let count = window.subviews.count
    drag(in: window, from: top, to: bottom)
    #expect(window.subviews.count == count)
  }
}
