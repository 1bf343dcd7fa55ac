import Foundation
import FoundationAdditions

/// An intent in a sentence, with its parameters in their places.
public protocol ParameterSummary {
  associatedtype Intent
  /// The sentence for the values that an intent has; nil without any.
  func _sentence(for intent: any AppIntent) -> String?
}

/// Says nothing.
public struct EmptyParameterSummary: ParameterSummary {
  public typealias Intent = Never

  public func _sentence(for intent: any AppIntent) -> String? { nil }
}

/// A sentence, and the parameters that stand below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let string: ParameterSummaryString<Intent>?

  /// Differs from Apple's: nobody sees the sentence but in errors, which are not translated by `table` and don't list
  /// `otherParameters`.
  public init(
    _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
  ) {
    string = summaryString
  }

  /// Differs from Apple's: nobody sees the sentence but in errors, which are not translated by `table`.
  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
    string = summaryString
  }

  /// Parameters alone.
  ///
  /// Differs from Apple's: nobody sees `otherParameters`.
  public init(@ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]) {
    string = nil
  }

  /// The intent by its title.
  public init() { string = nil }

  public func _sentence(for intent: any AppIntent) -> String? {
    guard let string, let intent = intent as? Intent else { return nil }
    return string.text(for: intent)
  }
}

/// A sentence with parameters in it: `"Add \(\.$task)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  private let sentence: IntentSentence<Intent>

  public init(stringLiteral value: String) { sentence = IntentSentence(value) }

  public init(stringInterpolation: StringInterpolation) { sentence = stringInterpolation.sentence }

  func text(for intent: Intent) -> String { sentence.text(for: intent) }

  /// Collects the words and the parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var sentence = IntentSentence<Intent>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { sentence.append(literal) }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      sentence.append(keyPath)
    }
  }
}
