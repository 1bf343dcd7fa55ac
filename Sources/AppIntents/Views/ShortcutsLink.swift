import Foundation
import SwiftUI
import UIKit

/// A button that leads to the app's shortcuts.
///
/// The app asks the system for `shortcuts://` then.
///
/// Differs from Apple's: it is titled with the app's name and “Shortcuts” in all languages, and no Shortcuts opens.
public struct ShortcutsLink: View {
  private let action: (@MainActor () -> Void)?
  @Environment(\.shortcutsLinkStyle) private var style

  public nonisolated init() { action = nil }

  /// `action` is run before Shortcuts opens.
  public nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View {
    Button {
      action?()
      if let url = URL(string: "shortcuts://") { UIApplication.shared.open(url) }
    } label: {
      Label {
        Text(verbatim: "\(applicationDisplayName) Shortcuts")
      } icon: {
        Image(systemName: "square.2.layers.3d.fill")
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .onIntentCard(style.colors)
    }
    .buttonStyle(.plain)
  }
}

/// The colours of the button that leads to shortcuts.
///
/// Differs from Apple's: outlines are not drawn.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic, automaticOutline, light, lightOutline, dark, darkOutline, whiteOutline

  var colors: IntentCardColors {
    switch self {
    case .automatic, .automaticOutline: .automatic
    case .light, .lightOutline, .whiteOutline: .light
    case .dark, .darkOutline: .dark
    }
  }
}

extension View {
  /// Sets the colours of the buttons in the view that lead to shortcuts.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    environment(\.shortcutsLinkStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate(set) var shortcutsLinkStyle: ShortcutsLinkStyle {
    get { self[ShortcutsLinkStyleKey.self] }
    set { self[ShortcutsLinkStyleKey.self] = newValue }
  }
}

private enum ShortcutsLinkStyleKey: EnvironmentKey {
  static var defaultValue: ShortcutsLinkStyle { .automatic }
}
