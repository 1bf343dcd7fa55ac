import Foundation

// What asks a person for a value: nobody is there. Tests of an intent set its parameters.
extension IntentParameter {
  /// Asks for a value.
  ///
  /// Differs from Apple's: nobody can be asked; throws an error that says what would have been.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    throw NobodyToAsk(
      "@Parameter.requestValue", about: (dialog ?? requestValueDialog)?.text ?? name)
  }

  /// Asks which of some values is meant.
  ///
  /// Differs from Apple's: nobody can be asked; throws an error that says what would have been.
  @discardableResult
  public func requestDisambiguation(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    throw NobodyToAsk("@Parameter.requestDisambiguation", about: question(dialog, among: values))
  }

  /// Asks whether a value is meant.
  ///
  /// Differs from Apple's: nobody can be asked; throws an error that says what would have been.
  @discardableResult
  public func requestConfirmation(
    for value: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw NobodyToAsk(
      "@Parameter.requestConfirmation",
      about: dialog?.text ?? "\(name): \(AppIntents.wording(of: value))?")
  }

  /// An error by which the intent asks for a value, for `perform()` to throw.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError("“\(name)” needs a value", dialog: dialog ?? requestValueDialog)
  }

  /// An error by which the intent asks which of some values is meant, for `perform()` to throw.
  public func needsDisambiguationError(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      "“\(name)” may be any of \(list(values))", dialog: dialog ?? requestDisambiguationDialog)
  }

  private func question(
    _ dialog: IntentDialog?, among values: [Value.UnwrappedType]
  ) -> String {
    "\((dialog ?? requestDisambiguationDialog)?.text ?? name) (\(list(values)))"
  }

  private func list(_ values: [Value.UnwrappedType]) -> String {
    values.map { AppIntents.wording(of: $0) }.joined(separator: ", ")
  }
}
