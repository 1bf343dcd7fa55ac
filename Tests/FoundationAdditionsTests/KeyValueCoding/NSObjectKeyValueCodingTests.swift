import Device
import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
@Suite(.serialized) struct NSObjectKeyValueCodingTests {
  @Test func keysReadAndSetProperties() {
    let account = Account()
    account.setValue("Mia", forKey: "name")
    account.setValue(NSNumber(value: 30), forKey: "age")
    account.setValue(1, forKey: "kind")
    account.setValue(NSString("Mi"), forKey: "nickname")
    account.setValue(2, forKey: "score")
    account.setValue(true, forKey: "active")
    #expect(account.name == "Mia")
    #expect(account.age == 30)
    #expect(account.kind == .admin)
    #expect(account.nickname == "Mi")
    #expect(account.score == 2)
    #expect(account.isActive)
    #expect(account.value(forKey: "kind") as? Int == 1)
    #expect(account.value(forKey: "age") as? NSNumber == 30)
    #expect(account.value(forKey: "score") as? CGFloat == 2)
    #expect(account.value(forKey: "score") as? Double == 2)
    #expect(account.value(forKey: "isActive") as? Bool == true)
    account.setValue(nil, forKey: "nickname")
    #expect(account.nickname == nil)
    #expect(account.value(forKey: "nickname") == nil)
  }

  @Test func objectsAndCollectionsOfThemAreSet() {
    let account = Account()
    let friend = Guest()
    account.setValue(friend, forKey: "friend")
    account.setValue(NSArray(array: [friend, Account()]), forKey: "friends")
    #expect(account.friend === friend)
    #expect(account.friends.count == 2)
    #expect(account.friends.first === friend)
  }

  @Test func pathsGoThroughObjectsAndCollections() {
    let account = Account()
    let friend = Account()
    account.friends = [friend, Account()]
    account.friend = friend
    account.setValue("Ben", forKeyPath: "friend.name")
    account.setValue(4, forKeyPath: "friends.age")
    #expect(friend.name == "Ben")
    #expect(account.value(forKeyPath: "friend.name") as? String == "Ben")
    #expect(account.value(forKeyPath: "friends.name") as? [String] == ["Ben", "nobody"])
    #expect(account.value(forKeyPath: "friends.@sum.age") as? Int == 8)
    #expect(account.value(forKeyPath: "friends.@count") as? Int == 2)
    #expect(account.value(forKeyPath: "friends.@max.name") as? String == "nobody")
    account.friend = nil
    #expect(account.value(forKeyPath: "friend.name") == nil)
  }

  @Test func severalKeysAreReadAndSetAtOnce() {
    let account = Account()
    account.setValuesForKeys(["name": "Mia", "age": 3, "nickname": NSNull()])
    let values = account.dictionaryWithValues(forKeys: ["name", "age", "nickname"])
    #expect(values["name"] as? String == "Mia")
    #expect(values["age"] as? Int == 3)
    #expect(values["nickname"] is NSNull)
  }

  @Test func anUnknownKeySaysWhichThereAre() {
    let messages = mistakes { Account().setValue(1, forKey: "nam") }
    #expect(
      messages == [
        "-[Account setValue:forUndefinedKey:]: the class is not key value coding-compliant for the "
          + "key nam. Did you mean name? Account has the keys active, age, friend, friends, id, kind, "
          + "name, nickname, score, seenCount."
      ])
  }

  @Test func aValueOfAnotherTypeIsAMistake() {
    #expect(
      mistakes { Account().setValue([1], forKey: "age") } == [
        "-[Account setValue:forKey:]: age is of the type Int, and [1], a Array<Int>, cannot be made "
          + "into one."
      ])
    #expect(
      mistakes { Account().setValue(nil, forKey: "age") } == [
        "-[Account setNilValueForKey:]: age is of the type Int, which has no nil."
      ])
    #expect(
      mistakes { Account().setValue(1, forKey: "id") } == [
        "-[Account setValue:forKey:]: id can only be read."
      ])
  }

  @Test func aClassHasItsOwnWayWithUnknownKeys() {
    let box = LooseBox()
    box.setValue(5, forKey: "anything")
    #expect(box.values["anything"] as? Int == 5)
    #expect(box.value(forKey: "anything") as? Int == 5)
    #expect(box.value(forKey: "nothing") == nil)
    let messages = mistakes { box.setValue(1, forKey: "forbidden") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("compliant for the key forbidden") == true)
  }
}

/// What is said to be a mistake while `work` runs.
@MainActor
func mistakes(_ work: () -> Void) -> [String] {
  var messages: [String] = []
  let handler = RuntimeIssue.handler
  RuntimeIssue.handler = { messages.append($0) }
  work()
  RuntimeIssue.handler = handler
  return messages
}

/// Takes any key; its methods were overrides.
private final class LooseBox: NSObject {
  var values: [String: Any] = [:]

  func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard key != "forbidden" else { return super.setValue(value, forUndefinedKey: key) }
    values[key] = value
  }

  func value(forUndefinedKey key: String) -> Any? { values[key] }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in
    [
      ClassTable(
        LooseBox.self,
        methods: [
          ObjectiveCMethod("setValue:forUndefinedKey:", LooseBox.setValue(_:forUndefinedKey:)),
          ObjectiveCMethod("valueForUndefinedKey:", LooseBox.value(forUndefinedKey:)),
        ])
    ]
  }
}
