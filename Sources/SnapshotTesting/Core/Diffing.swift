import Foundation
import TestReporting

/// How values become files and back, and how two of them differ.
public struct Diffing<Value> {
  /// The bytes of the file.
  public var toData: (Value) -> Data
  /// The value that a file holds.
  public var fromData: (Data) -> Value
  /// What differs between the reference and a new value, in words and in attachments; nil if nothing does.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Ways to write, read and compare values.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
