import Foundation

/// Which tips a test shows or hides whatever their rules say.
struct TipTesting: Sendable {
  enum Wish: Sendable { case shown, hidden }

  private var all: Wish?
  /// By the names of the types.
  private var types: [String: Wish] = [:]
  /// The tips that were invalidated since: closing one works in tests too.
  private(set) var done: [String: Tips.InvalidationReason] = [:]

  init(all: Wish? = nil) { self.all = all }

  /// What the arguments of the launch say.
  init(_ defaults: UserDefaults) {
    let prefix = "com.apple.TipKit."
    if defaults.bool(forKey: prefix + "ShowAllTips") { all = .shown }
    if defaults.bool(forKey: prefix + "HideAllTips") { all = .hidden }
    for (key, wish) in [("ShowTips", Wish.shown), ("HideTips", .hidden)] {
      let names = defaults.string(forKey: prefix + key)?.split(separator: ",") ?? []
      for name in names { types[name.trimmingCharacters(in: .whitespaces)] = wish }
    }
  }

  /// Whether the store begins anew at this launch.
  static func resets(_ defaults: UserDefaults) -> Bool {
    defaults.bool(forKey: "com.apple.TipKit.ResetDatastore")
  }

  mutating func set(_ wish: Wish, for names: [String]) {
    for name in names { types[name] = wish }
    done = [:]
  }

  func wish(for tip: any Tip) -> Wish? {
    let type: any Tip.Type = (tip as? AnyTip).map { Swift.type(of: $0.base) } ?? Swift.type(of: tip)
    return types[String(describing: type)] ?? all
  }

  mutating func end(_ id: String, _ reason: Tips.InvalidationReason) { done[id] = reason }
  mutating func forget(_ id: String) { done[id] = nil }
}
