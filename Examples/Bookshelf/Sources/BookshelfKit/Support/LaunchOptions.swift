import Foundation

/// What the process was started with: the UI tests choose the state of the app by it.
public struct LaunchOptions: Equatable {
  public enum Shelf: String {
    case samples
    case empty
    case offline
  }

  public var showsWelcome: Bool
  public var shelf: Shelf
  public var reader: String

  public init(arguments: [String], environment: [String: String]) {
    showsWelcome = arguments.contains("-showsWelcome")
    shelf = environment["BOOKSHELF_SHELF"].flatMap(Shelf.init) ?? .samples
    reader = environment["BOOKSHELF_READER"] ?? ""
  }

  public static var current: LaunchOptions {
    LaunchOptions(
      arguments: ProcessInfo.processInfo.arguments,
      environment: ProcessInfo.processInfo.environment)
  }

  public func makeService() -> any BookService {
    switch shelf {
    case .samples: SampleBookService()
    case .empty: SampleBookService(answer: [])
    case .offline: OfflineBookService()
    }
  }
}
