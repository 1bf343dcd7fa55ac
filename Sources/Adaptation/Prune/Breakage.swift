/// A place at which the compiler could not go on, found by a build of what was adapted before.
struct Breakage: Decodable, Sendable, Hashable {
  let line: Int
  /// In bytes, from 1.
  let column: Int
  /// What the compiler said.
  let message: String

  /// Whether it says that a type lacks what a protocol asks for.
  func deniesConformance(to name: String) -> Bool {
    message.contains("does not conform to protocol '\(name)'")
  }
}
