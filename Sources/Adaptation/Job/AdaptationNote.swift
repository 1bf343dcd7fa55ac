/// Something that the user should know about a place in a source.
struct AdaptationNote: Sendable, Hashable {
  enum Severity: String, Sendable {
    /// Nothing is lost.
    case note
    /// The code compiles and does less than on iOS, or may not compile.
    case warning
    /// The code cannot work as it stands.
    case error
  }

  let line: Int
  let column: Int
  let severity: Severity
  let message: String
  /// The module of Apple's whose import is left out here.
  var absentModule: String?
}
