import Foundation

/// A search that is offered while the user types.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedDescription: String?
  /// Without one a magnifying glass is shown.
  public let iconImage: UIImage?
  /// Differs from Apple's: in nothing; it is for the app alone to read.
  open var representedObject: Any?

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: localizedDescription, iconImage: iconImage)
  }

  public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
}
