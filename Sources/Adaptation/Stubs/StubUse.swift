/// What sources do with a type that a stand-in has to offer.
struct StubUse {
  enum Kind: Int, Comparable {
    case unknown, plain, protocolType, wrapper

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  var kind = Kind.unknown
  /// The number of its generic arguments.
  var genericCount = 0
  /// By what tells members apart: their name and labels, and whether they belong to the type itself.
  var members: [String: StubMember] = [:]
  /// The cases of an enum that is switched over.
  var cases: [String: Int] = [:]
  /// Whether what was taken for an object of the type is a list of such.
  var isList = false
  /// Whether a type of the project that is coded has such a field.
  var isCoded = false
  /// Whether classes of the project inherit from it.
  var isInherited = false
  /// The property of all objects that gives one: `snp`.
  var namespace: String?
  /// Whether the members are those of all objects.
  var addsToObjects = false
  /// Methods that subclasses override, as these declare them.
  var overridden: Set<String> = []

  /// Whether the type can stand as it is called, with no arguments.
  var isPlain: Bool { kind <= .plain && genericCount == 0 }

  mutating func formUnion(_ other: StubUse) {
    kind = max(kind, other.kind)
    genericCount = max(genericCount, other.genericCount)
    for (key, member) in other.members {
      if let mine = members[key] {
        members[key] = mine.merged(with: member)
      } else {
        members[key] = member
      }
    }
    cases.merge(other.cases) { max($0, $1) }
    overridden.formUnion(other.overridden)
    isInherited = isInherited || other.isInherited
    isList = isList || other.isList
    isCoded = isCoded || other.isCoded
    namespace = namespace ?? other.namespace
    addsToObjects = addsToObjects || other.addsToObjects
  }
}

/// A member as it is used.
struct StubMember {
  var name: String
  var isStatic: Bool
  /// Nil for a property.
  var arguments: [StubArgument]?
  var result = StubResult.unknown
  var isSet = false
  /// Whether the sources ask if there is a value.
  var isOptional = false
  var isAsync = false
  var isThrowing = false

  var key: String {
    let labels = arguments.map { "(" + $0.map { "\($0.label ?? "_"):" }.joined() + ")" } ?? ""
    return "\(isStatic ? "static " : "")\(name)\(labels)"
  }

  func merged(with other: StubMember) -> StubMember {
    var member = self
    // What a property is given tells its type best.
    let given = [self, other].first { $0.isSet && $0.result.isWritten }
    member.result = given?.result ?? (other.result.weight > result.weight ? other.result : result)
    member.isSet = isSet || other.isSet
    member.isOptional = isOptional || other.isOptional
    member.isAsync = isAsync || other.isAsync
    member.isThrowing = isThrowing || other.isThrowing
    if let mine = arguments, let others = other.arguments, mine.count == others.count {
      member.arguments = zip(mine, others).map { $0.type == $1.type ? $0 : $0.widened(by: $1) }
    }
    return member
  }
}

/// An argument of a call, by what is given for it.
struct StubArgument: Equatable {
  var label: String?
  /// In the words of Swift.
  var type: String
  /// Names after the period, where a member of an unknown type is given: `.purchase`.
  var implicit: Set<String> = []

  func widened(by other: StubArgument) -> StubArgument {
    var argument = self
    argument.implicit.formUnion(other.implicit)
    // A closure stays one.
    if !type.contains("->") { argument.type = other.type.contains("->") ? other.type : "Any?" }
    return argument
  }
}

/// What comes of a member, by what is done with it.
enum StubResult: Equatable {
  case unknown
  /// Nothing: the call stands alone.
  case nothing
  /// Goes where the type is not seen.
  case anything
  /// A type in the words of Swift.
  case named(String)
  /// Something with members of its own: a type that the stand-in makes up or has.
  case made(String)
  /// A list of such.
  case list(String)

  /// Whether it is a type in the words of the sources.
  var isWritten: Bool { if case .named = self { true } else { false } }

  /// The more is known, the greater.
  var weight: Int {
    switch self {
    case .unknown: 0
    case .nothing: 1
    case .anything: 2
    case .named: 3
    case .made: 4
    case .list: 5
    }
  }
}
