/// Members of UIKit's classes that UIKit finds where an extension overrides them.
///
/// Objective-C finds all of them; here each of these asks for its overrides when it is called. The table is written from
/// the modules' own calls.
enum SystemMembers {
  /// Whether an override is found that an extension has of a class.
  ///
  /// - Parameters:
  ///   - member: What is overridden.
  ///   - lineage: The class and those above it. One of Apple's whose own version replaces the one that asks keeps the
  ///     override from being found.
  /// - Returns: False where nobody asks for it.
  static func isFound(_ member: MemberRecord, in lineage: [String]) -> Bool {
    guard let blocked = blocked[member.fullName] else { return false }
    return !lineage.contains { name in
      blocked.contains(name.split(separator: ".").last.map(String.init) ?? name)
    }
  }

  /// Whether a member is one of UIKit's own.
  static func isKnown(_ member: MemberRecord) -> Bool { blocked[member.fullName] != nil }

  private static let blocked: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") {
      // A full name holds colons itself: the one behind it is the last.
      guard let end = line.lastIndex(of: ":") else { continue }
      result[String(line[..<end])] = Set(
        line[line.index(after: end)...].split(separator: " ").map(String.init))
    }
    return result
  }()
}
