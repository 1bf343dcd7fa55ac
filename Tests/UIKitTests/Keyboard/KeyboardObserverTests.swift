import Dispatch
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct KeyboardObserverTests {
  private final class Count {
    var changes = 0
  }

  private let count = Count()

  @Test func itHearsOfTheKeyboardWhileItLives() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    var observer: KeyboardObserver? = KeyboardObserver { [count] in count.changes += 1 }
    _ = field.becomeFirstResponder()
    settle()
    #expect(count.changes == 1)
    _ = field.resignFirstResponder()
    settle()
    #expect(count.changes == 2)
    withExtendedLifetime(observer) {}
    observer = nil
    _ = field.becomeFirstResponder()
    settle()
    _ = field.resignFirstResponder()
    settle()
    #expect(count.changes == 2)
  }

  /// An app may post the notification itself, as tests of its own handlers do.
  @Test func whatAnotherThreadPostsIsNoKeyboard() {
    let observer = KeyboardObserver { [count] in count.changes += 1 }
    let name = UIResponder.keyboardWillShowNotification
    let isPosted = DispatchSemaphore(value: 0)
    // The main thread waits here: other tests, which show keyboards of theirs, run on it too.
    Thread.detachNewThread {
      NotificationCenter.default.post(name: name, object: nil)
      isPosted.signal()
    }
    isPosted.wait()
    settle()
    #expect(count.changes == 0)
    withExtendedLifetime(observer) {}
  }
}
