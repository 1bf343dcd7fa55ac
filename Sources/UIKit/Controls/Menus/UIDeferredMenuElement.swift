import Foundation

/// A place in a menu whose elements are asked for when the menu is shown.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var elements: [UIMenuElement]?

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    keepsElements = true
    super.init(title: "", image: nil)
  }

  private init(
    uncachedProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = uncachedProvider
    keepsElements = false
    super.init(title: "", image: nil)
  }

  /// Asks for the elements each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncachedProvider: elementProvider)
  }

  /// What is there once the provider has answered; `completion` runs at once if it answers at once.
  package func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let elements {
      completion(elements)
      return
    }
    provider { [weak self] elements in
      if self?.keepsElements ?? false { self?.elements = elements }
      completion(elements)
    }
  }
}
