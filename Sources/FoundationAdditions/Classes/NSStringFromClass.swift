import Foundation

/// The name of a class as code written for Objective-C knows it: what stands in `@objc(Name)`, else its module and
/// its name, and for classes of Apple's the name alone.
///
/// Differs from Apple's: classes inside of other types and private ones are named by their path, not by the
/// compiler's symbol.
public func NSStringFromClass(objectiveC type: AnyClass) -> String {
  if let name = ClassRegistry.shared.name(of: type) { return name }
  let name = NSStringFromClass(type)
  for module in ["UIKit.", "FoundationAdditions.", "IntentsPlaces."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name
}
