import Foundation
import Metrics
import UIKit

/// The tokens before the text of a search field, with their type hidden.
package struct SearchTokens {
  /// One of the values that a search is narrowed by.
  struct Token: Identifiable {
    let id: AnyHashable
    let view: AnyView
  }

  /// The tokens as they are now.
  let read: @MainActor () -> [Token]
  /// Takes the last token away.
  let removeLast: @MainActor () -> Void
  /// Adds a token of the app's own type; false for a value of another type.
  let add: @MainActor (Any) -> Bool

  @MainActor
  init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
    _ tokens: Binding<C>, _ view: @escaping (C.Element) -> V
  ) where C.Element: Identifiable {
    read = { tokens.wrappedValue.map { Token(id: $0.id, view: AnyView(view($0))) } }
    removeLast = {
      var rest = tokens.wrappedValue
      guard !rest.isEmpty else { return }
      rest.remove(at: rest.index(rest.startIndex, offsetBy: rest.count - 1))
      tokens.wrappedValue = rest
    }
    add = { value in
      guard let value = value as? C.Element else { return false }
      tokens.wrappedValue.append(value)
      return true
    }
  }

  @MainActor
  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, V: View>(
    editable tokens: Binding<C>, _ view: @escaping (Binding<C.Element>) -> V
  ) where C.Element: Identifiable {
    self.init(tokens) { token in
      view(
        Binding(
          location: FunctionalLocation(
            get: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
            set: { value, transaction in
              var all = tokens.wrappedValue
              guard let index = all.firstIndex(where: { $0.id == token.id }) else { return }
              all[index] = value
              tokens.location.write(all, transaction: transaction)
            })))
    }
  }
}

/// The tokens in a search field, side by side.
struct SearchTokenRow: View {
  let tokens: [SearchTokens.Token]

  var body: some View {
    HStack(spacing: SearchMetrics.tokenGap) {
      ForEach(tokens) { token in
        token.view
          .lineLimit(1)
          .foregroundStyle(Color(uiColor: SearchTokenColors.words))
          .padding(.horizontal, SearchMetrics.tokenInset.width)
          .padding(.vertical, SearchMetrics.tokenInset.height)
          .background(
            RoundedRectangle(cornerRadius: SearchMetrics.tokenRadius)
              .fill(Color(uiColor: SearchTokenColors.background)))
      }
    }
    .fixedSize()
  }
}
