import Foundation

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Settings by their names.
extension CATransaction {
  /// Differs from Apple's: keys of an app's own are not kept.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(isTrue(anObject))
    case kCATransactionAnimationDuration:
      if let seconds = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double {
        setAnimationDuration(seconds)
      }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// Nil for a key that is not kept.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  private static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }
}
