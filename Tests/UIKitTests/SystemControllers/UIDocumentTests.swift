import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIDocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      errors += 1
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }
  }

  private func place() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
  }

  @Test func aNoteIsWrittenAndReadAgain() throws {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.text = "Buy milk"
    #expect(note.documentState == .closed)
    var told: [Bool] = []
    note.save(to: url, for: .forCreating) { told.append($0) }
    settle()
    #expect(told == [true])
    #expect(note.documentState == .normal)
    #expect(note.fileType == "public.plain-text")
    note.close { told.append($0) }
    settle()
    #expect(note.documentState == .closed)
    let again = Note(fileURL: url)
    again.open { told.append($0) }
    settle()
    #expect(told == [true, true, true])
    #expect(again.text == "Buy milk")
  }

  @Test func changesAreSavedByThemselves() throws {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("one".utf8).write(to: url)
    let note = Note(fileURL: url)
    note.open()
    note.text = "two"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(try String(contentsOf: url, encoding: .utf8) == "one")
    pass(20)
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")
    #expect(!note.hasUnsavedChanges)
    note.text = "three"
    note.updateChangeCount(.done)
    note.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "three")
  }

  @Test func whatCanBeUndoneIsAChange() throws {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    let note = Note(fileURL: url)
    note.open()
    note.undoManager.groupsByEvent = false
    note.undoManager.beginUndoGrouping()
    note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    note.undoManager.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(!note.hasUnsavedChanges)
    note.close()
  }

  @Test func aFileThatIsNotThereDoesNotOpen() {
    let note = Note(fileURL: place())
    var told: [Bool] = []
    note.open { told.append($0) }
    settle()
    #expect(told == [false])
    #expect(note.errors == 1)
    #expect(note.documentState == .closed)
  }

  @Test func whatCannotBeSavedSaysSo() throws {
    let url = place()
    defer { try? FileManager.default.removeItem(at: url) }
    try Data().write(to: url)
    let note = Note(fileURL: url)
    note.open()
    note.save(to: URL(fileURLWithPath: "/nowhere/note.txt"), for: .forCreating)
    #expect(note.documentState == .savingError)
    #expect(note.fileURL == url)
    note.save(to: url, for: .forOverwriting)
    #expect(note.documentState == .normal)
    note.close()
  }
}
