import Foundation

/// Says which object does what an intent says.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The principal object of an extension for intents.
///
/// Differs from Apple's: nobody launches extensions; tests make one and ask it.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }

  /// The object that does what the intent says; the extension itself.
  ///
  /// That a class which doesn't say otherwise gives itself is unsure.
  open func handler(for intent: INIntent) -> Any? { self }
}
