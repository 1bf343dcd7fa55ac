import SwiftUI

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  let inspection = Inspection<Self>()

  func body(content: Content) -> some View {
    content
      .padding(16)
      .background(colorScheme == .dark ? Color.gray.opacity(0.3) : Color.gray.opacity(0.1))
      .cornerRadius(12)
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }
}

struct FilledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(Color.accentColor.opacity(configuration.isPressed ? 0.7 : 1))
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
  }
}
