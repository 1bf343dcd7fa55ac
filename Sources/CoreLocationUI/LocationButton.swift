// CoreLocationUI: the button that asks for the place once. May import SwiftUI alone.

import SwiftUI

/// A button that lets the app know where the user is, once.
///
/// Differs from Apple's: it runs its action and grants nothing.
@preconcurrency @MainActor
public struct LocationButton: View {
  /// What the button says.
  public struct Title: Sendable {
    package let text: String

    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  package let title: Title?
  package let action: () -> Void

  /// `title`: What the button says beside its arrow; nil for the arrow alone.
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button {
      action()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "location.fill")
        if let title { Text(verbatim: title.text) }
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Color.blue, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: (title ?? .currentLocation).text))
  }

  public var _structure: _ViewStructure { .view("LocationButton") }
}
