import Foundation
import SwiftUI

/// Shows a preview while a binding holds a file.
struct QuickLookModifier: ViewModifier {
  @Binding var selection: URL?
  /// What swiping leads through; empty for the selected file alone.
  let items: [URL]

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      QuickLookPreview(selection: $selection, items: items).ignoresSafeArea()
    }
  }

  private var isPresented: Binding<Bool> {
    Binding(
      get: { selection != nil },
      set: { isPresented in if !isPresented { selection = nil } })
  }
}
