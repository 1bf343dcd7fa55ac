import CoreGraphics
import Foundation

/// What elements say of views of any kind.
@MainActor
enum ViewReading {
  static func read(_ element: InterfaceElement, into view: UIView, _ pass: InterfacePass) {
    readGeometry(element, view)
    readDefaults(element, view)
    apply(element, to: view, pass.values)
    readParts(element, view, pass)
    readSubviews(element, view, pass)
    readGuides(element, view, pass)
    AccessibilityReading.read(element, into: view)
    SizeClassVariations.follow(element, of: view, pass)
    if element.child("constraints") != nil { pass.willConstrain(view, element) }
  }

  /// The attributes and values, without what is inside; absent ones change nothing.
  static func apply(
    _ element: InterfaceElement, to view: UIView, _ values: InterfaceValues
  ) {
    applyLooks(element, view, values)
    applyLayout(element, view)
    if let control = view as? UIControl { ControlReading.apply(element, to: control) }
    switch view {
    case let label as UILabel: TextReading.apply(element, to: label, values)
    case let field as UITextField: TextReading.apply(element, to: field, values)
    case let text as UITextView: TextReading.apply(element, to: text, values)
    case let button as UIButton: ButtonReading.apply(element, to: button, values)
    case let image as UIImageView: ImageViewReading.apply(element, to: image, values)
    case let stack as UIStackView: StackReading.apply(element, to: stack)
    case let bar as UISearchBar: BarReading.apply(element, to: bar, values)
    case let bar as UINavigationBar: BarReading.apply(element, to: bar, values)
    case let bar as UIToolbar: BarReading.apply(element, to: bar, values)
    case let bar as UITabBar: BarReading.apply(element, to: bar, values)
    case let effect as UIVisualEffectView: EffectReading.apply(element, to: effect)
    case let cell as UITableViewCell: TableReading.apply(element, to: cell)
    default: ControlReading.applyKinds(element, to: view, values)
    }
    if let scroll = view as? UIScrollView { ScrollReading.apply(element, to: scroll, values) }
  }

  // MARK: Attributes

  private static func readGeometry(_ element: InterfaceElement, _ view: UIView) {
    if let frame = element.rect("frame") { view.frame = frame }
    guard let mask = element.child("autoresizingMask") else { return }
    view.autoresizingMask = masks.reduce(into: []) { result, entry in
      if mask.flag(entry.0) ?? false { result.insert(entry.1) }
    }
  }

  private static let masks: [(String, UIView.AutoresizingMask)] = [
    ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
    ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// What a file leaves out means what Interface Builder starts with, which is not always the class's own.
  private static func readDefaults(_ element: InterfaceElement, _ view: UIView) {
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    if !(view is UITableViewCell || view is UIVisualEffectView) {
      view.clipsToBounds = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") ?? false
    }
    view.isOpaque = element.flag("opaque") ?? true
  }

  private static func applyLooks(
    _ element: InterfaceElement, _ view: UIView, _ values: InterfaceValues
  ) {
    if let color = values.color(key: "backgroundColor", of: element) {
      view.backgroundColor = color
    } else if element.isNil("backgroundColor") {
      view.backgroundColor = nil
    }
    if let color = values.color(key: "tintColor", of: element) { view.tintColor = color }
    if let alpha = element.length("alpha") { view.alpha = alpha }
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    if let mode: UIView.ContentMode = element.choice("contentMode") { view.contentMode = mode }
    if let tag = element.integer("tag") { view.tag = tag }
    if let several = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = several }
    if let clears = element.flag("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = clears
    }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let identifier = element["restorationIdentifier"] {
      view.restorationIdentifier = identifier
    }
    if let style: UIUserInterfaceStyle = element.choice("userInterfaceStyle") {
      view.overrideUserInterfaceStyle = style
    }
    if let direction: UISemanticContentAttribute = element.choice("semanticContentAttribute") {
      view.semanticContentAttribute = direction
    }
  }

  private static func applyLayout(_ element: InterfaceElement, _ view: UIView) {
    // A view without constraints has a fixed frame, whatever else is said, and follows its mask.
    if element.flag("fixedFrame") != true,
      let translates = element.flag("translatesAutoresizingMaskIntoConstraints")
    {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    let priorities: [(String, String, NSLayoutConstraint.Axis)] = [
      ("horizontalHuggingPriority", "horizontalCompressionResistancePriority", .horizontal),
      ("verticalHuggingPriority", "verticalCompressionResistancePriority", .vertical),
    ]
    for (hugging, resistance, axis) in priorities {
      if let value = element.number(hugging) {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number(resistance) {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    if let follows = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = follows
    }
    if let keepsSafe = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = keepsSafe
    }
    if let margins = element.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    } else if let margins = element.insets("layoutMargins") {
      view.layoutMargins = margins
    }
  }

  // MARK: What is inside

  private static func readSubviews(
    _ element: InterfaceElement, _ view: UIView, _ pass: InterfacePass
  ) {
    for child in element.list("subviews") {
      guard let subview = pass.makeView(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// The parts of which views are made anyway, and those that are properties.
  private static func readParts(
    _ element: InterfaceElement, _ view: UIView, _ pass: InterfacePass
  ) {
    if let scroll = view as? UIScrollView,
      let refresh = element.child("refreshControl", key: "refreshControl")
    {
      scroll.refreshControl = pass.make(refresh) as? UIRefreshControl
    }
    switch view {
    case let cell as UITableViewCell: TableReading.readParts(element, cell, pass)
    case let table as UITableView: TableReading.readParts(element, table, pass)
    case let collection as UICollectionView:
      CollectionReading.readParts(element, collection, pass)
    case let cell as UICollectionViewCell: CollectionReading.readParts(element, cell, pass)
    case let view as UICollectionReusableView:
      view.reuseIdentifier = element["reuseIdentifier"] ?? view.reuseIdentifier
    case let view as UITableViewHeaderFooterView:
      if let content = element.child(key: "contentView") {
        readContent(content, into: view.contentView, pass)
      }
    case let effect as UIVisualEffectView:
      if let content = element.child(key: "contentView") {
        readContent(content, into: effect.contentView, pass)
      }
    case let bar as UIToolbar:
      let items = element.list("items").compactMap { pass.make($0) as? UIBarButtonItem }
      if !items.isEmpty { bar.items = items }
    case let bar as UITabBar:
      let items = element.list("items").compactMap { pass.make($0) as? UITabBarItem }
      if !items.isEmpty { bar.items = items }
    case let bar as UINavigationBar:
      let items = element.list("items").compactMap { pass.make($0) as? UINavigationItem }
      if !items.isEmpty { bar.items = items }
    default: break
    }
  }

  /// The element of a view that its owner has made.
  static func readContent(_ element: InterfaceElement, into view: UIView, _ pass: InterfacePass) {
    let mask = view.autoresizingMask
    pass.register(view, element)
    read(element, into: view, pass)
    view.autoresizingMask = mask.union(view.autoresizingMask)
    pass.willConnect(view, element)
    pass.willSetAttributes(view, element)
  }

  private static func readGuides(
    _ element: InterfaceElement, _ view: UIView, _ pass: InterfacePass
  ) {
    for child in element.children where child.name == "viewLayoutGuide" {
      let scroll = view as? UIScrollView
      let guide: UILayoutGuide? =
        switch child.key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": view.readableContentGuide
        case "contentLayoutGuide": scroll?.contentLayoutGuide
        case "frameLayoutGuide": scroll?.frameLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        default: nil
        }
      if let guide { pass.register(guide, child) }
    }
  }
}
