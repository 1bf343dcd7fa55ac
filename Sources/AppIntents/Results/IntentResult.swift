import Foundation
import SwiftUI

/// What comes of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value
  /// What the intent returns; nil where it returns nothing.
  var value: Value? { get }
}

/// A result with a value, which Shortcuts hands on.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result that Siri says.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view, which Siri and Shortcuts show.
public protocol ShowsSnippetView: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result of any form; made by `.result(…)`.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  public let value: Value?
  let opened: Opened?
  let snippet: Snippet?
  let dialog: Dialog?

  init(
    value: Value? = nil, opened: Opened? = nil, snippet: Snippet? = nil, dialog: Dialog? = nil
  ) {
    self.value = value
    self.opened = opened
    self.snippet = snippet
    self.dialog = dialog
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}

// MARK: - For who performs an intent

/// A result that may go on with another intent.
protocol ContinuedResult {
  var next: (any AppIntent)? { get }
}

/// A result that may be said.
protocol SpokenResult {
  var said: IntentDialog? { get }
}

extension IntentResultContainer: ContinuedResult {
  var next: (any AppIntent)? { opened as? any AppIntent }
}

extension IntentResultContainer: SpokenResult {
  var said: IntentDialog? { dialog as? IntentDialog }
}
