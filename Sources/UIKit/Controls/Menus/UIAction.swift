import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?
  /// Of the element's row in a menu.
  open var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var made = 0

  public let identifier: Identifier
  public var attributes: Attributes
  public var state: State
  /// Differs from Apple's: kept, and read by nobody here; no list of shortcuts is shown.
  public var discoverabilityTitle: String?
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the handler as if `sender` had been used.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Differs from Apple's: `target` makes no difference.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender)
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    case automatic = -1
    case small = 0
    case medium = 1
    case large = 2
  }

  private static var made = 0

  /// One of its own where the app gives none.
  public let identifier: Identifier
  public let options: Options
  /// Differs from Apple's: kept, and read by nobody here; each element has a row of its own.
  public var preferredElementSize: ElementSize
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.made)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
