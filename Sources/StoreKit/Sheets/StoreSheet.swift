import SwiftUI
import UIKit

/// A sheet of the store over whatever an app shows.
@MainActor
enum StoreSheet {
  /// Returns when it is closed.
  ///
  /// - Throws: `StoreKitError.unknown` where nothing is shown that could show it.
  static func present(_ content: some View, in scene: UIWindowScene) async throws {
    let window = scene.windows.first { $0.isKeyWindow } ?? scene.windows.first { !$0.isHidden }
    guard var top = window?.rootViewController else { throw StoreKitError.unknown }
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    await withCheckedContinuation { continuation in
      let end = SheetEnd { continuation.resume() }
      top.present(
        UIHostingController(rootView: content.onDisappear { end.come() }), animated: true)
    }
  }

  /// Comes once.
  @MainActor
  private final class SheetEnd {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func come() {
      action?()
      action = nil
    }
  }
}
