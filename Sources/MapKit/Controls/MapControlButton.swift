import SwiftUI

/// The look of a button in front of a map.
struct MapControlButton<Label: View>: View {
  let name: String
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button(action: action) {
      label
        .frame(width: 44, height: 44)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: name))
  }
}
