import Foundation
import UIKit

/// Asks the user whether the app may send notifications.
@MainActor
enum AuthorizationQuestion {
  /// Without a window nobody can answer, which counts as no.
  static func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    let all = windows.isEmpty ? UIApplication.shared.windows : windows
    let window = all.first { $0.isKeyWindow } ?? all.first { !$0.isHidden }
    guard var presenter = window?.rootViewController else { return answer(false) }
    while let next = presenter.presentedViewController { presenter = next }
    let info = Bundle.main.infoDictionary
    let name =
      info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
    let alert = UIAlertController(
      title: "“\(name)” Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges. "
        + "These can be configured in Settings.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Don’t Allow", style: .default) { _ in answer(false) })
    alert.addAction(UIAlertAction(title: "Allow", style: .default) { _ in answer(true) })
    presenter.present(alert, animated: false)
  }
}
