/// The settings of one place: the defaults, an .xcconfig file, a configuration, or the command line.
struct SettingLayer: Sendable {
  /// Where the settings stand, in words for a reader.
  var origin: String
  private(set) var assignments: [String: [SettingAssignment]] = [:]

  init(origin: String) {
    self.origin = origin
  }

  /// The settings of a configuration in a project file; lists become words with spaces between.
  init(origin: String, _ values: [String: PropertyList]) {
    self.init(origin: origin)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let text =
        switch value {
        case .string(let text): text
        case .array(let items): items.compactMap(\.string).map(Self.quoted).joined(separator: " ")
        case .data, .dictionary: ""
        }
      append(SettingAssignment(key: key, value: text))
    }
  }

  init(origin: String, values: [String: String]) {
    self.init(origin: origin, values.mapValues { .string($0) })
  }

  init(origin: String, _ assignments: [SettingAssignment]) {
    self.init(origin: origin)
    for assignment in assignments { append(assignment) }
  }

  mutating func append(_ assignment: SettingAssignment) {
    assignments[assignment.name, default: []].append(assignment)
  }

  /// The values that count for a setting, the weakest first.
  func values(of name: String, in context: SettingContext) -> [String] {
    guard let all = assignments[name] else { return [] }
    if all.count == 1, all[0].conditions.isEmpty { return [all[0].value] }
    return all.enumerated()
      .filter { $0.element.applies(to: context) }
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element.value)
  }

  /// A list's item as one word; quotes that stand in the item already are the writer's own.
  private static func quoted(_ item: String) -> String {
    guard item.utf8.contains(UInt8(ascii: " ")), !item.utf8.contains(UInt8(ascii: "\"")),
      !item.utf8.contains(UInt8(ascii: "\\"))
    else { return item }
    return "\"\(item)\""
  }
}
