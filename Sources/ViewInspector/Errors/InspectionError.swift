import Foundation

/// Why an inspection could not go on.
///
/// All calls of this library that throw throw one of these, named as in the original, unless the app's own code throws:
/// a closure that a test hands over, or a callback of the view.
public enum InspectionError: Swift.Error {
  /// There is a view of another type than the one that was asked for; `path` is the call that asked.
  case inspection(path: String, factual: String, expected: String)
  /// There is a view or a value of another type than the one that was asked for.
  case typeMismatch(factual: String, expected: String)
  /// A view or a modifier does not have what was asked for.
  case attributeNotFound(label: String, type: String)
  /// A container has no view of that number; numbers begin at 0.
  case viewIndexOutOfBounds(index: Int, count: Int)
  /// A view is not there now, as the content of a sheet that is not presented.
  case viewNotFound(parent: String)
  /// `parent()` of the view with which the inspection began.
  case parentViewNotFound(view: String)
  /// A view does not bear a modifier, or not as often.
  case modifierNotFound(parent: String, modifier: String, index: Int)
  /// A body cannot be evaluated, since nobody gave the view the objects of its environment.
  case missingEnvironmentObjects(view: String, objects: [String])
  /// What was asked for cannot be told; the text says why.
  case notSupported(String)
  /// An attribute of a text differs within the range that was asked for, or the range is none of the text's.
  case textAttribute(String)
  /// `find` has found nothing; `blockers` are the views into which it could not look.
  case searchFailure(skipped: Int, blockers: [String])
  /// A gesture has no callback of the kind that was to be called.
  case callbackNotFound(parent: String, callback: String)
  /// A control that a user could not use was acted on: it is disabled, hidden, or does not take touches.
  case unresponsiveControl(name: String, reason: String)
}

extension InspectionError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .inspection(let path, let factual, let expected):
      return "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected):
      return "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type):
      return "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let index, let count):
      return "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
    case .viewNotFound(let parent):
      return "View for \(parent) is absent"
    case .parentViewNotFound(let view):
      return "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let index):
      let place = index == 0 ? "" : " at index \(index)"
      return "\(parent) does not have '\(modifier)' modifier\(place)"
    case .missingEnvironmentObjects(let view, let objects):
      return "\(view) is missing EnvironmentObjects: \(objects.description)"
    case .notSupported(let message), .textAttribute(let message):
      return message
    case .searchFailure(let skipped, let blockers):
      let result =
        skipped == 0
        ? "Search did not find a match"
        : "Search did only find \(skipped) matches"
      guard !blockers.isEmpty else { return result }
      return "\(result). Possible blockers: \(blockers.joined(separator: ", "))"
    case .callbackNotFound(let parent, let callback):
      return "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason):
      return "\(name) is unresponsive: \(reason)"
    }
  }

  public var errorDescription: String? { description }
}
