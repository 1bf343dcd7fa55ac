import Foundation
import TestReporting
import UIKit

/// Fails unless a value is as its references on all devices and in all settings of a matrix.
///
/// The value is made anew for each picture, in the picture's language. All of them are attached as one sheet
/// if one fails, and if artifacts are asked for (`VITRINE_ARTIFACTS`).
///
/// - Parameters:
///   - value: The value.
///   - matrix: The devices and settings.
///   - name: Stands before the names of the pictures; nil for nothing.
///   - recording: When to record, if not as said elsewhere.
///   - timeout: How long to wait for each picture, in real seconds.
///   - fileID: The test's file as the compiler names it.
///   - filePath: The path of the test's file.
///   - testName: The test's name.
///   - line: The caller's line, counted from 1.
///   - column: The caller's column, counted from 1.
@preconcurrency @MainActor
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value,
  as matrix: SnapshotMatrix<Value>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  var cells: [MatrixSheet.Cell] = []
  var problems: [String] = []
  for variant in matrix.variants {
    var picture: UIImage?
    let strategy = variant.strategy.keepingPicture { picture = $0 }
    func check() -> String? {
      verifySnapshot(
        of: try value(), as: strategy,
        named: [name, variant.name].compactMap { $0 }.joined(separator: "-"), record: recording,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
    }
    let problem = MatrixLanguage.run(variant.language, check)
    if let problem { problems.append("\(variant.name): \(problem)") }
    cells.append(
      MatrixSheet.Cell(name: variant.name, picture: picture, isFailed: problem != nil))
  }
  let wantsSheet = ProcessConfiguration.environment("VITRINE_ARTIFACTS")?.isEmpty == false
  if !problems.isEmpty || wantsSheet, let sheet = MatrixSheet(cells: cells).data {
    let attachment = XCTAttachment(
      uniformTypeIdentifier: "public.png", name: "matrix \(name ?? testName)", payload: sheet)
    attachment.lifetime = .keepAlways
    TestReporting.add(attachment)
  }
  guard !problems.isEmpty else { return }
  let count = "\(problems.count) of \(matrix.variants.count) pictures are not as their references."
  recordFailure(
    ([count] + problems).joined(separator: "\n\n"),
    at: SourcePosition(file: filePath, line: line, column: column))
}

extension Snapshotting where Format == UIImage {
  /// The strategy, which hands out what it makes.
  fileprivate func keepingPicture(_ keep: @escaping (UIImage) -> Void) -> Snapshotting {
    var result = self
    let snapshot = snapshot
    result.snapshot = { value in
      snapshot(value).map { image in
        keep(image)
        return image
      }
    }
    return result
  }
}
