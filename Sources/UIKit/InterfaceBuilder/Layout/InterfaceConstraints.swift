import CoreGraphics
import Foundation

/// The constraints in one view's element.
@MainActor
struct InterfaceConstraints {
  private let pass: InterfacePass
  private let view: UIView
  private let element: InterfaceElement

  init(_ pass: InterfacePass, view: UIView, element: InterfaceElement) {
    self.pass = pass
    self.view = view
    self.element = element
  }

  /// Makes them all, and activates those that the size classes and the design leave in.
  func install() {
    let elements = element.list("constraints").filter { $0.name == "constraint" }
    var made: [(NSLayoutConstraint, InterfaceElement)] = []
    for element in elements where !(element.flag("placeholder") ?? false) {
      guard let constraint = constraint(element) else { continue }
      pass.register(constraint, element)
      pass.willConnect(constraint, element)
      pass.willSetAttributes(constraint, element)
      made.append((constraint, element))
    }
    let variations = SizeClassVariations.constraints(made, in: element, of: view)
    NSLayoutConstraint.activate(
      made.filter { variations.isInstalled($0.1, for: view.traitCollection) }.map(\.0))
  }

  // MARK: One constraint

  private func constraint(_ element: InterfaceElement) -> NSLayoutConstraint? {
    let first = element["firstItem"].map { item($0, element) } ?? view
    guard let first else { return nil }
    guard let firstAttribute = attribute("firstAttribute", element) else { return nil }
    var second: AnyObject?
    if let id = element["secondItem"] {
      second = item(id, element)
      if second == nil { return nil }
    } else if element["secondAttribute"] != nil, firstAttribute.isAgainstSuperview {
      second = view
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute,
      relatedBy: element.choice("relation") ?? .equal, toItem: second,
      attribute: second == nil
        ? .notAnAttribute : attribute("secondAttribute", element) ?? firstAttribute,
      multiplier: Self.multiplier(element["multiplier"]),
      constant: Self.constant(element, firstAttribute, second))
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func item(_ id: String, _ element: InterfaceElement) -> AnyObject? {
    if let object = pass.object(id) { return object }
    InterfaceIssue.report(
      "A constraint's item \(id) is not there; the constraint is left out.", element, in: pass.file)
    return nil
  }

  private func attribute(
    _ name: String, _ element: InterfaceElement
  ) -> NSLayoutConstraint.Attribute? {
    guard let text = element[name] else { return nil }
    if text == "baseline" { return .lastBaseline }
    if let attribute: NSLayoutConstraint.Attribute = CaseNames.value(text) { return attribute }
    InterfaceIssue.report("A constraint names the attribute '\(text)'.", element, in: pass.file)
    return nil
  }

  /// `0.5`, `1:2` or `2/3`.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }

  /// In points; a standard distance without a number is that between siblings, or to the superview's edge.
  private static func constant(
    _ element: InterfaceElement, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?
  ) -> CGFloat {
    if let constant = element.length("constant") { return constant }
    guard element.flag("symbolic") ?? false else { return 0 }
    return second is UILayoutGuide || element["secondItem"] == nil || element["firstItem"] == nil
      ? 20 : 8
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether a second attribute alone means that of the view that holds the constraint.
  fileprivate var isAgainstSuperview: Bool { self != .width && self != .height }
}
