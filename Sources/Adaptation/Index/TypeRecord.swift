/// What a declaration of a type, or an extension of one, says that other files may need.
struct TypeRecord: Sendable, Hashable {
  enum Kind: String, Sendable {
    case `class`, `protocol`, `extension`
    /// A structure, an enumeration or an actor: only what is nested in it matters.
    case other
    /// Another name for the one type that it inherits here; for a function's type if there is none.
    case alias
  }

  struct Flags: OptionSet, Sendable, Hashable {
    let rawValue: Int
    /// `@objcMembers`, or an extension that is marked `@objc`.
    static let objectiveCMembers = Flags(rawValue: 1)
    static let mainActor = Flags(rawValue: 2)
    static let nonisolated = Flags(rawValue: 4)
    /// It, or a type around it, has generic parameters.
    static let generic = Flags(rawValue: 8)
    /// Declared in a function.
    static let local = Flags(rawValue: 16)
    /// A protocol marked `@objc`.
    static let objectiveC = Flags(rawValue: 32)
    static let isPublic = Flags(rawValue: 64)
    /// An extension that holds for some of the type's forms only.
    static let constrained = Flags(rawValue: 128)
    /// Private to its file.
    static let hidden = Flags(rawValue: 256)
    /// Another name for a block's type.
    static let block = Flags(rawValue: 512)
  }

  /// With the names of the types around it: "Outer.Inner".
  let name: String
  let kind: Kind
  var flags: Flags = []
  /// The superclass and the protocols, as written.
  var inherited: [String] = []
  /// What stands in `@objc(Name)`.
  var objectiveCName: String?
  var members: [MemberRecord] = []
  /// A number for all that is said above.
  var contentHash: UInt64 = 0

  var lastName: Substring { name.split(separator: ".").last ?? "" }
}

/// A method or a property of a type.
struct MemberRecord: Sendable, Hashable {
  enum Kind: String, Sendable {
    case method, property
  }

  struct Flags: OptionSet, Sendable, Hashable {
    let rawValue: Int
    /// Marked as one that Objective-C sees.
    static let objectiveC = Flags(rawValue: 1)
    static let overriding = Flags(rawValue: 2)
    static let ofType = Flags(rawValue: 4)
    static let optional = Flags(rawValue: 8)
    static let settable = Flags(rawValue: 16)
    static let hidden = Flags(rawValue: 32)
    static let throwing = Flags(rawValue: 64)
    static let asynchronous = Flags(rawValue: 128)
    /// Objective-C has no form for it: generic, `inout`, variadic.
    static let onlySwift = Flags(rawValue: 256)
    /// Marked `@nonobjc`.
    static let notObjectiveC = Flags(rawValue: 512)
    static let inExtension = Flags(rawValue: 1024)
    static let mainActor = Flags(rawValue: 2048)
    /// Takes a function that it doesn't keep.
    static let borrowsFunction = Flags(rawValue: 4096)
    /// `@available(…, unavailable)`.
    static let unavailable = Flags(rawValue: 8192)
    /// `@available(…, deprecated)`.
    static let deprecated = Flags(rawValue: 16384)
    static let nonisolated = Flags(rawValue: 32768)
    /// `open`: classes of other modules may override it.
    static let isOpen = Flags(rawValue: 65536)
    /// `dynamic`.
    static let isDynamic = Flags(rawValue: 131072)
  }

  let kind: Kind
  let name: String
  var flags: Flags = []
  /// The arguments' labels, "_" for those without.
  var labels: [String] = []
  /// The types of the parameters as written, without defaults; of a property its own.
  var types: [String] = []
  /// The type of the result as written; empty for none.
  var result = ""
  /// What stands in `@objc(name:)`.
  var objectiveCName: String?
  /// What a member that overrides looks like where it has to be declared again: attributes, modifiers and
  /// signature on one line.
  var declaration = ""
  /// The call that leads to it from there: "first, with: second".
  var arguments = ""

  /// The name with labels: "tap(_:)".
  var fullName: String {
    kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The name in Objective-C, of a property its key.
  var selector: String {
    if let objectiveCName { return objectiveCName }
    guard kind == .method else { return name }
    if SystemRequirements.protocols(asking: fullName) != nil {
      return SystemSelectors.name(name, labels)
    }
    return ObjectiveCName.method(name, labels: labels, throwing: flags.contains(.throwing))
  }
}
