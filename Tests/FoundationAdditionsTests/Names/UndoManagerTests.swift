import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let undo = UndoManager()

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Set")
      value = new
    }
  }

  @Test func aMethodTakesBackWithItsObject() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let list = NamedList()
    undo.registerUndo(withTarget: list, selector: Selector("take:"), object: "a")
    undo.undo()
    #expect(list.names == ["a"])
  }

  @Test func takesBackAndMakesAgain() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    counter.set(1)
    counter.set(2)
    #expect(counter.undo.undoMenuItemTitle == "Undo Set")
    counter.undo.undo()
    #expect(counter.value == 1)
    #expect(counter.undo.canRedo)
    counter.undo.redo()
    #expect(counter.value == 2)
    counter.undo.undo()
    counter.undo.undo()
    #expect(counter.value == 0)
    #expect(!counter.undo.canUndo)
  }

  @Test func changesOfOneTurnGoTogether() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.undo.undo()
    #expect(counter.value == 0)
    counter.undo.redo()
    #expect(counter.value == 2)
  }

  @Test func disabledRegistrationKeepsNothing() {
    let counter = Counter()
    counter.undo.disableUndoRegistration()
    counter.set(5)
    #expect(!counter.undo.canUndo)
    counter.undo.enableUndoRegistration()
    counter.set(6)
    counter.undo.removeAllActions(withTarget: counter)
    counter.undo.undo()
    #expect(counter.value == 6)
  }
}

/// As the adaptation writes a class with an `@objc` method.
private final class NamedList: NSObject {
  var names: [String] = []

  func take(_ name: String) { names.append(name) }

  override init() {
    _ = Self.isRegistered
    super.init()
  }

  private static let isRegistered: Bool = {
    ClassTable.register {
      [ClassTable(NamedList.self, methods: [ObjectiveCMethod("take:", NamedList.take(_:))])]
    }
    return true
  }()
}
