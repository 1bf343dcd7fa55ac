import Foundation
import UIKit

/// A way to make a value comparable: how it becomes a format, and how that is kept and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the reference's file; nil for none.
  public var pathExtension: String?
  /// How snapshots are written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format>
  /// Whether the format would come out differently on another system, so that its references need a
  /// name of their own.
  var isOfThisSystem = Format.self == UIImage.self

  /// A strategy: the ending of its files, how snapshots are compared, and how they are made.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy: the ending of its files, how snapshots are compared, and how they are made.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values that become this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values that become this one's later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      newValue in
      Async { callback in
        transform(newValue).run { value in snapshot(value).run(callback) }
      }
    }
    result.isOfThisSystem = isOfThisSystem
    return result
  }

  /// The same strategy, whose references are of this system alone.
  func ofThisSystem() -> Snapshotting {
    var result = self
    result.isOfThisSystem = true
    return result
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy: the ending of its files, how snapshots are compared, and how they are made.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
