/// What is kept of a file from one run to the next.
struct FileRecord: Sendable {
  var path: String
  var hash: UInt64
  var lineCount: Int
  var types: [TypeRecord] = []
  var notes: [AdaptationNote] = []
  /// The names of types that its rewriting asked for, with a number for what the answer was.
  var dependencies: [String: UInt64] = [:]
  /// As it stands in the file of records, of one that was read there and has not changed since.
  var text: ArraySlice<UInt8>?
}
