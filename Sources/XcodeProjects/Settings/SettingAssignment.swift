/// One line of settings: a value, and under which circumstances it counts.
struct SettingAssignment: Equatable, Sendable {
  var name: String
  /// The `[sdk=…]`, `[arch=…]` and `[config=…]` after the name.
  var conditions: [Condition]
  var value: String

  /// One pair of brackets after a setting's name.
  struct Condition: Equatable, Sendable {
    var key: String
    var pattern: String
  }

  /// Takes a key of a project file apart, as `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
  init(key: String, value: String) {
    self.value = value
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      name = key
      conditions = []
      return
    }
    name = String(key[..<bracket])
    // Several conditions may also stand in one pair of brackets, between commas.
    conditions = key[bracket...].split { "[],".contains($0) }.compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return Condition(
        key: String(sides[0]).trimmed, pattern: String(sides[1]).trimmed)
    }
  }

  func applies(to context: SettingContext) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.key {
      case "sdk": Glob.matches(context.sdk, condition.pattern)
      case "arch": Glob.matches(context.architecture, condition.pattern)
      case "config": Glob.matches(context.configuration, condition.pattern)
      case "variant": Glob.matches("normal", condition.pattern)
      default: false
      }
    }
  }

  /// How closely the conditions say when the value counts; the closest wins.
  var specificity: Int {
    conditions.reduce(0) { $0 + ($1.pattern.contains("*") ? 1 : 2) }
  }
}

/// What the conditions of settings are compared with: an iPhone simulator on Apple silicon.
struct SettingContext: Equatable, Sendable {
  var configuration: String
  var sdk = "iphonesimulator26.0"
  var architecture = "arm64"
}
