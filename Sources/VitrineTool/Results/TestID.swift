/// Which test: the name that `swift test list` prints, taken apart.
package struct TestID: Hashable, Sendable {
  package enum Library: String, Hashable, Sendable {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  package var library: Library
  /// The module of the test; nil when the test process named a test that the list doesn't have.
  package var target: String?
  /// The class, or the suites from the outside in, joined by `/`; empty for a free function.
  package var suite: String
  /// The method or function: `testSaves`, `saves()`, `saves(_:)`.
  package var name: String

  package init(library: Library, target: String?, suite: String, name: String) {
    self.library = library
    self.target = target
    self.suite = suite
    self.name = name
  }

  /// Reads `Target.Class/testMethod`, `Target.Suite/Nested/function()` or `Target.function()`.
  package init?(specifier: String) {
    guard let dot = specifier.firstIndex(of: "."), dot != specifier.startIndex else { return nil }
    let target = specifier[..<dot]
    guard !target.contains(where: { $0 == " " || $0 == "/" || $0 == ":" }) else { return nil }
    var parts = Self.components(of: specifier[specifier.index(after: dot)...])
    guard let name = parts.popLast(), !name.isEmpty else { return nil }
    let library: Library = name.hasSuffix(")") ? .swiftTesting : .xctest
    guard library == .swiftTesting || parts.count == 1 else { return nil }
    self.init(
      library: library, target: String(target), suite: parts.joined(separator: "/"), name: name)
  }

  /// The name as `swift test --filter` takes it.
  package var specifier: String {
    let path = suite.isEmpty ? name : "\(suite)/\(name)"
    return target.map { "\($0).\(path)" } ?? path
  }

  /// The name for people, without the module: `CartTests.testSaves`.
  package var title: String {
    let path = suite.replacing("/", with: ".")
    return path.isEmpty ? name : "\(path).\(name)"
  }

  /// Splits at slashes that aren't inside the backticks of a raw identifier.
  private static func components(of path: Substring) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in path {
      if character == "`" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
