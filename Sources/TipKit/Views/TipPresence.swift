/// Follows whether a tip is to be shown, in a binding of the app's own.
struct TipPresence: ViewModifier {
  /// Whether the tip's status and rules let it be shown.
  let displays: Bool
  let isPresented: Binding<Bool>

  func body(content: Content) -> some View {
    content.onChange(of: displays, initial: true) { _, displays in
      if isPresented.wrappedValue != displays { isPresented.wrappedValue = displays }
    }
  }
}
