import Foundation
import TestReporting

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let attachment = XCTAttachment(
          uniformTypeIdentifier: "public.data", name: "failure", payload: new)
        return (text(from: old, to: new), [attachment])
      })
  }

  private static func text(from old: Data, to new: Data) -> String {
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = first ?? min(old.count, new.count)
    return "The reference has \(old.count) bytes, the new data \(new.count); "
      + "the first difference is at byte \(place), counted from 0."
  }
}
