import Foundation

/// What sources name that only Apple's systems have in Foundation, or Swift with Objective-C.
///
/// A package that does so can't be built on Linux by itself. Only words are read: a name that the sources declare
/// themselves, or that stands in a comment, in a text or under a condition that Linux doesn't meet, is none of these.
package struct AppleNames: Equatable, Codable, Sendable {
  /// Those that are named somewhere.
  private var used: Set<String> = []
  /// Names that are declared.
  private var declared: Set<String> = []

  package init() {}

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var conditions: [Bool] = []
    var previous = ""
    var index = 0
    func isAt(_ place: Int, _ first: UInt8, _ second: UInt8? = nil, _ third: UInt8? = nil) -> Bool {
      guard place < bytes.count, bytes[place] == first else { return false }
      if let second, place + 1 >= bytes.count || bytes[place + 1] != second { return false }
      if let third, place + 2 >= bytes.count || bytes[place + 2] != third { return false }
      return true
    }
    while index < bytes.count {
      let byte = bytes[index]
      if Self.begins(byte) {
        var end = index + 1
        while end < bytes.count, Self.continues(bytes[end]) { end += 1 }
        let word = String(decoding: bytes[index..<end], as: UTF8.self)
        if byte == Self.hash {
          let line = bytes[end...].prefix { $0 != Self.newline }
          if Self.follow(word, line, &conditions) { end += line.count }
        }
        if !conditions.contains(false) {
          take(word, after: previous, isLabel: isAt(end, UInt8(ascii: ":")))
        }
        previous = word
        index = end
      } else if isAt(index, Self.slash, Self.slash) {
        while index < bytes.count, bytes[index] != Self.newline { index += 1 }
      } else if isAt(index, Self.slash, Self.star) {
        index += 2
        while index < bytes.count, !isAt(index, Self.star, Self.slash) { index += 1 }
        index += 2
      } else if byte == Self.quote {
        let isLong = isAt(index, Self.quote, Self.quote, Self.quote)
        index += isLong ? 3 : 1
        while index < bytes.count,
          isLong ? !isAt(index, Self.quote, Self.quote, Self.quote) : bytes[index] != Self.quote
        {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += isLong ? 3 : 1
      } else {
        index += 1
      }
    }
    used.subtract(declared)
  }

  /// The names in several files together.
  package init(of files: [URL]) {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let other = AppleNames(text)
      used.formUnion(other.used)
      declared.formUnion(other.declared)
    }
    used.subtract(declared)
  }

  /// Why the sources can't be built by themselves, in words that follow “it”; nil where nothing is in the way.
  package var reason: String? {
    guard let name = used.min() else { return nil }
    if Self.networking.contains(name) { return "uses \(name) without FoundationNetworking" }
    if Self.xml.contains(name) { return "uses \(name) without FoundationXML" }
    return "uses \(name), which Linux does not have"
  }

  private mutating func take(_ word: String, after previous: String, isLabel: Bool) {
    if Self.declaring.contains(previous) {
      declared.insert(word)
    } else if Self.known.contains(word) {
      used.insert(word)
    } else if word == "localized", previous == "String", isLabel {
      used.insert("String(localized:)")
    }
  }

  // MARK: Conditions

  /// Follows a directive; false where it is none that opens, changes or ends a condition.
  private static func follow(
    _ word: String, _ line: ArraySlice<UInt8>, _ conditions: inout [Bool]
  ) -> Bool {
    switch word {
    case "#if": conditions.append(isMet(line))
    case "#elseif": conditions.append(!(conditions.popLast() ?? false) && isMet(line))
    case "#else": conditions.append(!(conditions.popLast() ?? false))
    case "#endif": _ = conditions.popLast()
    default: return false
    }
    return true
  }

  /// Whether Linux may meet a condition: it doesn't where one of Apple's is asked for.
  private static func isMet(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return !apple.contains { condition in
      text.range(of: condition).map { !text[..<$0.lowerBound].hasSuffix("!") } ?? false
    }
  }

  private static let apple = [
    "canImport(ObjectiveC)", "canImport(Darwin)", "_runtime(_ObjC)", "canImport(UIKit)",
    "canImport(AppKit)", "canImport(SwiftUI)", "canImport(Combine)", "os(iOS)", "os(macOS)",
    "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(OSX)",
  ]

  // MARK: Letters

  private static let newline = UInt8(ascii: "\n")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  private static func begins(_ byte: UInt8) -> Bool {
    continues(byte) || byte == UInt8(ascii: "@") || byte == hash
  }

  private static func continues(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Names

  /// What a name that is declared stands behind.
  private static let declaring: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var", "case",
    "associatedtype", "macro",
  ]

  /// Forms that need Objective-C's runtime.
  private static let objectiveC: Set = [
    "@objc", "@objcMembers", "@NSManaged", "@NSCopying", "#selector", "#keyPath", "autoreleasepool",
    "Selector", "NSSelectorFromString", "NSKeyValueObservation", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "class_getInstanceMethod",
    "method_exchangeImplementations", "NSException",
  ]

  /// Types that lie in a module of their own on Linux.
  private static let networking: Set = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask", "URLSessionDownloadTask",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLSessionWebSocketTask", "URLSessionTaskMetrics",
    "URLAuthenticationChallenge", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLCache", "CachedURLResponse", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
    "NSMutableURLRequest",
  ]
  private static let xml: Set = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode",
  ]

  /// What Foundation lacks on Linux, and is in the modules that adapted code sees.
  private static let foundation: Set = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFBoolean", "CFData", "CFDictionary",
    "CFError", "CFNumber", "CFString", "CFTypeRef", "CFURL", "DateComponentsFormatter",
    "FileWrapper", "ListFormatter", "LocalizedStringResource", "MeasurementFormatter",
    "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "USEC_PER_SEC",
    "NSComparisonPredicate", "NSDataDetector", "NSExpression", "NSHashTable", "NSMapTable",
    "NSPointerFunctions", "NSUbiquitousKeyValueStore",
    "NSUserActivity", "OSStatus", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
    "SecCopyErrorMessageString", "SecItemAdd", "SecItemCopyMatching", "SecItemDelete",
    "SecItemUpdate", "SecRandomCopyBytes", "UndoManager", "errSecSuccess",
  ]

  private static let known = objectiveC.union(networking).union(xml).union(foundation)
}
