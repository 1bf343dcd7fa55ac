import SwiftUI

extension View {
  /// Says what a control's action does, in its label.
  ///
  /// A view that is not the label of a control is the same with it, as on iOS.
  public nonisolated func controlWidgetActionHint(_: Text) -> some View { self }

  public nonisolated func controlWidgetActionHint(_: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(_: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_: S) -> some View { self }

  /// Says how a control stands, in its label.
  ///
  /// A view that is not the label of a control is the same with it, as on iOS.
  public nonisolated func controlWidgetStatus(_: Text) -> some View { self }

  public nonisolated func controlWidgetStatus(_: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(_: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_: S) -> some View { self }
}
