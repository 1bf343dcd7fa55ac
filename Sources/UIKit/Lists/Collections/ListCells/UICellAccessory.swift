import CoreGraphics
import Foundation

/// What a list cell shows beside its content.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  public enum LayoutDimension: Equatable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }

  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  enum Kind {
    case disclosureIndicator
    case checkmark
    case delete(() -> Void)
    case insert(() -> Void)
    case reorder
    case multiselect
    case outlineDisclosure((() -> Void)?)
    case detail(() -> Void)
    case label(String, UIFont?, adjustsFont: Bool)
    case popUpMenu(UIMenu)
    case custom(UIView)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  let tintColor: UIColor?
  /// Whether the accessory keeps its place without being seen.
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  /// Behind the symbol.
  var backgroundColor: UIColor?
  /// Whether a reorder control has a line before it.
  var showsVerticalSeparator = false
  /// Whether a custom view keeps its size where it would be fitted.
  var maintainsFixedSize = false
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  /// Where the accessory stands among those of its side that come before it; nil for behind them.
  var position: Placement.Position?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, leading: Bool = false, tintColor: UIColor?,
    isHidden: Bool? = nil, width: LayoutDimension? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    isLeading = leading
    self.tintColor = tintColor
    self.isHidden = isHidden ?? false
    reservedWidth = width ?? .actual
  }

  /// The width that `.standard` stands for, in points; chosen, as it is documented nowhere.
  static let standardWidth: CGFloat = 40

  /// In points, for a view that is `actual` points wide.
  func layoutWidth(actual: CGFloat) -> CGFloat {
    switch reservedWidth {
    case .actual: actual
    case .standard: max(actual, Self.standardWidth)
    case .custom(let points): points
    }
  }

  var isOutlineDisclosure: Bool {
    if case .outlineDisclosure = kind { return true }
    return false
  }

  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  // MARK: Options

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      case automatic = 0
      case header = 1
      case cell = 2
    }
    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, tintColor: options.tintColor, isHidden: options.isHidden,
      width: options.reservedLayoutWidth)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, tintColor: options.tintColor, isHidden: options.isHidden,
      width: options.reservedLayoutWidth)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail(actionHandler ?? {}), displayed, tintColor: options.tintColor,
      isHidden: options.isHidden, width: options.reservedLayoutWidth)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    filled(.delete(actionHandler ?? {}), displayed, options)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    filled(.insert(actionHandler ?? {}), displayed, options)
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .reorder, displayed, tintColor: options.tintColor, isHidden: options.isHidden,
      width: options.reservedLayoutWidth)
    accessory.showsVerticalSeparator = options.showsVerticalSeparator ?? true
    return accessory
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    filled(.multiselect, displayed, options)
  }

  private static func filled(
    _ kind: Kind, _ displayed: DisplayedState, _ options: DeleteOptions
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      kind, displayed, leading: true, tintColor: options.tintColor, isHidden: options.isHidden,
      width: options.reservedLayoutWidth)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// Without an action a tap opens or closes the item of the diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure(actionHandler), displayed, tintColor: options.tintColor,
      isHidden: options.isHidden, width: options.reservedLayoutWidth)
    accessory.outlineStyle = options.style
    return accessory
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(
        text, options.font, adjustsFont: options.adjustsFontForContentSizeCategory ?? true),
      displayed, tintColor: options.tintColor, isHidden: options.isHidden,
      width: options.reservedLayoutWidth)
  }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu(menu), displayed, tintColor: nil)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let isLeading: Bool
    let position: Placement.Position
    switch configuration.placement {
    case .leading(let state, let place):
      displayed = state
      isLeading = true
      position = place
    case .trailing(let state, let place):
      displayed = state
      isLeading = false
      position = place
    }
    var accessory = UICellAccessory(
      .custom(configuration.customView), displayed, leading: isLeading,
      tintColor: configuration.tintColor, isHidden: configuration.isHidden,
      width: configuration.reservedLayoutWidth)
    accessory.maintainsFixedSize = configuration.maintainsFixedSize
    accessory.position = position
    return accessory
  }
}
