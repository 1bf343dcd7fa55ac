// XcodeProjects: what an Xcode project says. It reads .xcodeproj and .xcworkspace, schemes, test plans,
// .xcconfig files and string catalogues, resolves build settings, and tells for each target the sources,
// resources, packages and names. Values only: it starts no process and writes nothing; what it leaves out
// or finds odd is a note. It imports Foundation and FoundationXML alone.

import Foundation

/// A value of a property list; numbers and truth values are kept as the strings that project files write.
package indirect enum PropertyList: Equatable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyList])
  case dictionary(Entries)

  /// The entries of a dictionary.
  package struct Entries: Equatable, Sendable {
    package var values: [String: PropertyList]
    /// The line on which the dictionary begins, from 1; 0 where the format doesn't tell.
    package var line: Int

    package init(_ values: [String: PropertyList], line: Int = 0) {
      self.values = values
      self.line = line
    }
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var array: [PropertyList]? {
    if case .array(let items) = self { items } else { nil }
  }

  package var entries: Entries? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The strings of an array; a single string counts as an array of one.
  package var strings: [String]? {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.compactMap(\.string)
    case .data, .dictionary: nil
    }
  }

  package subscript(key: String) -> PropertyList? { entries?.values[key] }
}

// MARK: - From Foundation's values

extension PropertyList {
  /// What `PropertyListSerialization` and `JSONSerialization` give; `YES` and `NO` for truth values.
  package init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      // A truth value is a number whose type is a character's.
      let type = String(cString: number.objCType)
      let isTruth = type == "c" || type == "B"
      self = .string(isTruth ? (number.boolValue ? "YES" : "NO") : number.stringValue)
    case let data as Data: self = .data([UInt8](data))
    case let items as [Any]: self = .array(items.map { PropertyList($0) })
    case let entries as [String: Any]:
      self = .dictionary(Entries(entries.mapValues { PropertyList($0) }))
    default: self = .string("\(value)")
    }
  }
}
