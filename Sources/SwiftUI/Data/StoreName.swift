import Foundation

/// Which values a store of user defaults holds: all objects of one suite hold the same.
///
/// Views often make an object of their suite each time that they are made.
enum StoreName: Hashable {
  case standard
  case suite(String)
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

  /// Foundation keeps the name to itself.
  private static func suite(of store: UserDefaults) -> String? {
    Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
  }
}
