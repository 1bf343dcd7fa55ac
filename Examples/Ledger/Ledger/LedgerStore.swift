import Foundation

/// One amount that came in or went out.
struct Entry: Equatable {
  var title: String
  /// In cents; negative went out.
  var amount: Int
}

extension Notification.Name {
  static let ledgerDidChange = Notification.Name("LedgerDidChange")
}

/// The entries, and what they add up to.
class LedgerStore: NSObject {
  private(set) var entries: [Entry] = []

  /// Watched by the summary below the list.
  @objc dynamic private(set) var balance = 0

  func add(_ entry: Entry) {
    entries.append(entry)
    balance += entry.amount
    NotificationCenter.default.post(name: .ledgerDidChange, object: self)
  }

  func remove(at index: Int) {
    balance -= entries.remove(at: index).amount
    NotificationCenter.default.post(name: .ledgerDidChange, object: self)
  }

  func addSamples() {
    add(Entry(title: "Salary", amount: 250_000))
    add(Entry(title: "Rent", amount: -90_000))
    add(Entry(title: "Books", amount: -4_250))
  }
}

extension Int {
  /// Cents as people write them.
  var asAmount: String {
    let cents = abs(self) % 100
    return "\(self < 0 ? "-" : "")\(abs(self) / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
