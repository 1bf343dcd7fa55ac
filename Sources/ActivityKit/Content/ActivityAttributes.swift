// ActivityKit: what an app shows on the lock screen while something goes on. May import UIKit and what stands below it.

/// What a Live Activity is about: what stays the same as long as it goes on.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes meanwhile; with the attributes at most 4 KB.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
