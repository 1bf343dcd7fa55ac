import Device
import Foundation
import FoundationAdditions
import SwiftUI

/// Tells what a person can say to Siri.
///
/// Differs from Apple's: it shows the title of the intent, not the phrase of its shortcut.
public struct SiriTipView: View {
  private let title: LocalizedStringResource
  private let isVisible: Binding<Bool>?
  @Environment(\.siriTipViewStyle) private var style

  /// A tip that a person can close where `isVisible` is given; it is gone once that is false.
  public nonisolated init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) {
    title = type(of: intent).title
    self.isVisible = isVisible
  }

  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack(spacing: 12) {
        Image(systemName: "mic.circle.fill").accessibilityHidden(true)
        Text(verbatim: "“\(String(localized: title))”")
        Spacer(minLength: 0)
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark")
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: SystemWord.close.text))
        }
      }
      .padding(12)
      .onIntentCard(style.colors)
    }
  }
}

/// The colours of a tip.
public enum SiriTipViewStyle: Hashable, Sendable {
  case automatic, light, dark, black, white

  var colors: IntentCardColors {
    switch self {
    case .automatic: .automatic
    case .light, .white: .light
    case .dark, .black: .dark
    }
  }
}

extension View {
  /// Sets the colours of the tips for Siri in the view.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate(set) var siriTipViewStyle: SiriTipViewStyle {
    get { self[SiriTipViewStyleKey.self] }
    set { self[SiriTipViewStyleKey.self] = newValue }
  }
}

private enum SiriTipViewStyleKey: EnvironmentKey {
  static var defaultValue: SiriTipViewStyle { .automatic }
}
