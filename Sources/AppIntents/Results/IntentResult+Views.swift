import SwiftUI

// Results with a view that Siri and Shortcuts show; a button that performs the intent shows none, as on iOS.
extension IntentResult {
  /// A view.
  public static func result<Snippet: View>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(snippet: view) }

  /// A view.
  public static func result<Snippet: View>(@ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(snippet: content()) }

  /// A value and a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value, snippet: view)
  }

  /// A value and a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value, snippet: content())
  }

  /// Something that Siri says beside a view.
  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(snippet: view, dialog: dialog)
  }

  /// Something that Siri says beside a view.
  public static func result<Snippet: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(snippet: content(), dialog: dialog)
  }

  /// A value, and something that Siri says beside a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, snippet: view, dialog: dialog)
  }

  /// A value, and something that Siri says beside a view.
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, snippet: content(), dialog: dialog)
  }
}
