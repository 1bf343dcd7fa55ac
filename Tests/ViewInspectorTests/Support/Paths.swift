import SwiftUI
import ViewInspector
import XCTest

/// Checks the path to the first text that reads `text`.
@MainActor
func assertPath(
  _ path: String, toText text: String, in view: some View, file: StaticString = #filePath,
  line: UInt = #line
) {
  do {
    let found = try view.inspect().find(text: text)
    XCTAssertEqual(found.pathToRoot, path, file: file, line: line)
  } catch {
    XCTFail("\(path): \(error.localizedDescription)", file: file, line: line)
  }
}

/// Checks the path to the first view of a kind, after `skipping` others.
@MainActor
func assertPath<T: BaseViewType>(
  _ path: String, to type: T.Type, skipping: Int = 0, in view: some View,
  file: StaticString = #filePath, line: UInt = #line
) {
  do {
    let found = try view.inspect().find(type, skipFound: skipping)
    XCTAssertEqual(found.pathToRoot, path, file: file, line: line)
  } catch {
    XCTFail("\(path): \(error.localizedDescription)", file: file, line: line)
  }
}
