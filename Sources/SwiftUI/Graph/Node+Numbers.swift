import CoreGraphics
import Device

extension _Node {
  /// Whether numbers that an app has given at this place can be used; tells once of those that cannot.
  package func accepts(_ numbers: [CGFloat], as name: String) -> Bool {
    OddNumbers.areUsable(numbers, as: name, at: { path })
  }
}
