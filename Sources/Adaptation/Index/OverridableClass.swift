/// A class of Foundation's of which no subclass can override some methods on Linux, since extensions declare them there:
/// one of `FoundationAdditions` stands between it and a project's subclasses.
struct OverridableClass {
  /// The class to derive from.
  let substitute: String
  /// The full names of the methods that it declares with the prefix.
  let members: Set<String>

  static let prefix = "_overridable_"

  /// Whether Foundation asks subclasses for an initializer without arguments.
  let requiresPlainInitializer: Bool

  /// The class for one of Foundation's, which may be written with its module.
  init?(for name: String) {
    let parts = name.split(separator: ".")
    switch parts.first == "Foundation" ? parts.dropFirst().joined(separator: ".") : name {
    case "NotificationCenter":
      substitute = "OverridableNotificationCenter"
      requiresPlainInitializer = true
      members = [
        "post(_:)", "post(name:object:)", "post(name:object:userInfo:)",
        "addObserver(_:selector:name:object:)", "addObserver(forName:object:queue:using:)",
        "removeObserver(_:)", "removeObserver(_:name:object:)",
      ]
    case "FileManager":
      substitute = "OverridableFileManager"
      requiresPlainInitializer = false
      members = [
        "fileExists(atPath:isDirectory:)", "subpaths(atPath:)", "enumerator(atPath:)",
        "contentsOfDirectory(at:includingPropertiesForKeys:options:)",
        "enumerator(at:includingPropertiesForKeys:options:errorHandler:)",
        "replaceItemAt(_:withItemAt:backupItemName:options:)",
        "url(for:in:appropriateFor:create:)",
      ]
    default: return nil
    }
  }

  /// Whether one of the classes declares a method.
  static func declares(_ fullName: String) -> Bool {
    ["NotificationCenter", "FileManager"].contains {
      Self(for: $0)?.members.contains(fullName) ?? false
    }
  }

  /// Classes from which none can derive on Linux.
  static func isClosed(_ name: String) -> Bool {
    ["Bundle", "ProcessInfo", "RunLoop", "Thread"].contains(
      name.hasPrefix("Foundation.") ? String(name.dropFirst(11)) : name)
  }
}
