import AppIntents
import Testing

/// An intent that its app's tests perform.
@Suite(.serialized) struct AppIntentTests {
  private let library: Library

  init() {
    let library = Library()
    AppDependencyManager.shared.add(dependency: library)
    self.library = library
  }

  @Test func performingDoesWhatTheIntentSays() async throws {
    let result = try await AddBook(book: .dune).perform()
    #expect(result.value == 1)
    #expect(library.books == [.dune])
  }

  @Test func parametersCanBeSetAfterwards() async throws {
    let intent = AddBook()
    intent.book = .ulysses
    intent.copies = 2
    #expect(try await intent.perform().value == 2)
    #expect(library.books == [.ulysses, .ulysses])
  }

  @Test func whatAnIntentDoesNotSayHasADefault() {
    struct Refresh: AppIntent {
      static let title: LocalizedStringResource = "Refresh"
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(!Refresh.openAppWhenRun && Refresh.isDiscoverable)
    #expect(Refresh.authenticationPolicy == .alwaysAllowed)
    #expect(Refresh.supportedModes == .background)
    #expect(Refresh.description == nil)
    #expect(Refresh.persistentIdentifier == "Refresh")
  }

  @Test func errorsReachTheTest() async {
    struct Fail: AppIntent {
      static let title: LocalizedStringResource = "Fail"
      func perform() async throws -> some IntentResult {
        if true { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result()
      }
    }
    await #expect(throws: AppIntentError.Unrecoverable.entityNotFound) {
      _ = try await Fail().perform()
    }
  }

  @Test func aConfigurationIsPerformedWithoutCode() async throws {
    struct ShelfConfiguration: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Shelf"
      @Parameter(title: "Shelf") var shelf: Shelf?
    }
    let configuration = ShelfConfiguration()
    configuration.shelf = .read
    _ = try await configuration.perform()
    #expect(configuration.shelf == .read)
  }

  @Test func anIntentOpensItsTarget() async throws {
    struct OpenBook: OpenIntent {
      static let title: LocalizedStringResource = "Open Book"
      @Parameter(title: "Book") var target: Book
      @MainActor func perform() async throws -> some IntentResult { .result() }
    }
    let intent = OpenBook()
    intent.target = .dune
    _ = try await intent.perform()
    #expect(OpenBook.openAppWhenRun)
  }
}
