import CoreGraphics
import Device
import Foundation

/// Reads the visual format language of constraints, such as `H:|-[name(>=80)]-8-[value]-|`.
@MainActor
struct VisualFormat {
  struct Problem: Error {
    let message: String
  }

  private enum Item {
    case superview
    case view(AnyObject)
  }

  private enum Target {
    case number(CGFloat)
    case item(AnyObject)
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var target: Target
    var priority = UILayoutPriority.required
  }

  /// What lies between two items: nil for the standard distance.
  private typealias Connection = [Predicate]?

  private let metrics: [String: Any]
  private let views: [String: Any]
  private let options: NSLayoutConstraint.FormatOptions
  private var rest: Substring
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []
  private var order: [AnyObject] = []

  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options, metrics, views)
    try reader.read()
    return reader.result
  }

  private init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.options = options
    self.metrics = metrics
    self.views = views
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  // MARK: Reading

  private mutating func read() throws {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: Item?
    var connection: Connection = []
    if take("|") {
      last = .superview
      connection = try readConnection()
    }
    while !rest.isEmpty {
      let item: Item = take("|") ? .superview : try readView()
      if let last { try connect(last, item, connection) }
      if case .view(let view) = item { order.append(view) }
      last = item
      if case .superview = item { break }
      if rest.isEmpty { break }
      connection = try readConnection()
    }
    guard rest.isEmpty else { throw Problem(message: "cannot read “\(rest)”") }
    align()
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func readView() throws -> Item {
    guard take("[") else { throw Problem(message: "expected a view at “\(rest)”") }
    let view = try named(readName())
    if take("(") {
      for predicate in try readPredicates() { add(size: predicate, of: view) }
    }
    guard take("]") else { throw Problem(message: "expected ] at “\(rest)”") }
    return .view(view)
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(name.count)
    return String(name)
  }

  private func named(_ name: String) throws -> AnyObject {
    guard let view = views[name] else {
      throw Problem(message: "“\(name)” is not among the views \(views.keys.sorted())")
    }
    return view as AnyObject
  }

  /// Nothing between the items is no distance at all.
  private mutating func readConnection() throws -> Connection {
    guard take("-") else { return [Predicate(target: .number(0))] }
    if rest.hasPrefix("|") || rest.hasPrefix("[") { return nil }
    let predicates = take("(") ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw Problem(message: "expected - at “\(rest)”") }
    return predicates
  }

  /// After the opening bracket.
  private mutating func readPredicates() throws -> [Predicate] {
    var predicates = [try readPredicate()]
    while take(",") { predicates.append(try readPredicate()) }
    guard take(")") else { throw Problem(message: "expected ) at “\(rest)”") }
    return predicates
  }

  private mutating func readPredicate() throws -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = Predicate(relation: relation, target: try readTarget())
    if take("@") {
      guard case .number(let value) = try readTarget() else {
        throw Problem(message: "expected a priority at “\(rest)”")
      }
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  private mutating func readTarget() throws -> Target {
    let sign: CGFloat = take("-") ? -1 : 1
    let name = readName()
    if let number = Double(name) { return .number(sign * CGFloat(number)) }
    if let metric = metrics[name] {
      guard let value = Self.number(metric) else {
        throw Problem(message: "the metric “\(name)” is no number")
      }
      return .number(sign * value)
    }
    return .item(try named(name))
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Constraints

  private mutating func add(size predicate: Predicate, of view: AnyObject) {
    let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    switch predicate.target {
    case .number(let value):
      add(view, size, predicate, nil, .notAnAttribute, value)
    case .item(let other):
      add(view, size, predicate, other, size, 0)
    }
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: constant)
    constraint.priority = predicate.priority
    result.append(constraint)
  }

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }

  private func superview(of view: AnyObject) throws -> UIView {
    let found = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView
    guard let found else { throw Problem(message: "a view beside | has no superview") }
    return found
  }

  private mutating func connect(_ left: Item, _ right: Item, _ connection: Connection) throws {
    let margins: [NSLayoutConstraint.Attribute] =
      isVertical ? [.topMargin, .bottomMargin] : [.leadingMargin, .trailingMargin]
    let plain = Predicate(target: .number(0))
    switch (left, right) {
    case (.superview, .view(let view)):
      let parent = try superview(of: view)
      guard let connection else { return add(view, start, plain, parent, margins[0], 0) }
      for predicate in connection { try distance(view, start, predicate, parent, start) }
    case (.view(let view), .superview):
      let parent = try superview(of: view)
      guard let connection else { return add(parent, margins[1], plain, view, end, 0) }
      for predicate in connection { try distance(parent, end, predicate, view, end) }
    case (.view(let first), .view(let second)):
      let standard = [Predicate(target: .number(8))]
      for predicate in connection ?? standard {
        try distance(second, start, predicate, first, end)
      }
    case (.superview, .superview):
      throw Problem(message: "there is no view between the edges")
    }
  }

  private mutating func distance(
    _ second: AnyObject, _ secondAttribute: NSLayoutConstraint.Attribute, _ predicate: Predicate,
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute
  ) throws {
    guard case .number(let value) = predicate.target else {
      throw Problem(message: "a distance must be a number")
    }
    add(second, secondAttribute, predicate, first, firstAttribute, value)
  }

  private mutating func align() {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (first, second) in zip(order, order.dropFirst()) {
        add(first, attribute, Predicate(target: .number(0)), second, attribute, 0)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Makes the constraints that a line of the visual format language describes.
  ///
  /// A line that cannot be read fails the test, as iOS ends the app, and gives none.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormat.constraints(format, opts, metrics ?? [:], views)
    } catch {
      let reason = (error as? VisualFormat.Problem)?.message ?? "\(error)"
      RuntimeIssue.fail("Unable to parse constraint format “\(format)”: \(reason).")
      return []
    }
  }
}
