import Foundation
import Testing

/// Tips in the code of a project, whose macros are those of the module.
@Suite struct TipTests {
  private static let source = """
    import SwiftUI
    import TipKit
    struct FavoriteTip: Tip {
      @Parameter static var isLoggedIn: Bool = false
      @Parameter(.transient)
      static var visits = 0
      static let didOpen = Event(id: "didOpen")
      var title: Text { Text("Favorite") }
      var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.didOpen) {
          $0.donations.count >= 3
        }
      }
    }
    """

  @Test func parametersAndRulesAreLeftToTheirMacros() throws {
    let (lines, notes) = try adaptedWithNotes(Self.source)
    let written = Self.source.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(Array(lines.dropFirst()) == Array(written.dropFirst()))
    #expect(notes.isEmpty)
  }

  @Test func parametersOfIntentsBesideTipsAreTheirWrapper() throws {
    let source = """
      import AppIntents
      import TipKit
      struct OpenNote: AppIntent {
        @Parameter(title: "Name") var name: String
        @Dependency var store: Store
      }
      struct NoteTip: Tip {
        @Parameter static var isOpen: Bool = false
      }
      """
    let lines = try adapted(source)
    #expect(lines[3] == "@IntentParameter(title: \"Name\") var name: String")
    #expect(lines[7] == "@Parameter static var isOpen: Bool = false")
    let alone = try adapted(source.replacing("import TipKit", with: "import SwiftUI"))
    #expect(alone[3] == "@Parameter(title: \"Name\") var name: String")
  }
}
