import Accessibility
import Device
import Foundation
import StoreKitTest
import SwiftUI
import Testing
import UIKit

/// A screen of an app that sells what `ShopFile` says.
@MainActor
final class ShopScreen {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// A session with the shop of `ShopFile`, which nobody has bought anything in.
  static func session() throws -> SKTestSession {
    let file = try ShopFile.write()
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try SKTestSession(contentsOf: file)
    session.resetToDefaultState()
    session.clearTransactions()
    session.disableDialogs = true
    return session
  }

  init(_ view: some View) {
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  func element(_ label: String) throws -> AccessibilityElement? {
    try UIApplication.shared.settledTree().firstDescendant { $0.label == label }
  }

  func shows(_ label: String) throws -> Bool { try element(label) != nil }

  /// Taps an element, when it is there.
  func tap(_ label: String) async throws {
    try await wait { try shows(label) }
    let frame = try #require(try element(label)).frame
    try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
  }

  /// Lets tasks run until something has happened.
  func wait(until isDone: () throws -> Bool) async throws {
    // The shop answers on another thread, which a busy machine may keep waiting.
    let deadline = ContinuousClock.now.advanced(by: .seconds(20))
    while try !isDone(), .now < deadline {
      TurnScheduler.shared.runTurn()
      await Task.yield()
    }
    #expect(try isDone())
  }
}
