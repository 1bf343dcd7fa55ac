import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
@Suite(.serialized) struct MethodExchangeTests {
  private final class Screen: NSObject {
    func show(_ item: String) {}
    func showPlainly(_ item: String) {}
  }

  @Test func methodsAreFoundByTheirSelectors() throws {
    let selector = Selector("show:", Screen.show)
    let method = try #require(class_getInstanceMethod(Screen.self, selector))
    #expect(method_getName(method) == selector)
    #expect(method_getNumberOfArguments(method) == 3)
    #expect(class_getInstanceMethod(Screen.self, selector) == method)
    let other = class_getInstanceMethod(Screen.self, Selector("showPlainly:", Screen.showPlainly))
    #expect(other != method)
  }

  /// The class that helpers of UI tests ask for is not there, so that they go on without.
  @Test func aClassThatIsNotThereHasNoMethods() {
    let messages = mistakes {
      let type: AnyClass? = objc_getClass("XCUIApplicationProcess") as? AnyClass
      #expect(class_getInstanceMethod(type, Selector("waitForQuiescence:")) == nil)
    }
    #expect(messages.isEmpty)
  }

  @Test func aMethodThatNoTableNamesIsAMistake() {
    let messages = mistakes {
      #expect(class_getInstanceMethod(Screen.self, Selector("hide")) == nil)
    }
    #expect(
      messages == [
        "class_getInstanceMethod(Screen, hide): methods cannot be exchanged on Linux. Override the "
          + "method, or call it through a protocol."
      ])
  }

  @Test func exchangingIsAMistake() throws {
    let one = try #require(class_getInstanceMethod(Screen.self, Selector("show:", Screen.show)))
    let other = try #require(
      class_getInstanceMethod(Screen.self, Selector("showPlainly:", Screen.showPlainly)))
    let messages = mistakes {
      method_exchangeImplementations(one, other)
      _ = method_setImplementation(one, method_getImplementation(other))
      #expect(
        !class_addMethod(
          Screen.self, Selector("hide"), method_getImplementation(one), method_getTypeEncoding(one))
      )
      class_replaceMethod(Screen.self, Selector("show:"), method_getImplementation(one), nil)
    }
    #expect(
      messages.map { $0.prefix { $0 != "." } } == [
        "method_exchangeImplementations(show:, showPlainly:): methods cannot be exchanged on Linux",
        "method_setImplementation(show:): methods cannot be exchanged on Linux",
        "class_addMethod(Screen, hide): methods cannot be exchanged on Linux",
        "class_replaceMethod(Screen, show:): methods cannot be exchanged on Linux",
      ])
  }
}
