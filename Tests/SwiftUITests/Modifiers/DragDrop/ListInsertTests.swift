import CoreTransferable
import Device
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

/// Data that a finger carries between the rows of a list.
@MainActor
@Suite(.serialized)
struct ListInsertTests {
  private final class Log {
    var drops: [String] = []
  }

  /// A red field that can be dragged, above a list.
  private func show<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(
      rootView: VStack(spacing: 0) {
        Color.red.frame(height: 200).onDrag { NSItemProvider(object: "milk" as NSString) }
        List { rows() }.listStyle(.plain).environment(\.defaultMinListRowHeight, 44)
      })
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return window
  }

  /// Carries the field's data to a point below the top of the list, in points.
  private func drop(in window: UIWindow, at y: CGFloat) {
    guard let view = window.rootViewController?.view else { return }
    let clock = UIApplication.shared.device.clock
    let top = view.safeAreaInsets.top
    let start = CGPoint(x: 195, y: top + 100)
    let end = CGPoint(x: 195, y: top + 200 + y)
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
    clock.advance(by: 0.6)
    for step in 1...5 {
      clock.advance(by: 0.05)
      send(.moved, CGPoint(x: 195, y: start.y + (end.y - start.y) * CGFloat(step) / 5))
    }
    send(.ended, end)
  }

  private func places(_ y: [CGFloat], of type: UTType = .plainText) -> [String] {
    let log = Log()
    let window = show {
      Text("Fixed").frame(height: 44).listRowInsets(EdgeInsets())
      ForEach(["a", "b"], id: \.self) { Text($0).frame(height: 44).listRowInsets(EdgeInsets()) }
        .onDelete { _ in }
        .onInsert(of: [type]) { log.drops.append("\($0): \($1.count)") }
    }
    defer { window.isHidden = true }
    for y in y { drop(in: window, at: y) }
    return log.drops
  }

  @Test func theHalfOfTheRowDecidesAboutThePlace() {
    #expect(places([50, 80, 100, 125]) == ["0: 1", "1: 1", "1: 1", "2: 1"])
  }

  @Test func belowTheLastRowIsBehindIt() {
    #expect(places([400]) == ["2: 1"])
  }

  @Test func otherRowsAndOtherKindsOfDataTakeNothing() {
    #expect(places([20]).isEmpty)
    #expect(places([60], of: .png).isEmpty)
  }

  @Test func valuesAreInserted() async throws {
    let log = Log()
    let window = show {
      ForEach(0..<2) { Text("\($0)").frame(height: 44).listRowInsets(EdgeInsets()) }
        .dropDestination(for: String.self) { values, index in
          log.drops.append("\(values) at \(index)")
        }
    }
    defer { window.isHidden = true }
    drop(in: window, at: 60)
    // Item providers load on queues of their own, in real time; the wait ends with the value.
    for _ in 0..<200 {
      guard log.drops.isEmpty else { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(log.drops == ["[\"milk\"] at 1"])
  }

  @Test func aRowsOwnDropComesFirst() {
    let log = Log()
    let window = show {
      ForEach(0..<2) { _ in
        Color.blue.frame(height: 44).listRowInsets(EdgeInsets())
          .onDrop(of: [UTType.plainText], isTargeted: nil) { _ in
            log.drops.append("row")
            return true
          }
      }
      .onInsert(of: [UTType.plainText]) { index, _ in log.drops.append("list \(index)") }
    }
    defer { window.isHidden = true }
    drop(in: window, at: 20)
    #expect(log.drops == ["row"])
  }
}
