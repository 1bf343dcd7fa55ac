/// The text of declarations that register something when the program is loaded.
///
/// They are members of the type itself, so that private members and nested types are in reach. The loader calls what
/// stands in the section `.init_array`.
enum Registration {
  /// One that names what is deprecated is deprecated too, so that nobody is warned of it here.
  static func table(_ number: Int, _ table: String, isDeprecated: Bool) -> String {
    (isDeprecated ? "@available(*, deprecated) " : "")
      + member("_vitrineTable\(number)", "ClassTable.register { [\(table)] }")
  }

  private static func member(_ name: String, _ statement: String) -> String {
    "@used @section(\".init_array\") private nonisolated static let \(name): "
      + "@convention(c) () -> Void = { @Sendable in \(statement) }; "
  }
}
