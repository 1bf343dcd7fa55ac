// Stands in for Analytics, which can't be had here: written by `vitrine stub` from what the sources of the project
// name. It is yours: correct types, and give bodies to what tests call. All that has none fails when it is called.
// As it was written: 58yrxtovynfg
import Foundation
import SwiftUI
import UIKit

open class Analytics: NSObject, @unchecked Sendable {
  init(standIn: Void) { super.init() }
  /// What the tests look at.
  nonisolated(unsafe) public private(set) static var logged: [String] = []
  public static func log(_ p0: String, file: StaticString = #filePath, line: UInt = #line) {
    logged.append(p0)
  }
}

/// Ends the program where a call of Analytics would have done something.
private func standIn(_ api: String, _ file: StaticString, _ line: UInt) -> Never {
  fatalError(
    "\(api) was called, for which Analytics.swift only stands in. Give it a body there, or don't call it in tests.",
    file: file, line: line)
}

/// Tells once that a call does nothing here.
private func pass(_ api: String, _ reason: String) {
  lock.lock()
  defer { lock.unlock() }
  guard told.insert(api).inserted else { return }
  FileHandle.standardError.write(Data("warning: \(api) does nothing here: \(reason)\n".utf8))
}

private let lock = NSLock()
nonisolated(unsafe) private var told: Set<String> = []
