import Foundation

/// Shows details beside a view, or in a sheet where there is little room across.
nonisolated struct InspectorModifier<V: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: V

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = ColumnWidth()

  @MainActor private var isSheet: Bool { sizeClass == .compact }

  @MainActor func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: isSheet ? nil : .infinity, maxHeight: isSheet ? nil : .infinity)
      if isPresented.wrappedValue, !isSheet {
        Divider().ignoresSafeArea()
        inspector
          .frame(width: width.ideal)
          .frame(maxHeight: .infinity)
          .background(Color(uiColor: .systemBackground).ignoresSafeArea())
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? ColumnWidth() }
      }
    }
    .sheet(isPresented: sheet) { inspector }
  }

  @MainActor private var sheet: Binding<Bool> {
    let isSheet = isSheet
    return Binding {
      isSheet && isPresented.wrappedValue
    } set: {
      isPresented.wrappedValue = $0
    }
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static let defaultValue: ColumnWidth? = nil

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows an inspector at the trailing edge while `isPresented` is true; on an iPhone it is a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Gives the inspector that the view stands in a width, in points; it makes no difference in a sheet.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(ideal: width))
  }

  /// Gives the inspector that the view stands in a width, in points; it makes no difference in a sheet.
  ///
  /// Differs from Apple's: nobody drags the inspector's edge, so that it has its ideal width, which is
  /// kept between `min` and `max`.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
