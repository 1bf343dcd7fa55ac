import Foundation
import ReviewRecords
import Testing
import VitrineTool

/// The page in a real browser, from the server to the files.
@Suite(.serialized, .enabled(if: Browser.program != nil, "No browser is installed."))
final class ReviewPageTests {
  private let run = ReviewRun()
  private let price = ElementIdentity(kind: "Text", identifier: "price", number: 1)

  /// Two variants that differ in one way, one that differs in another, and a new one.
  private func fill() throws {
    let (old, new) = (ReviewPictures.reference(), ReviewPictures.snapshot())
    let box = ReviewBox(x: 20, y: 60, width: 60, height: 20)
    let element = ReviewElement(identity: price, label: "1.20", frame: box)
    for name in ["looks.phone-de.vitrine.png", "looks.phone-en.vitrine.png"] {
      try run.add(
        name, reasons: ["Text '1.20' says '1.30' now"], causes: ["price"], snapshot: new, old: old,
        scale: 1, boxes: [box], elements: [element])
    }
    try run.add("total.1.txt", reasons: ["12 became 13"], causes: ["total"])
    try run.add("first.1.vitrine.png", kind: .new, snapshot: new, scale: 1)
  }

  private func serving(_ body: (Browser) throws -> Void) throws {
    let server = try ReviewServer(run.store, port: 0)
    let address = server.address
    let unchecked = UncheckedServer(server: server)
    Thread.detachNewThread { while (try? unchecked.server.answerNext()) != nil {} }
    let browser = try Browser()
    try browser.open(address)
    try body(browser)
  }

  private struct UncheckedServer: @unchecked Sendable {
    let server: ReviewServer
  }

  @Test func equalDifferencesStandTogether() throws {
    try fill()
    try serving { browser in
      try browser.wait("document.querySelector('.group')")
      #expect(try browser.count(".group") == 3)
      #expect(try browser.text(".group h2").contains("Text '1.20' says '1.30' now"))
      #expect(try browser.count(".group:first-child .entry") == 2)
      #expect(try browser.text("#count") == "0 of 4 decided, 3 groups")
      #expect(try browser.text(".layers .first") == "elements")
      #expect(try browser.text("#boxes") == "20, 60: 60 × 20")
    }
  }

  @Test func eachViewShowsBothPictures() throws {
    try fill()
    try serving { browser in
      try browser.wait("document.querySelectorAll('figure').length === 2")
      #expect(try browser.count(".box") == 1)
      for (key, sheets) in [("2", ".knob"), ("3", ".top"), ("5", ".heat .blend")] {
        try browser.press(key)
        try browser.wait("document.querySelector('\(sheets)')")
        #expect(try browser.count("#stage img") == 2)
      }
      try browser.press("b")
      try browser.wait("document.querySelector('figcaption').textContent === 'New'")
      try browser.wait("document.querySelector('figcaption').textContent === 'Reference'")
      try browser.press("1")
      try browser.wait("document.querySelectorAll('figure').length === 2")
    }
  }

  @Test func theSliderFollowsThePointer() throws {
    try fill()
    try serving { browser in
      try browser.press("2")
      try browser.wait("document.querySelector('.knob')")
      let frame = try browser.frame(".sheet")
      let place = (x: frame[0] + frame[2] / 4, y: frame[1] + 20)
      try browser.drag(from: place, to: place)
      let isThere = "Math.abs(parseFloat(document.querySelector('.knob').style.left) - 25) < 2"
      #expect(throws: Never.self) { try browser.wait(isThere) }
    }
  }

  @Test func keysDecideAndNothingIsWrittenBeforeSaving() throws {
    try fill()
    try serving { browser in
      try browser.press("A")
      #expect(try browser.text("#count") == "2 of 4 decided, 3 groups")
      #expect(try browser.count(".mark.accept") == 2)
      let kept = try Data(contentsOf: run.reference("looks.phone-de.vitrine.png"))
      #expect(kept == ReviewPictures.reference())
      try browser.press("u")
      #expect(try browser.count(".mark") == 0)
      try browser.press("k")
      try browser.press("A")
      try browser.press("s")
      try browser.wait("document.querySelector('#notice').textContent === '2 decisions saved'")
      #expect(try browser.count(".group") == 2)
    }
    for name in ["looks.phone-de.vitrine.png", "looks.phone-en.vitrine.png"] {
      #expect(try Data(contentsOf: run.reference(name)) == ReviewPictures.snapshot())
    }
    #expect(run.store.groups.count == 2)
  }

  @Test func rejectingKeepsTheReferenceAndTheReason() throws {
    try fill()
    try serving { browser in
      try browser.press("r")
      try browser.press("k")
      try browser.wait("document.querySelector('textarea')")
      _ = try browser.value(
        "(() => { const t = document.querySelector('textarea'); t.value = 'Cut off';"
          + " t.dispatchEvent(new Event('input')) })()")
      try browser.click("#save")
      try browser.wait("document.querySelector('#notice').textContent === '1 decision saved'")
    }
    let notes = try ReviewNotes.read(of: run.reference("looks.phone-de.vitrine.png"))
    #expect(notes.rejected.map(\.note) == ["Cut off"])
  }

  @Test func aDrawnRegionIsHeldByItsElement() throws {
    try fill()
    try serving { browser in
      try browser.wait("document.querySelectorAll('figure').length === 2")
      try browser.press("x")
      try browser.wait("document.querySelectorAll('.sheet.draw').length === 2")
      let frame = try browser.frame("figure:last-child .sheet")
      func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (frame[0] + frame[2] * x / 160, frame[1] + frame[3] * y / 120)
      }
      try browser.drag(from: point(10, 50), to: point(100, 95))
      try browser.wait("document.querySelector('.held')")
      #expect(try browser.text("#decision") == "Ignored in part")
      try browser.press("s")
      try browser.wait("document.querySelector('#notice').textContent === '1 decision saved'")
    }
    #expect(
      try ReviewNotes.read(of: run.reference("looks.phone-de.vitrine.png")).ignored == [price])
  }

  @Test func textsAndNewPicturesAreShownAlone() throws {
    try fill()
    try serving { browser in
      try browser.press("j")
      try browser.press("j")
      try browser.wait("document.querySelectorAll('figure').length === 1")
      #expect(try browser.count("#modes button:disabled") == 5)
      try browser.press("j")
      try browser.wait("document.querySelector('#stage pre')")
      #expect(try browser.text("#stage pre").contains("is not as its reference"))
    }
  }

  @Test func othersAreNotAnswered() throws {
    try fill()
    try serving { browser in
      let answer = try browser.value(
        "fetch('/decisions', { method: 'POST', body: '[]' }).then((answer) => answer.status)")
      #expect(answer as? Int == 403)
      let outside = try browser.value(
        "fetch('/pictures/../../etc/passwd').then((answer) => answer.status)")
      #expect(outside as? Int == 404)
    }
  }

  @Test func thePageOfAFolderNeedsNoServer() throws {
    try fill()
    let page = try ReviewFolderPage(run.store).write(to: run.url.appendingPathComponent("page"))
    let browser = try Browser()
    try browser.open("file://\(page.path)")
    try browser.wait("document.querySelectorAll('#stage img').length === 2")
    try browser.press("A")
    try browser.press("s")
    #expect(try browser.text("#notice").contains("vitrine accept --test"))
  }
}
