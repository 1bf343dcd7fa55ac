@testable import BookshelfKit

/// Fails until it is told to answer.
final class FlakyBookService: BookService, @unchecked Sendable {
  var isOnline = false

  func books() async throws -> [Book] {
    guard isOnline else { throw BookServiceError.offline }
    return SampleBookService.samples
  }
}

extension Library {
  /// A library that is on the screen already.
  @MainActor
  static func loaded() -> Library {
    Library(service: SampleBookService(delay: .zero), books: SampleBookService.samples)
  }
}

extension Book {
  static let seaRoad = SampleBookService.samples[0]
}
