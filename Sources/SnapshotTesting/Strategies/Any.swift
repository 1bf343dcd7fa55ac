import Foundation
import SwiftUI

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    Snapshotting<String, String>.lines.pullback { String(describing: $0) }
  }

  /// The value and all that is in it, a line a value; sorted where there is no order.
  public static var dump: Snapshotting {
    let strategy = Snapshotting<String, String>.lines.pullback { (value: Value) in
      ValueDump.text(of: value)
    }
    // What views of the frameworks consist of is no other system's business.
    let isView = Value.self is any View.Type || Value.self is UIResponder.Type
    return isView ? strategy.ofThisSystem() : strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// The value as JSON with sorted keys; for what `JSONSerialization` takes.
  public static var json: Snapshotting {
    var strategy = Snapshotting<String, String>.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "This is no JSON object: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// A value that says itself how snapshots show it.
public protocol AnySnapshotStringConvertible {
  /// Whether what is in the value is shown too.
  static var renderChildren: Bool { get }
  /// What stands for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the text says it all.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String {
    formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The same in each run.
  public var snapshotDescription: String { debugDescription }
}
