import AppIntents
import Testing

/// The shortcuts that an app lists.
struct AppShortcutsProviderTests {
  private struct Shortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.navy

    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: AddBook(),
        phrases: ["Add to \(.applicationName)", "Add \(\.$book) to \(.applicationName)"],
        shortTitle: "Add", systemImageName: "plus")
      if true {
        AppShortcut(intent: AddBook(book: .dune), phrases: ["Add \(\.$book)"])
      }
    }
  }

  @Test func shortcutsAreListed() {
    Shortcuts.updateAppShortcutParameters()
    #expect(Shortcuts.appShortcuts.count == 2)
    #expect(Shortcuts.shortcutTileColor == .navy)
  }

  @Test func phrasesNameTheAppAndTheParameters() throws {
    let phrases = Shortcuts.appShortcuts.flatMap(\.phrases)
    try #require(phrases.count == 3)
    let app = String(phrases[0].dropFirst("Add to ".count))
    #expect(!app.isEmpty)
    #expect(phrases == ["Add to \(app)", "Add Book to \(app)", "Add Dune"])
  }
}
