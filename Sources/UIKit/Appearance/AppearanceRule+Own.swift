import Foundation
import FoundationAdditions

extension AppearanceRule {
  /// What a class of the app declares for Objective-C, in its own name or in that of one above it: on iOS proxies hand on
  /// whatever can be set by a message.
  static func own(of type: AnyClass) -> [AppearanceRule] {
    var framework: AnyClass? = type
    while let current = framework, !String(reflecting: current).hasPrefix("UIKit.") {
      framework = _getSuperclass(current)
    }
    let known = framework.map { Set(ClassTable.keys(of: $0)) } ?? []
    return ClassTable.keys(of: type).filter { !known.contains($0) }
      .map { AppearanceRule(key: $0) }
  }
}
