import Foundation
import UniformTypeIdentifiers

/// Which kinds of data something takes when one pastes.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
  /// Names of types; data of a type that conforms to one of them is taken as well.
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Takes what objects of a class can be read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Takes what values of a type can be read from, as `String`.
  public convenience init<T: _ObjectiveCBridgeable>(forAccepting aClass: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
  }

  /// Whether one of the kinds of data that a provider has is taken.
  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// What says which kinds of data it takes when one pastes.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Nil for what takes nothing but by actions of its own.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what was pasted.
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
  /// Whether what lies on the pasteboard can be pasted by the responder's configuration.
  var takesPasteboard: Bool {
    guard pasteConfiguration != nil else { return false }
    let providers = UIPasteboard.general.itemProviders
    return !providers.isEmpty && canPaste(providers)
  }
}
