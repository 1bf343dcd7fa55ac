import AppIntents
import SwiftUI
import Testing
import UIKit

/// Controls that perform an intent.
@MainActor
@Suite(.serialized) struct IntentControlTests {
  /// What intents have done, as it comes.
  private struct Diary {
    let entries: AsyncStream<String>
    let write: AsyncStream<String>.Continuation
    init() { (entries, write) = AsyncStream.makeStream() }
  }

  private struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Text") var text: String
    let diary: AsyncStream<String>.Continuation?

    init() { diary = nil }
    init(_ text: String, _ diary: AsyncStream<String>.Continuation) {
      self.diary = diary
      self.text = text
    }

    func perform() async throws -> some IntentResult {
      diary?.yield(text)
      return .result()
    }
  }

  private struct Twice: AppIntent {
    static let title: LocalizedStringResource = "Twice"
    let diary: AsyncStream<String>.Continuation?
    init() { diary = nil }
    init(_ diary: AsyncStream<String>.Continuation) { self.diary = diary }

    func perform() async throws -> some IntentResult & OpensIntent {
      diary?.yield("first")
      guard let diary else { return .result(opensIntent: Note()) }
      return .result(opensIntent: Note("second", diary))
    }
  }

  private struct Front: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Front"
    let diary: AsyncStream<String>.Continuation?
    init() { diary = nil }
    init(_ diary: AsyncStream<String>.Continuation) { self.diary = diary }

    func perform() async throws -> some IntentResult {
      if let diary {
        throw needsToContinueInForegroundError { diary.yield("in front") }
      }
      return .result()
    }
  }

  @Test func aButtonPerformsItsIntent() async throws {
    let diary = Diary()
    let screen = IntentScreen(
      VStack {
        Button("Write", intent: Note("title", diary.write))
        Button(intent: Note("label", diary.write)) { Text("Label") }
        Button("Erase", role: .destructive, intent: Note("role", diary.write))
      })
    var entries = diary.entries.makeAsyncIterator()
    for (label, entry) in [("Write", "title"), ("Label", "label"), ("Erase", "role")] {
      try screen.activate(label)
      #expect(await entries.next() == entry)
    }
  }

  @Test func aButtonGoesOnWithTheIntentThatTheResultOpens() async throws {
    let diary = Diary()
    let screen = IntentScreen(Button("Go", intent: Twice(diary.write)))
    try screen.activate("Go")
    var entries = diary.entries.makeAsyncIterator()
    #expect(await entries.next() == "first")
    #expect(await entries.next() == "second")
  }

  @Test func aButtonGoesOnInTheForeground() async throws {
    let diary = Diary()
    let screen = IntentScreen(Button("Go", intent: Front(diary.write)))
    try screen.activate("Go")
    var entries = diary.entries.makeAsyncIterator()
    #expect(await entries.next() == "in front")
  }

  @Test func aToggleShowsWhatTheAppSays() async throws {
    let diary = Diary()
    let screen = IntentScreen(
      VStack {
        Toggle("Off", isOn: false, intent: Note("off", diary.write))
        Toggle(isOn: true, intent: Note("on", diary.write)) { Text("On") }
      })
    #expect(try screen.element("Off").accessibilityValue == "0")
    #expect(try screen.element("On").accessibilityValue == "1")
    try screen.activate("Off")
    var entries = diary.entries.makeAsyncIterator()
    #expect(await entries.next() == "off")
    #expect(try screen.element("Off").accessibilityValue == "0")
  }

  @Test func aTipForSiriGoesAwayWhenItIsClosed() throws {
    struct Tip: View {
      @State private var isVisible = true
      var body: some View {
        SiriTipView(intent: AddBook(), isVisible: $isVisible).siriTipViewStyle(.dark)
      }
    }
    let screen = IntentScreen(Tip())
    _ = try screen.element("“Add Book”")
    try screen.activate("Close")
    #expect(screen.labels.isEmpty)
  }

  @Test func aTipWithoutABindingStays() {
    #expect(IntentScreen(SiriTipView(intent: AddBook())).labels == ["“Add Book”"])
  }

  @Test func theLinkToShortcutsRunsItsAction() throws {
    var taps = 0
    let screen = IntentScreen(ShortcutsLink { taps += 1 }.shortcutsLinkStyle(.dark))
    let label = try #require(screen.labels.first)
    #expect(label.hasSuffix("Shortcuts"))
    try screen.activate(label)
    #expect(taps == 1)
    #expect(UIApplication.shared.openedURLs.last?.scheme == "shortcuts")
  }
}
