import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Rotors of SwiftUI's views, turned as UIKit's.
@MainActor
@Suite(.serialized)
struct AccessibilityRotorTests {
  private struct Mail: Identifiable {
    let id: Int
    let subject: String
    var isFlagged = false
  }

  private static let mails = (0..<40).map {
    Mail(id: $0, subject: "Mail \($0)", isFlagged: $0 % 15 == 1)
  }

  private func rotors(_ screen: WalkedScreen, of label: String) throws
    -> [UIAccessibilityCustomRotor]
  {
    try #require(screen.find(label)?.accessibilityCustomRotors)
  }

  @Test func entriesLeadFromElementToElement() throws {
    let view = VStack {
      ForEach(Self.mails.prefix(4)) { Text($0.subject) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Inbox")
    .accessibilityRotor("Even") {
      ForEach(Self.mails.prefix(4)) { mail in
        if mail.id % 2 == 0 { AccessibilityRotorEntry(mail.subject, id: mail.id) }
      }
    }
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotor = try #require(rotors(screen, of: "Inbox").first)
    #expect(rotor.name == "Even")
    #expect(rotor.systemRotorType == .none)
    #expect(screen.labels(of: rotor) == ["Mail 0", "Mail 2"])
    #expect(screen.labels(of: rotor, .previous) == ["Mail 2", "Mail 0"])
  }

  @Test func rowsOutOfSightAreScrolledTo() throws {
    let list = List(Self.mails) { Text($0.subject) }
      .accessibilityRotor(
        "Flagged", entries: Self.mails.filter(\.isFlagged), entryLabel: \.subject)
    let host = TestHost(list)
    let element = try #require(host.elements.first)
    #expect(element.rotors == ["Flagged"])
    let screen = WalkedScreen(
      List(Self.mails) { Text($0.subject) }
        .accessibilityRotor(
          "Flagged", entries: Self.mails.filter(\.isFlagged), entryID: \.id, entryLabel: \.subject)
    )
    defer { screen.close() }
    #expect(screen.find("Mail 31") == nil)
    let rotor = try #require(screen.firstRotor)
    #expect(screen.labels(of: rotor) == ["Mail 1", "Mail 16", "Mail 31"])
    #expect(screen.find("Mail 31") != nil)
  }

  private struct Named: View {
    @Namespace private var space
    let prepared: () -> Void

    var body: some View {
      VStack {
        Text("Title")
        Text("Warning").accessibilityRotorEntry(id: "w", in: space)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Page")
      .accessibilityRotor(.headings(level: .h2)) {
        AccessibilityRotorEntry(Text("Watch out"), "w", in: space, prepare: prepared)
        AccessibilityRotorEntry(Text("Nowhere"), "x", in: space)
      }
    }
  }

  @Test func namedEntriesArePreparedAndFound() throws {
    var prepared = 0
    let screen = WalkedScreen(Named { prepared += 1 })
    defer { screen.close() }
    let rotor = try #require(rotors(screen, of: "Page").first)
    #expect(rotor.systemRotorType == .headingLevel2)
    #expect(rotor.name == "Headings Level 2")
    let item = rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())
    #expect(item?.spokenLabel == "Watch out")
    #expect(prepared == 1)
    #expect(screen.labels(of: rotor) == ["Warning"])
  }

  @Test func theSearchGoesOnFromAnElement() throws {
    let view = VStack {
      ForEach(Self.mails.prefix(3)) { Text($0.subject) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Inbox")
    .accessibilityRotor(Text("All"), entries: Array(Self.mails.prefix(3)), entryLabel: \.subject)
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotor = try #require(rotors(screen, of: "Inbox").first)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    let middle = try #require(screen.find("Mail 1"))
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: middle, targetRange: nil)
    let next = rotor.itemSearchBlock(predicate)?.targetElement as? UIResponder
    #expect(next?.accessibilityLabel == "Mail 2")
    predicate.searchDirection = .previous
    let previous = rotor.itemSearchBlock(predicate)?.targetElement as? UIResponder
    #expect(previous?.accessibilityLabel == "Mail 0")
  }

  @Test func contentOfRotorsMayBeChosenAndGrouped() throws {
    struct Entries: AccessibilityRotorContent {
      let isLong: Bool

      var body: some AccessibilityRotorContent {
        Group {
          AccessibilityRotorEntry("a", id: "a")
          if isLong {
            AccessibilityRotorEntry("b", id: "b")
          } else {
            AccessibilityRotorEntry("c", id: "c")
          }
        }
      }
    }
    let view = VStack {
      ForEach(["a", "b", "c"], id: \.self) { Text($0) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Letters")
    .accessibilityRotor("Long") { Entries(isLong: true) }
    .accessibilityRotor("Short") { Entries(isLong: false) }
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotors = try rotors(screen, of: "Letters")
    #expect(rotors.map(\.name) == ["Long", "Short"])
    #expect(rotors.map { screen.labels(of: $0) } == [["a", "b"], ["a", "c"]])
  }

  // MARK: Parts of a text

  private static let verse = "Roses are red, violets are blue"

  private func parts(_ words: String...) throws -> [Range<String.Index>] {
    try words.map { try #require(Self.verse.range(of: $0)) }
  }

  /// What a rotor leads to, from one end to the other.
  private func spoken(
    _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction = .next
  ) -> [String?] {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    var spoken: [String?] = []
    while let item = rotor.itemSearchBlock(predicate), spoken.count < 10 {
      let range = item.targetRange.map {
        NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset)
      }
      spoken.append(range.map { (Self.verse as NSString).substring(with: $0) })
      predicate.currentItem = item
    }
    return spoken
  }

  @Test func aRotorLeadsThroughTheTextOfAView() throws {
    let view = Text(Self.verse).accessibilityRotor("Colours", textRanges: try parts("red", "blue"))
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotor = try #require(screen.firstRotor)
    #expect(rotor.name == "Colours")
    #expect(spoken(rotor) == ["red", "blue"])
    #expect(spoken(rotor, .previous) == ["blue", "red"])
    #expect(screen.labels(of: rotor) == [Self.verse, Self.verse])
  }

  @Test func aRotorLeadsThroughWhatIsWrittenInAField() throws {
    let view = TextField("Verse", text: .constant(Self.verse))
      .accessibilityRotor(.boldText, textRanges: try parts("violets"))
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotor = try #require(screen.firstRotor)
    #expect(rotor.systemRotorType == .boldText)
    #expect(spoken(rotor) == ["violets"])
  }

  @Test func entriesLeadToPartsOfTexts() throws {
    let ranges = try parts("Roses", "violets")
    let view = VStack {
      ForEach(["title", "verse"], id: \.self) { Text($0 == "verse" ? Self.verse : "Flowers") }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRotor("Flowers") {
      AccessibilityRotorEntry("All", id: "title")
      AccessibilityRotorEntry("Rose", id: "verse", textRange: ranges[0])
      AccessibilityRotorEntry("Violet", id: "verse", textRange: ranges[1])
    }
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotor = try #require(screen.firstRotor)
    #expect(spoken(rotor) == [nil, "Roses", "violets"])
    #expect(screen.labels(of: rotor) == ["Flowers", Self.verse, Self.verse])
  }

  @Test func theSearchGoesOnFromAPartOfTheText() throws {
    let ranges = try parts("Roses", "red", "blue")
    let view = Text(Self.verse).accessibilityRotor("Words") {
      ForEach(Array(ranges.enumerated()), id: \.offset) {
        AccessibilityRotorEntry("\($0.offset)", textRange: $0.element)
      }
    }
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let rotor = try #require(screen.firstRotor)
    let element = try #require(screen.find(Self.verse))
    let device = UIApplication.shared.device
    device.traits.isVoiceOverRunning = true
    let cursor = AccessibilityCursor.shared
    defer {
      cursor.move(to: nil)
      device.traits.isVoiceOverRunning = false
    }
    cursor.move(to: element)
    #expect(cursor.textRange == nil)
    let starts = (0..<4).map { _ in
      cursor.move(.next, in: rotor) ? cursor.textRange?.start.offset : nil
    }
    #expect(starts == [0, 10, 27, nil])
    #expect(cursor.move(.previous, in: rotor))
    #expect(cursor.textRange?.start.offset == 10)
  }

  @Test func aPartBeyondTheTextIsTheWholeElement() throws {
    let view = Text("Roses").accessibilityRotor("Colours", textRanges: try parts("blue"))
    let screen = WalkedScreen(view)
    defer { screen.close() }
    #expect(spoken(try #require(screen.firstRotor)) == [nil])
  }
}
