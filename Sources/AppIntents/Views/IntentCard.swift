import SwiftUI

/// The colours of what leads to Siri and Shortcuts.
enum IntentCardColors {
  case automatic, light, dark

  var text: Color {
    switch self {
    case .automatic: .primary
    case .light: .black
    case .dark: .white
    }
  }

  var back: Color {
    switch self {
    case .automatic: Color.secondary.opacity(0.2)
    case .light: .white
    case .dark: .black
    }
  }
}

extension View {
  /// Puts a view on a card with round corners.
  func onIntentCard(_ colors: IntentCardColors) -> some View {
    foregroundStyle(colors.text)
      .background(colors.back, in: RoundedRectangle(cornerRadius: 12))
  }
}
