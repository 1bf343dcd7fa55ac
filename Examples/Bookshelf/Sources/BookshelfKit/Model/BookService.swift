import Foundation

public protocol BookService: Sendable {
  func books() async throws -> [Book]
}

public enum BookServiceError: LocalizedError, Equatable {
  case offline

  public var errorDescription: String? { "The library could not be reached." }
}

/// Answers from memory, after a moment, as a server would.
public struct SampleBookService: BookService {
  let delay: Duration
  let answer: [Book]

  public init(delay: Duration = .milliseconds(200), answer: [Book] = Self.samples) {
    self.delay = delay
    self.answer = answer
  }

  public func books() async throws -> [Book] {
    try await Task.sleep(for: delay)
    return answer
  }
}

public struct OfflineBookService: BookService {
  public init() {}

  public func books() async throws -> [Book] { throw BookServiceError.offline }
}

extension SampleBookService {
  public static let samples = [
    Book(
      id: 1, title: "The Sea Road", author: "Ada Lind", pages: 312, pagesRead: 78,
      status: .reading, notes: "Recommended by Noor.",
      reviews: [
        Review(id: 1, reader: "Noor", stars: 5, text: "I could smell the salt."),
        Review(id: 2, reader: "Sam", stars: 3, text: "Slow in the middle."),
      ]),
    Book(id: 2, title: "A Field of Clocks", author: "Juno Park", pages: 224, isFavorite: true),
    Book(
      id: 3, title: "Northern Letters", author: "Ada Lind", pages: 188, pagesRead: 188,
      status: .finished),
    Book(id: 4, title: "Glass Gardens", author: "Tomas Vega", pages: 410),
    Book(
      id: 5, title: "The Quiet Engine", author: "Juno Park", pages: 275, pagesRead: 275,
      status: .finished),
    Book(
      id: 6, title: "Winter Bread", author: "Mira Holt", pages: 96, pagesRead: 24,
      status: .reading),
  ]
}
