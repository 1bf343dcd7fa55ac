import Foundation

/// Errors as `NSError`, as casts find them on Apple's systems: `catch let error as NSError`, `error as? NSError`.
public enum ErrorCast {
  /// Of what is an error; nil for anything else and for none.
  public static func possible(_ value: Any?) -> NSError? {
    guard let value else { return nil }
    if let error = value as? NSError { return error }
    return (value as? any Error).map { $0 as NSError }
  }

  /// Of what must be an error: anything else ends the process, as `as!` does.
  public static func certain(_ value: Any?) -> NSError {
    guard let error = possible(value) else {
      preconditionFailure("Could not cast a value of type \(type(of: value as Any)) to NSError.")
    }
    return error
  }

  /// Of an error.
  public static func certain(_ error: any Error) -> NSError { error as NSError }
}
