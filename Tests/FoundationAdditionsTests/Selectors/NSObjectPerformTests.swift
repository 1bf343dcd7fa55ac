import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
@Suite(.serialized) struct NSObjectPerformTests {
  @Test func argumentsAndResultsAreThoseOfObjectiveC() throws {
    let account = Account()
    account.perform("logIn:", with: NSString("Mia"))
    #expect(account.name == "Mia")
    account.perform("checkAndReturnError:", with: 5)
    #expect(account.log == ["5"])
    let sum = try ClassTable.method("add:to:flag:", of: account)?.call(account, [1, 2, true])
    #expect(sum as? Int == 3)
  }

  @Test func anOptionalTargetOfAnyClassPerforms() {
    let account = Account()
    let target: AnyObject? = account
    target.perform("logIn:", with: NSString("Mia"))
    #expect(account.name == "Mia")
    #expect(target.responds(to: "logIn:"))
    #expect(!target.responds(to: "logOut"))
    let typed: Account? = account
    typed.perform("setName:", with: "Ben")
    #expect(account.name == "Ben")
    let nothing: AnyObject? = nil
    #expect(nothing.perform("logIn:", with: "Mia") == nil)
    #expect(!nothing.responds(to: "logIn:"))
  }

  @Test func accessorsOfPropertiesAreMethods() {
    let account = Account()
    account.perform("setName:", with: "Ben")
    #expect(account.perform("name")?.takeUnretainedValue() as? String == "Ben")
    #expect(account.responds(to: "isActive"))
    #expect(account.responds(to: "setAge:"))
    #expect(!account.responds(to: "setId:"))
  }

  @Test func overridingMethodsAreCalled() {
    let guest = Guest()
    guest.perform("logIn:", with: "Mia")
    #expect(guest.name == "guest Mia")
  }

  @Test func anUnknownSelectorSaysWhichThereAre() {
    let messages = mistakes { Account().perform("login:", with: "Mia") }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "-[Account login:]: unrecognized selector sent to instance. Did you mean logIn:? Account has "
          + "the methods add:to:flag:, addedInExtension, age, checkAndReturnError:, ") == true,
      "\(messages)")
  }

  @Test func anArgumentOfAnotherTypeIsAMistake() {
    #expect(
      mistakes { Account().perform("logIn:", with: [1]) } == [
        "-[Account logIn:]: argument 1 is of a type that the method doesn't take; it was called with "
          + "[\"Array<Int>\"]."
      ])
  }

  @Test func aDelayedCallComesOnTheMainQueueUnlessCancelled() async {
    let account = Account()
    account.perform("logIn:", with: "late", afterDelay: 0)
    account.perform("addedInExtension", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: account, selector: "addedInExtension", object: nil)
    #expect(account.name == "nobody")
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { done.resume() }
    }
    #expect(account.name == "late")
    #expect(account.log == [])
  }

  @Test func callsCanComeOnTheMainThread() async {
    let account = Account()
    account.performSelector(onMainThread: "logIn:", with: "now", waitUntilDone: true)
    #expect(account.name == "now")
    account.performSelector(onMainThread: "logIn:", with: "later", waitUntilDone: false)
    #expect(account.name == "now")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(account.name == "later")
  }

  @Test func aThreadIsChosenForACall() {
    let account = Account()
    account.perform("logIn:", on: .main, with: "main", waitUntilDone: true)
    #expect(account.name == "main")
    let messages = mistakes {
      account.perform("logIn:", on: Thread {}, with: "other", waitUntilDone: true)
    }
    #expect(account.name == "main")
    #expect(
      messages == [
        "perform(logIn:, on:with:waitUntilDone:): only the main thread has a run loop that others reach "
          + "on Linux. Use the main thread or a queue."
      ])
  }

  @Test func aSelectorCarriesItsMethod() {
    let lamp = Lamp()
    let selector = Selector("switchOn:", Lamp.switchOn(_:))
    #expect(selector == Selector("switchOn:"))
    lamp.perform(Selector("switchOn:"), with: true)
    #expect(lamp.isOn)
    #expect(NSStringFromSelector(selector) == "switchOn:")
  }
}

@MainActor
private final class Lamp: NSObject {
  var isOn = false
  func switchOn(_ on: Bool) { isOn = on }
}
