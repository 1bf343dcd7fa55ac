import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

/// The parameters of an intent.
struct IntentParameterTests {
  private struct Colours: DynamicOptionsProvider {
    func results() async throws -> [String] { ["red", "blue"] }
  }

  private struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"

    @Parameter(title: "On", default: true, displayName: .init(true: "Yes", false: "No"))
    var isOn: Bool
    @Parameter(title: "Opacity", default: 94, controlStyle: .slider, inclusiveRange: (50, 100))
    var opacity: Double
    @Parameter(title: "Days", description: "How many.", inclusiveRange: (2, 30))
    var days: Int?
    @Parameter(title: "Count", default: 5)
    var count: Int?
    @Parameter(title: "Colour", default: "red", optionsProvider: Colours())
    var colour: String
    @Parameter(title: "Day", kind: .date)
    var day: Date?
    @Parameter(title: "Shelf", default: .read, supportedValues: [.read])
    var shelf: Shelf?
    @Parameter(title: "Shelves", default: [.read, .unread])
    var shelves: [Shelf]
    @Parameter(title: "Books", size: 2)
    var books: [Book]
    @Parameter(title: "Book", requestDisambiguationDialog: "Which of them?", query: BookQuery())
    var book: Book
    @Parameter(title: "Picture", supportedContentTypes: [.png])
    var picture: IntentFile?
    @Parameter(title: "Way", defaultUnit: UnitLength.kilometers)
    var way: Measurement<UnitLength>
    @Parameter(title: "Place")
    var place: URL?
    @Parameter(description: "The rest.")
    var rest: String?

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func parametersHaveTheirDefaults() {
    let intent = Everything()
    #expect(intent.isOn)
    #expect(intent.opacity == 94)
    #expect(intent.count == 5)
    #expect(intent.colour == "red")
    #expect(intent.shelf == .read)
    #expect(intent.shelves == [.read, .unread])
  }

  @Test func optionalParametersAreNilWithoutADefault() {
    let intent = Everything()
    #expect(intent.days == nil)
    #expect(intent.day == nil)
    #expect(intent.picture == nil)
    #expect(intent.place == nil)
    #expect(intent.rest == nil)
  }

  @Test func parametersKeepWhatTheyAreSetTo() {
    let intent = Everything()
    intent.days = 40
    intent.books = [.dune]
    intent.count = nil
    intent.way = Measurement(value: 3, unit: .kilometers)
    #expect(intent.days == 40)
    #expect(intent.books == [.dune])
    #expect(intent.count == nil)
    #expect(intent.way.converted(to: .meters).value == 3000)
  }

  @Test func eachIntentHasItsOwnParameters() {
    let (first, second) = (Everything(), Everything())
    first.isOn = false
    #expect(second.isOn)
  }

  @Test func copiesShareTheirParameters() {
    let intent = Everything()
    let copy = intent
    copy.isOn = false
    #expect(!intent.isOn)
  }

  @Test func readingAParameterWithoutAValueEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = AddBook().book
    }
  }

  @Test func nobodyCanBeAskedForAValue() async {
    let intent = Everything()
    #expect(
      await message { try await intent.$days.requestValue("How long?") }
        == "@Parameter.requestValue: nobody can be asked here: “How long?”.")
    #expect(
      await message { try await AddBook().$book.requestValue() }.contains("“Which book?”"))
    #expect(
      await message { try await intent.$book.requestDisambiguation(among: [.dune, .ulysses]) }
        .contains("“Which of them? (Dune, Ulysses)”"))
    #expect(
      await message { try await intent.$shelf.requestConfirmation(for: .unread) }
        .contains("“Shelf: To Read?”"))
  }

  @Test func anIntentCanThrowThatItNeedsAValue() {
    let intent = AddBook()
    #expect(intent.$book.needsValueError().description == "“Book” needs a value: “Which book?”.")
    #expect(
      intent.$book.needsDisambiguationError(among: [.dune, .ulysses]).description
        == "“Book” may be any of Dune, Ulysses.")
  }

  private func message<T>(_ ask: () async throws -> T) async -> String {
    do {
      _ = try await ask()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
