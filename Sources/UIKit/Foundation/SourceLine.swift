/// A place in the code of an app or of its tests, which made a call.
struct SourceLine {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt

  init(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }
}
