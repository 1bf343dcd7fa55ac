import SwiftUI

extension View {
  /// Says what a control's action does, in its label.
  ///
  /// A view that is not the label of a control is the same with it, as on iOS.
  ///
  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  public nonisolated func controlWidgetActionHint(_: Text) -> some View { self }

  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  public nonisolated func controlWidgetActionHint(_: LocalizedStringKey) -> some View { self }

  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(_: LocalizedStringResource) -> some View { self }

  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_: S) -> some View { self }

  /// Says how a control stands, in its label.
  ///
  /// A view that is not the label of a control is the same with it, as on iOS.
  ///
  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  public nonisolated func controlWidgetStatus(_: Text) -> some View { self }

  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  public nonisolated func controlWidgetStatus(_: LocalizedStringKey) -> some View { self }

  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(_: LocalizedStringResource) -> some View { self }

  /// Differs from Apple's: no control is drawn here, so that nobody sees it.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_: S) -> some View { self }
}
