import Foundation

/// Values and what is in them, a line a value, as reflection sees them.
enum ValueDump {
  /// The lines, each with a line break behind it.
  static func text(of value: Any) -> String {
    dump(of: value, Entered()).lines(name: nil).map { "\($0)\n" }.joined()
  }

  /// The text without the addresses of objects, which differ from run to run.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }

  /// The objects around a value, which must not be entered again.
  private struct Entered {
    private var objects: Set<ObjectIdentifier> = []
    /// Those that describe themselves, since the last one that doesn't.
    ///
    /// They may be entered again: only a circle of nothing but such ones has no end.
    private var described: Set<ObjectIdentifier> = []

    /// - Returns: whether the object may be entered.
    mutating func enter(_ object: ObjectIdentifier, describesItself: Bool) -> Bool {
      if describesItself { return described.insert(object).inserted }
      described = []
      return objects.insert(object).inserted
    }
  }

  /// A value's lines, before its owner's name for it is in them.
  private struct Dump {
    /// `▿` for a value that consists of others.
    let bullet: String
    /// What stands for the value; nil for an object around itself.
    let text: String?
    /// The lines of what is in it.
    var below: [String] = []

    func lines(name: String?) -> [String] {
      guard let text else { return ["\(bullet) \(name ?? "value") (circular reference detected)"] }
      return ["\(bullet) \(name.map { "\($0): " } ?? "")\(text)"] + below.map { "  \($0)" }
    }
  }

  private static func dump(of value: Any, _ entered: Entered) -> Dump {
    let mirror = Mirror(reflecting: value)
    let own = isValue(mirror) ? value as? any AnySnapshotStringConvertible : nil
    if let own, !type(of: own).renderChildren {
      return Dump(bullet: "-", text: own.snapshotDescription)
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let describesItself = own != nil || value is any CustomStringConvertible
    var entered = entered
    if mirror.displayStyle == .class,
      !entered.enter(ObjectIdentifier(value as AnyObject), describesItself: describesItself)
    {
      return Dump(bullet: bullet, text: nil)
    }
    var children = mirror.children.map { child in
      (label: child.label, dump: dump(of: child.value, entered))
    }
    if isSorted(mirror, describesItself: describesItself) {
      children =
        children.map { (key: sortKey($0.label, $0.dump), child: $0) }
        .sorted { $0.key < $1.key }.map(\.child)
    }
    return Dump(
      bullet: bullet, text: headline(value, mirror),
      below: children.flatMap { $0.dump.lines(name: $0.label) })
  }

  /// What a child is sorted by: the lines of its label and then of its value, so that the label decides and
  /// what has none goes by the value.
  private static func sortKey(_ label: String?, _ value: Dump) -> String {
    var name = Dump(bullet: "-", text: "Optional<String>.none")
    if let label {
      name = Dump(
        bullet: "▿", text: "Optional<String>", below: ["- some: \(label.debugDescription)"])
    }
    return (name.lines(name: "label") + value.lines(name: "value")).map { "  \($0)\n" }.joined()
  }

  /// Whether the value is none that consists of others by its nature.
  private static func isValue(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional:
      mirror.subjectType == Data.self
    default: true
    }
  }

  /// Whether the order of what is in the value says nothing.
  private static func isSorted(_ mirror: Mirror, describesItself: Bool) -> Bool {
    switch mirror.displayStyle {
    case .dictionary, .set: true
    case .class, .struct: !describesItself
    default: false
    }
  }

  private static func headline(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    switch mirror.displayStyle {
    case .collection: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    case .tuple: return "(\(counted("element", "elements")))"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible { return own.description }
    switch mirror.displayStyle {
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    case .class, .struct: return typeName(mirror)
    default: return "\(value)"
    }
  }

  /// The type's name, without the numbers that the compiler gives to types inside of functions.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
