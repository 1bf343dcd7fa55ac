/// Where a macro was used, as the name of the file says into which the compiler has expanded it.
///
/// The compiler mangles file, line and column into that name: `…0017LoginTestsswift_…fMX22_6_6expect…` is
/// the `expect` in line 23 of `LoginTests.swift`.
struct MacroPlace {
  /// The name of the source and what stands around it, without the characters that no identifier has.
  private let text: Substring
  /// Counted from 1.
  private let line: Int
  private let column: Int

  /// Nil if it is no such file, or the macro was used in the expansion of another one.
  init?(ofFile path: String) {
    guard let name = path.split(separator: "/").last, name.hasPrefix(Self.start),
      !name.dropFirst(Self.start.count).contains("__swiftmacro_"),
      let mark = name.firstRange(of: "fMX")
    else { return nil }
    let numbers = name[mark.upperBound...].split(
      separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
    guard numbers.count == 3, let line = Int(numbers[0]), let column = Int(numbers[1]) else {
      return nil
    }
    text = name[..<mark.lowerBound]
    self.line = line + 1
    self.column = column + 1
  }

  private static let start = "@__swiftmacro_"

  /// The place in the first of these files that has the name.
  func position(among paths: [String]) -> SourcePosition? {
    let file = paths.first { path in
      guard let name = path.split(separator: "/").last, !name.hasPrefix("@") else { return false }
      let letters = String(name.unicodeScalars.filter(Self.isOfIdentifiers).map(Character.init))
      return text.contains("\(letters)_")
    }
    return file.map { SourcePosition(file: $0, line: line, column: column) }
  }

  private static func isOfIdentifiers(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }
}
