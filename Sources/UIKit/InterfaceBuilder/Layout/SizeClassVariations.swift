import CoreGraphics
import Foundation

/// What of a view differs with the size classes: parts that are installed only in some, and values.
///
/// Files have variations such as `heightClass=regular-widthClass=compact`; the key `default` says what is
/// left out where none of the others applies.
@MainActor
struct SizeClassVariations {
  private let element: InterfaceElement
  /// What the masks are of: `constraints` or `subviews`.
  private let kind: String

  private init(_ element: InterfaceElement, kind: String) {
    self.element = element
    self.kind = kind
  }

  // MARK: Masks

  /// Whether a part is there under these traits.
  func isInstalled(_ part: InterfaceElement, for traits: UITraitCollection) -> Bool {
    guard let id = part.id else { return true }
    var isInstalled = true
    for variation in Self.variations(of: element, for: traits) {
      guard let mask = variation.child("mask", key: kind) else { continue }
      for entry in mask.children where entry["reference"] == id {
        isInstalled = entry.name == "include"
      }
    }
    return isInstalled
  }

  private var hasMasks: Bool {
    element.children.contains {
      $0.name == "variation" && $0.key != "default" && $0.child("mask", key: kind) != nil
    }
  }

  /// Those that apply, the most general first.
  private static func variations(
    of element: InterfaceElement, for traits: UITraitCollection
  ) -> [InterfaceElement] {
    element.children
      .filter { $0.name == "variation" && applies($0.key ?? "", to: traits) }
      .sorted { rank($0) < rank($1) }
  }

  private static func rank(_ variation: InterfaceElement) -> Int {
    guard let key = variation.key, key != "default" else { return 0 }
    return key.split(separator: "-").count
  }

  static func applies(_ key: String, to traits: UITraitCollection) -> Bool {
    guard key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { part in
      let pair = part.split(separator: "=").map(String.init)
      guard pair.count == 2 else { return false }
      let wanted: UIUserInterfaceSizeClass? = CaseNames.value(pair[1])
      switch pair[0] {
      case "widthClass": return wanted == traits.horizontalSizeClass
      case "heightClass": return wanted == traits.verticalSizeClass
      default: return false
      }
    }
  }

  // MARK: Following the size classes

  private static let sizeClasses: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
  ]

  /// Follows the masks of a view's constraints, and the values of each of them.
  static func constraints(
    _ made: [(NSLayoutConstraint, InterfaceElement)], in element: InterfaceElement, of view: UIView
  ) -> SizeClassVariations {
    let variations = SizeClassVariations(element, kind: "constraints")
    let varied = made.filter { $0.1.child("variation") != nil }
    for (constraint, element) in varied {
      apply(element, to: constraint, view.traitCollection)
    }
    guard variations.hasMasks || !varied.isEmpty else { return variations }
    view.registerForTraitChanges(sizeClasses) { (view: UIView, _: UITraitCollection) in
      let traits = view.traitCollection
      for (constraint, element) in varied { apply(element, to: constraint, traits) }
      guard variations.hasMasks else { return }
      NSLayoutConstraint.deactivate(
        made.filter { !variations.isInstalled($0.1, for: traits) }.map(\.0))
      NSLayoutConstraint.activate(
        made.filter { variations.isInstalled($0.1, for: traits) }.map(\.0))
    }
    return variations
  }

  private static func apply(
    _ element: InterfaceElement, to constraint: NSLayoutConstraint, _ traits: UITraitCollection
  ) {
    var constant = element.length("constant") ?? 0
    var priority = element.number("priority")
    for variation in variations(of: element, for: traits) {
      constant = variation.length("constant") ?? constant
      priority = variation.number("priority") ?? priority
    }
    constraint.constant = constant
    if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
  }

  /// Follows the masks of a view's subviews, and the view's own values.
  static func follow(_ element: InterfaceElement, of view: UIView, _ pass: InterfacePass) {
    guard element.child("variation") != nil else { return }
    let parts = element.list("subviews").compactMap { child in
      child.id.flatMap { pass.object($0) as? UIView }.map { (view: $0, element: child) }
    }
    let variations = SizeClassVariations(element, kind: "subviews")
    let values = pass.values
    func update(_ view: UIView) {
      let traits = view.traitCollection
      for (index, part) in parts.enumerated() {
        let isInstalled = variations.isInstalled(part.element, for: traits)
        if isInstalled, part.view.superview == nil {
          insert(part.view, into: view, at: index)
        } else if !isInstalled, part.view.superview === view {
          part.view.removeFromSuperview()
        }
      }
      if let varied = varied(element, for: traits) {
        ViewReading.apply(varied, to: view, values)
      }
    }
    update(view)
    guard element.children.contains(where: { $0.name == "variation" && $0.key != "default" })
    else { return }
    view.registerForTraitChanges(sizeClasses) { (view: UIView, _: UITraitCollection) in
      update(view)
    }
  }

  private static func insert(_ part: UIView, into view: UIView, at index: Int) {
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(part, at: min(index, stack.arrangedSubviews.count))
    } else {
      view.insertSubview(part, at: min(index, view.subviews.count))
    }
  }

  // MARK: Values

  /// An element with what varies at all, as it is under these traits; nil where nothing does.
  private static func varied(
    _ element: InterfaceElement, for traits: UITraitCollection
  ) -> InterfaceElement? {
    let all = element.children.filter { $0.name == "variation" && $0.key != "default" }
    let names = Set(all.flatMap { $0.attributes.keys }).subtracting([
      "key", "fixedFrame", "misplaced",
    ])
    let keys = Set(all.flatMap { $0.children.compactMap(\.key) }).subtracting(
      ["constraints", "subviews", "frame"])
    guard !names.isEmpty || !keys.isEmpty else { return nil }
    var attributes = starts.filter { names.contains($0.key) }
    for name in names { attributes[name] = element[name] ?? attributes[name] }
    var children: [String: InterfaceElement] = [:]
    for key in keys { children[key] = element.child(key: key) }
    for variation in variations(of: element, for: traits) {
      for name in names { attributes[name] = variation[name] ?? attributes[name] }
      for key in keys { children[key] = variation.child(key: key) ?? children[key] }
    }
    let result = InterfaceElement(name: element.name, attributes: attributes, line: element.line)
    for child in children.values { result.append(child) }
    return result
  }

  /// What an attribute is that only variations name.
  private static let starts = [
    "hidden": "NO", "spacing": "0", "axis": "horizontal", "alignment": "fill",
    "distribution": "fill", "alpha": "1", "numberOfLines": "1",
  ]
}
