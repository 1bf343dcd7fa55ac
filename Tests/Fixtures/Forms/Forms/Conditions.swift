import Foundation

#if canImport(AppKit)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#endif

enum Conditions {
  #if os(iOS) && targetEnvironment(simulator)
    static let system = "simulator"
  #elseif os(Linux)
    static let system = "linux"
  #else
    static let system = "other"
  #endif

  static var target: String { TARGET_OS_SIMULATOR != 0 ? "simulator" : "device" }

  static var release: String {
    if #available(iOS 99, *) { return "far" }
    guard #available(iOS 15.0, *) else { return "old" }
    return "new"
  }

  typealias Completion = @convention(block) (Int) -> Void

  static func call(_ completion: Completion) { completion(3) }
}
