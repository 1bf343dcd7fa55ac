import Foundation

/// Makes the objects of a xib file of Interface Builder, as often as asked.
///
/// Differs from Apple's: the XML of the sources, `Cell.xib`, is read; compiled nibs are not.
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects of the app's by the identifiers that the file's placeholders have for them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  enum Content {
    case file(name: String)
    case data(Data)
  }

  let content: Content
  let bundle: Bundle?

  /// A file that does not exist ends an app on iOS when objects are made; here the running test fails.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    content = .file(name: name)
    bundle = bundleOrNil
    super.init()
  }

  /// `data`: The XML of a xib.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    content = .data(data)
    bundle = bundleOrNil
    super.init()
  }

  /// The top-level objects in the order of the file, without placeholders.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    makeObjects(owner: ownerOrNil, options: optionsOrNil ?? [:])
  }
}
