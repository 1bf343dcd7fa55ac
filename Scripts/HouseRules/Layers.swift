import Foundation

/// What `Scripts/layers.txt` says of the folders inside of targets.
struct Layers {
  /// By target, the rank of each folder that is listed.
  private(set) var ranks: [String: [String: Int]] = [:]
  /// The floor of each target, as it is written.
  private(set) var floors: [String: String] = [:]
  private(set) var exceptions: [Exception] = []
  /// What may not be exceeded, by what is counted and of what: "pairs SwiftUI".
  private(set) var limits: [String: Int] = [:]
  /// The targets whose public API imitates Apple's.
  private(set) var promisingTargets: [String] = []
  /// Parameters that are for others than the running app, and such as "UIDocument.handleError.error".
  private(set) var unneededParameters: Set<String> = []
  /// Enumerations and cases, as "UIMenu.ElementSize.small", that make no difference on Apple's systems either.
  private(set) var undistinguished: Set<String> = []
  /// Properties that the code only tells or keeps for apps, as Apple's: "UIStoryboardSegue.identifier".
  private(set) var toldProperties: Set<String> = []
  /// The targets that no app or test runs with: what they read, they read of things of their own.
  private(set) var tools: Set<String> = []
  /// Folders, as "UIKit/InterfaceBuilder", whose code sets what an app's own files say: it tells the app nothing.
  private(set) var scribes: Set<String> = []
  /// Functions that do nothing until an app overrides them: "UIViewController.viewDidLoad".
  private(set) var hooks: Set<String> = []
  /// Folders that name each other, for a reason.
  private(set) var pairs: [Pair] = []
  /// The folders whose files may not use members that only folders above declare.
  private(set) var memberFolders: [(target: String, folder: String)] = []

  /// The targets in which a word names one folder.
  private(set) var wordTargets: Set<String> = []
  /// Types that two targets declare, for a reason.
  private(set) var sharedNames: Set<String> = []

  /// Files of a folder may name types of a folder above.
  struct Exception: Hashable {
    let target: String
    let from: String
    let to: String
    /// The types; empty for all.
    let types: [String]
    let line: Int
  }

  /// Two folders of a target, in order.
  struct Pair {
    let target: String
    let folders: [String]
    let reason: String
    let line: Int
  }

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.prefix { $0 != "#" }
      let words = code.split(separator: " ").map(String.init)
      guard let kind = words.first else { continue }
      if kind == "rank", words.count > 3, let rank = Int(words[2]) {
        for folder in words[3...] { ranks[words[1], default: [:]][folder] = rank }
      }
      if kind == "floor", words.count > 2 { floors[words[2]] = words[1] }
      if kind == "limit", words.count > 3 { limits[words[1] + " " + words[2]] = Int(words[3]) }
      if kind == "members", words.count > 2 {
        memberFolders += words.dropFirst(2).map { (target: words[1], folder: $0) }
      }
      if kind == "pair", words.count > 3 {
        let reason = line.dropFirst(code.count + 1).trimmingCharacters(in: .whitespaces)
        pairs.append(
          Pair(target: words[1], folders: words[2...].sorted(), reason: reason, line: index + 1))
      }
      if kind == "hooks" { hooks.formUnion(words.dropFirst()) }
      if kind == "unneeded" { unneededParameters.formUnion(words.dropFirst()) }
      if kind == "undistinguished" { undistinguished.formUnion(words.dropFirst()) }
      if kind == "told" { toldProperties.formUnion(words.dropFirst()) }
      if kind == "tools" { tools.formUnion(words.dropFirst()) }
      if kind == "scribes" { scribes.formUnion(words.dropFirst()) }
      if kind == "words" { wordTargets.formUnion(words.dropFirst()) }
      if kind == "shared", words.count > 1 { sharedNames.insert(words[1]) }
      if kind == "promises" { promisingTargets += words.dropFirst() }
      if kind == "except", words.count > 4 {
        exceptions.append(
          Exception(
            target: words[1], from: words[2], to: words[3], types: Array(words[4...]),
            line: index + 1))
      }
    }
  }

  func isScribe(_ file: SourceFile) -> Bool {
    scribes.contains { "\(file.target)/\(file.folder)/".hasPrefix($0 + "/") }
  }

  /// The listed folder in which `folder` lies; nil if none is.
  func room(of folder: String, in target: String) -> String? {
    guard let known = ranks[target] else { return nil }
    var parts = folder.split(separator: "/")
    while !parts.isEmpty {
      let name = parts.joined(separator: "/")
      if known[name] != nil { return name }
      parts.removeLast()
    }
    return nil
  }
}
