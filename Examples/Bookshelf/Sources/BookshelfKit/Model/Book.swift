import Foundation

public struct Book: Identifiable, Hashable, Sendable {
  public enum Status: String, CaseIterable, Identifiable, Sendable {
    case wanted = "Want to read"
    case reading = "Reading"
    case finished = "Finished"

    public var id: String { rawValue }
  }

  public let id: Int
  public var title: String
  public var author: String
  public var pages: Int
  public var pagesRead: Int
  public var status: Status
  public var isFavorite: Bool
  public var notes: String
  public var reviews: [Review]

  public init(
    id: Int, title: String, author: String, pages: Int, pagesRead: Int = 0,
    status: Status = .wanted, isFavorite: Bool = false, notes: String = "", reviews: [Review] = []
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.pages = pages
    self.pagesRead = pagesRead
    self.status = status
    self.isFavorite = isFavorite
    self.notes = notes
    self.reviews = reviews
  }

  /// From 0 to 1.
  public var progress: Double { pages > 0 ? Double(pagesRead) / Double(pages) : 0 }

  /// Nil without reviews.
  public var averageStars: Double? {
    reviews.isEmpty ? nil : Double(reviews.reduce(0) { $0 + $1.stars }) / Double(reviews.count)
  }
}

public struct Review: Identifiable, Hashable, Sendable {
  public let id: Int
  public let reader: String
  public let stars: Int
  public let text: String

  public init(id: Int, reader: String, stars: Int, text: String) {
    self.id = id
    self.reader = reader
    self.stars = stars
    self.text = text
  }
}
