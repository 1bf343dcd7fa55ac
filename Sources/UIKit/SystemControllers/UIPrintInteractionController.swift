import CoreGraphics
import Foundation

/// What is to be printed, in words.
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var jobName = "Document"
  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var outputType = OutputType.general
  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var orientation = Orientation.portrait

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lets the user print.
///
/// Differs from Apple's: there is no printer; nothing is presented, which completions and, once, the console say.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static let shared = UIPrintInteractionController()

  /// Whether the device can print: it cannot.
  open class var isPrintingAvailable: Bool { false }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var printInfo: UIPrintInfo?
  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var printingItem: Any?
  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var printingItems: [Any]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var showsNumberOfCopies = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is printed.
  open var showsPaperSelectionForLoadedPapers = false

  /// Differs from Apple's: presents nothing, whether `animated` or not.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    AbsentService.tell("UIPrintInteractionController.present shows nothing: there is no printer.")
    completion?(self, false, nil)
    return false
  }

  /// Differs from Apple's: presents nothing, wherever from and whether `animated` or not.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Differs from Apple's: presents nothing, wherever from and whether `animated` or not.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Differs from Apple's: there is nothing to dismiss, whether `animated` or not.
  open func dismiss(animated: Bool) {}
}
