import Foundation

/// What an app says about a parameter of an intent.
///
/// Differs from Apple's: nobody asks by voice, so that no question follows from it.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  enum Outcome {
    case needsValue
    case notRequired
    case unsupported(reason: Int?)
    case success(Any)
    case disambiguation([Any])
    case confirmation(Any?, reason: Int?)
  }

  final private(set) var outcome = Outcome.needsValue

  public required override init() { super.init() }

  static func made(_ outcome: Outcome) -> Self {
    let result = self.init()
    result.outcome = outcome
    return result
  }

  final func take(_ other: INIntentResolutionResult) { outcome = other.outcome }

  open class func needsValue() -> Self { made(.needsValue) }
  open class func notRequired() -> Self { made(.notRequired) }
  open class func unsupported() -> Self { made(.unsupported(reason: nil)) }
  open class func unsupported(withReason reason: Int) -> Self {
    made(.unsupported(reason: reason))
  }
  open class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self {
    made(.confirmation(itemToConfirm, reason: reason))
  }

  /// What was said, with the value.
  open override var description: String { "<\(type(of: self)): \(outcome)>" }
}

/// What an app says about a parameter that has one of a few values.
open class _INValueResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Value) -> Self { made(.success(resolvedValue)) }
  open class func confirmationRequired(with valueToConfirm: Value?) -> Self {
    made(.confirmation(valueToConfirm, reason: nil))
  }
}

/// What an app says about a parameter that has one of many values.
open class _INChoiceResolutionResult<Value>: _INValueResolutionResult<Value>, @unchecked Sendable {
  /// Asks which of them is meant.
  open class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
    made(.disambiguation(valuesToDisambiguate))
  }
}
