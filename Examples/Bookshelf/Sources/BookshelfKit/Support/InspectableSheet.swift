import SwiftUI

extension View {
  /// `sheet(isPresented:)` in a form that unit tests can look into.
  func inspectableSheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    modifier(
      InspectableSheet(isPresented: isPresented, onDismiss: onDismiss, popupBuilder: content))
  }
}

struct InspectableSheet<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let popupBuilder: () -> Sheet

  func body(content: Self.Content) -> some View {
    content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
  }
}
