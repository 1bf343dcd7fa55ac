import Foundation

/// What a bridging header, or the umbrella header of a framework, gives to the Swift files of its target, as far as it can
/// be had without Objective-C.
struct BridgingHeader: Equatable {
  /// The modules that its imports of systems' headers stand for, as `UIKit`.
  private(set) var modules: [String] = []
  /// The headers of the project's own that are plain C, absolute.
  private(set) var headers: [String] = []
  /// What it imports and cannot be had, each with the reason.
  private(set) var missing: [String] = []
  /// The project's own headers that are Objective-C, which it imports itself or by others; absolute.
  private(set) var objectiveC: [String] = []
  /// The headers that have been read.
  private var read: Set<String> = []
  private let available: Set<String>

  /// Reads a header.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - folders: The folders in which the headers lie that it imports by name.
  ///   - module: The target's own module, by which its headers may be imported, as `<Shop/Basket.h>`.
  ///   - others: The project's modules that the target depends on.
  init(path: String, folders: [String], module: String, others: [String]) {
    available = VitrineLibraries.modules.union(others).union(["Foundation"])
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      missing.append("\(path), which is not there")
      return
    }
    read.insert(path)
    let own = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for (name, isSystem) in Self.imports(in: text) {
      if let header = Self.find(name, in: [own] + folders, module: module) {
        guard header != path, !headers.contains(header) else { continue }
        if Self.isPlain(header) {
          headers.append(header)
        } else {
          missing.append("\(name), which is Objective-C")
          objectiveC.append(header)
        }
        takeModules(of: header, folders: folders, module: module)
      } else if isSystem {
        take(system: name)
      } else {
        missing.append("\(name), which is not found")
      }
    }
  }

  /// Takes the systems' modules that a header of the project's own imports, itself or by others.
  private mutating func takeModules(of header: String, folders: [String], module: String) {
    guard read.insert(header).inserted,
      let text = try? String(contentsOfFile: header, encoding: .utf8)
    else { return }
    let own = URL(fileURLWithPath: header).deletingLastPathComponent().path
    for (name, isSystem) in Self.imports(in: text) {
      if let next = Self.find(name, in: [own] + folders, module: module) {
        if !Self.isPlain(next), !objectiveC.contains(next) { objectiveC.append(next) }
        takeModules(of: next, folders: folders, module: module)
      } else if isSystem {
        takeModule(of: name)
      }
    }
  }

  /// - Returns: whether there is such a module.
  @discardableResult
  private mutating func takeModule(of name: String) -> Bool {
    let module = name.split(separator: "/").first.map(String.init) ?? name
    guard available.contains(module) else { return false }
    if !modules.contains(module) { modules.append(module) }
    return true
  }

  private mutating func take(system name: String) {
    if !takeModule(of: name), !Self.standard.contains(name) {
      missing.append("<\(name)>, which is not here")
    }
  }

  /// The names after `#import` and `#include`, and `@import`.
  private static func imports(in text: String) -> [(name: String, isSystem: Bool)] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("@import ") {
        return (String(line.dropFirst(8).prefix { $0 != ";" && $0 != "." }), true)
      }
      guard line.hasPrefix("#import") || line.hasPrefix("#include") else { return nil }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      if parts.count >= 3 { return (String(parts[1]), false) }
      guard let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">") else {
        return nil
      }
      return (String(line[line.index(after: start)..<end]), true)
    }
  }

  private static func find(_ name: String, in folders: [String], module: String) -> String? {
    let prefix = "\(module)/"
    let name = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return folders.lazy.map {
      URL(fileURLWithPath: $0).appendingPathComponent(name).standardizedFileURL.path
    }
    .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether a header says nothing that only Objective-C understands.
  static func isPlain(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    let marks = [
      "@interface", "@protocol", "@class", "@import", "NS_ENUM", "<Foundation/", "<UIKit/",
    ]
    return !marks.contains(where: text.contains)
  }

  /// Headers of C's own library, of which Swift has what they declare.
  private static let standard: Set<String> = [
    "stdio.h", "stdlib.h", "string.h", "math.h", "stdint.h", "stdbool.h", "stddef.h", "time.h",
    "sys/types.h", "sys/stat.h", "sys/time.h", "unistd.h", "errno.h", "limits.h", "float.h",
    "assert.h", "ctype.h", "pthread.h", "TargetConditionals.h", "Availability.h",
  ]
}
