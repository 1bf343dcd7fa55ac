/// What a deprecated alert modifier presents, as inspection sees it.
package protocol LegacyPopup {
  /// The texts and the buttons; `clear` ends the presentation.
  @MainActor func parts(_ clear: @escaping () -> Void) -> [SupplementaryView]
}

extension Alert: LegacyPopup {
  @MainActor
  package func parts(_ clear: @escaping () -> Void) -> [SupplementaryView] {
    var parts = [SupplementaryView("title", isTyped: true, title)]
    if let message { parts.append(SupplementaryView("message", message)) }
    let primary = LegacyPopupButton(button: primaryButton, clear: clear)
    parts.append(SupplementaryView("primaryButton", isTyped: true, primary))
    if let secondaryButton {
      let secondary = LegacyPopupButton(button: secondaryButton, clear: clear)
      parts.append(SupplementaryView("secondaryButton", isTyped: true, secondary))
    }
    return parts
  }
}

extension ActionSheet: LegacyPopup {
  @MainActor
  package func parts(_ clear: @escaping () -> Void) -> [SupplementaryView] {
    var parts = [SupplementaryView("title", isTyped: true, title)]
    if let message { parts.append(SupplementaryView("message", isTyped: true, message)) }
    for (index, button) in buttons.enumerated() {
      let view = LegacyPopupButton(button: button, clear: clear)
      parts.append(SupplementaryView("button", index: index, isTyped: true, view))
    }
    return parts
  }
}

/// A button of a deprecated popup; stands nowhere but in structures.
package nonisolated struct LegacyPopupButton: View {
  package let button: Alert.Button
  /// Ends the presentation.
  package let clear: () -> Void

  @MainActor package var body: some View { button.label }

  @MainActor
  package var _structure: _ViewStructure {
    .view(
      "AlertButton",
      supplementary: [SupplementaryView("labelView", isTyped: true, button.label)])
  }
}
