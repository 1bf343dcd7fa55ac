import Foundation

/// A way that can be walked in a day.
public struct Trail: Identifiable, Hashable, Codable, Sendable {
  public enum Difficulty: String, Codable, Sendable {
    case easy, moderate, hard
  }

  public let id: Int
  public let name: String
  public let kilometres: Double
  public let difficulty: Difficulty

  public init(id: Int, name: String, kilometres: Double, difficulty: Difficulty) {
    self.id = id
    self.name = name
    self.kilometres = kilometres
    self.difficulty = difficulty
  }
}

public enum TrailLibrary {
  /// The trails that come with the package.
  public static let bundled: [Trail] = {
    guard let url = Bundle.module.url(forResource: "trails", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Trail].self, from: data)) ?? []
  }()
}
