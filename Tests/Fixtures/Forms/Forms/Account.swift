import Foundation

/// A model that tells its observers.
@objcMembers
class Account: NSObject {
  dynamic var name = ""
  dynamic var balance = 0
  @objc(isOpen) dynamic var open = true
  var notes: [String] = []

  func close(reason: String) -> String {
    open = false
    return "closed: \(reason)"
  }

  class func bankName() -> String { "Forms Bank" }
}

@objc protocol AccountWatcher: AnyObject {
  func accountDidOpen(_ account: Account)
  @objc optional func accountDidClose(_ account: Account)
  @objc optional var priority: Int { get }
}

class Ledger: NSObject {
  weak var watcher: AccountWatcher?

  func open(_ account: Account) { watcher?.accountDidOpen(account) }

  func close(_ account: Account) -> Bool {
    guard let tell = watcher?.accountDidClose else { return false }
    tell(account)
    return true
  }

  var priority: Int { watcher?.priority ?? -1 }
}

@objc(ArchivedNote) class Note: NSObject {
  @NSManaged var body: String
}
