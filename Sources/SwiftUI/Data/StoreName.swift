import Device
import Foundation

/// Which values a store of user defaults holds: all objects of one suite hold the same.
///
/// Views often make an object of their suite each time that they are made.
enum StoreName: Hashable {
  case standard
  case suite(String)
  /// A store whose suite is not known.
  case object(ObjectIdentifier)

  init(_ store: UserDefaults) {
    if store === UserDefaults.standard {
      self = .standard
    } else if let suite = Self.suite(of: store) {
      self = .suite(suite)
    } else {
      self = .object(ObjectIdentifier(store))
    }
  }

  static func areSame(_ one: UserDefaults?, _ other: UserDefaults?) -> Bool {
    guard let one, let other, one !== other else { return one === other }
    return StoreName(one) == StoreName(other)
  }

  /// Foundation keeps the name to itself, in a field of `UserDefaults`, which an app's class may inherit.
  private static func suite(of store: UserDefaults) -> String? {
    var level: Mirror? = Mirror(reflecting: store)
    while let mirror = level, mirror.subjectType != UserDefaults.self {
      level = mirror.superclassMirror
    }
    return level?.children.first { $0.label == "suite" }?.value as? String
  }
}

// MARK: - The seam

extension StoreName {
  /// What is wrong with the field; nil if all is as it should be.
  fileprivate static var problem: String? {
    let name = "vitrine.store-name"
    guard let store = UserDefaults(suiteName: name) else { return "none is made of a suite" }
    let found = suite(of: store)
    return found == name ? nil : "the suite \(name) is told as \(found ?? "nothing")"
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The suites of user defaults", needs: "the field `suite` of Foundation's UserDefaults",
    cost: """
      Views that make the store of their @AppStorage each time that they are made are evaluated with each \
      update around them, and what they have read from each of their stores is kept until the app ends.
      """
  ) {
    StoreName.problem
  }
}
