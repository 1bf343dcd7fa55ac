import Foundation
import SwiftUI

extension View {
  /// Shows a file above the view while `item` holds one; closing the preview makes it nil.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(selection: item, items: []))
  }

  /// Shows one of the files above the view while `selection` holds it.
  ///
  /// Swiping to another file changes the selection; closing the preview makes it nil.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(QuickLookModifier(selection: selection, items: Array(items)))
  }
}
