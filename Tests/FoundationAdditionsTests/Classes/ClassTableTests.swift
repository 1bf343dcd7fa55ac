import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ClassTableTests {
  @Test func namesFindMethodsOfASuperclass() throws {
    #expect(ClassTable.method("logIn:", of: Guest()) != nil)
    #expect(ClassTable.method("logOut", of: Guest()) == nil)
    #expect(Guest().responds(to: "logIn:"))
  }

  @Test func tablesOfOneClassAddUp() {
    let selectors = ClassTable.selectors(of: Account.self).map(\.name)
    #expect(selectors.contains("logIn:"))
    #expect(selectors.contains("addedInExtension"))
    #expect(selectors.contains("setName:"))
  }

  @Test func privateMembersAreReached() {
    let account = Account()
    account.perform("markSeen")
    #expect(account.value(forKey: "seenCount") as? Int == 1)
  }

  @Test func classesAreFoundByTheirNames() {
    #expect(ClassTable.class(named: "OldAccount") == Account.self)
    #expect(ClassTable.class(named: "FoundationAdditionsTests.Account") == Account.self)
    #expect(ClassTable.class(named: "Account", module: "FoundationAdditionsTests") == Account.self)
    #expect(ClassTable.class(named: "Account") == Account.self)
    #expect(ClassTable.class(named: "Guest.Badge") == nil)
    #expect(
      ClassTable.class(named: "FoundationAdditionsTests.Guest.Badge") == Guest.Badge.self)
    #expect(ClassTable.class(named: "NoSuchAccount") == nil)
  }

  @Test func classesTellTheirNames() {
    #expect(NSStringFromClass(objectiveC: Account.self) == "OldAccount")
    #expect(String(describing: Account.self) == "Account")
    #expect(NSStringFromClass(objectiveC: Guest.self) == "FoundationAdditionsTests.Guest")
    #expect(NSStringFromClass(objectiveC: NSObject.self) == "NSObject")
    #expect(NSClassFromString(objectiveC: "OldAccount") == Account.self)
    // Types around a class may be of three kinds each.
    let long = String(repeating: "Outer.", count: 60) + "Inner"
    #expect(NSClassFromString(objectiveC: long) == nil)
  }

  @Test func objectsRespondToWhatDelegatesAreAskedFor() {
    #expect(Account().responds(to: "accountShouldClose:"))
    #expect(Guest().responds(to: "accountDidClose:"))
    #expect(Account.instancesRespond(to: "accountDidClose:"))
    #expect(!Account().responds(to: "accountWillClose:"))
    #expect(ClassTable.method("accountDidClose:", of: Account()) == nil)
  }

  @Test func classMethodsAreCalledOnClasses() {
    let made = Account.perform("accountNamed:", with: "Mia")
    #expect((made?.takeUnretainedValue() as? Account)?.name == "Mia")
    #expect(Account.responds(to: "accountNamed:"))
    #expect(!Account().responds(to: "accountNamed:"))
  }
}

/// A class as the adaptation of Objective-C code leaves it.
class Account: NSObject {
  enum Kind: Int { case normal, admin }

  var name = "nobody"
  var age = 0
  var kind = Kind.normal
  var nickname: String?
  weak var friend: Account?
  var friends: [Account] = []
  var isActive = false
  var score: CGFloat = 0
  let id = 7
  private var seenCount = 0
  var log: [String] = []

  func logIn(_ name: String) { self.name = name }
  private func markSeen() { seenCount += 1 }
  func add(_ count: Int, to other: Int, flag: Bool) -> Int { flag ? count + other : 0 }
  func check(_ value: NSNumber) throws { log.append("\(value)") }
  static func named(_ name: String) -> Account {
    let account = Account()
    account.name = name
    return account
  }
}

extension Account {
  fileprivate static var table: ClassTable {
    ClassTable(
      Account.self, name: "OldAccount",
      methods: [
        ObjectiveCMethod("logIn:", Account.logIn(_:)),
        ObjectiveCMethod("markSeen", Account.markSeen),
        ObjectiveCMethod("add:to:flag:", Account.add(_:to:flag:)),
        ObjectiveCMethod("checkAndReturnError:", Account.check(_:)),
        ObjectiveCMethod(class: "accountNamed:", Account.named(_:)),
      ],
      properties: [
        ObjectiveCProperty("name", \Account.name),
        ObjectiveCProperty("age", \Account.age),
        ObjectiveCProperty("kind", \Account.kind),
        ObjectiveCProperty("nickname", \Account.nickname),
        ObjectiveCProperty("friend", \Account.friend),
        ObjectiveCProperty("friends", \Account.friends),
        ObjectiveCProperty("active", \Account.isActive, getter: "isActive"),
        ObjectiveCProperty("score", \Account.score),
        ObjectiveCProperty("id", \Account.id),
        ObjectiveCProperty("seenCount", \Account.seenCount),
      ], requirements: "accountShouldClose: accountDidClose:")
  }

  func addedInExtension() { log.append("added") }
}

final class Guest: Account {
  final class Badge: NSObject {}

  override func logIn(_ name: String) { self.name = "guest " + name }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in [Account.table] }
  ClassTable.register { @MainActor in
    [
      ClassTable(
        Account.self,
        methods: [ObjectiveCMethod("addedInExtension", Account.addedInExtension)])
    ]
  }
}
