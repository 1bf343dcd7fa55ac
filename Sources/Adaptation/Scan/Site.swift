/// A place whose rewriting depends on declarations elsewhere.
enum Site: Sendable {
  case selector(SelectorSite)
  case table(TableSite)
  case observed(ObservedSite)
  case moved(MovedSite)
  case isolated(IsolatedSite)
  case ownVersion(OwnVersionSite)
  case version(VersionSite)
  case asyncSuper(range: Range<Int>, type: String)
  case testClass(TestClassSite)
  case test(TestSite)
  case object(type: String, start: Int)
  case fulfillment(parameters: Range<Int>, type: String)
  case made(MadeSite)
  case superclass(SuperclassSite)
  case blockCast(BlockCastSite)
  case keyPath(KeyPathSite)
  case anyObject(AnyObjectSite)
  case namedMethod(NamedMethodSite)
  case optionalCall(OptionalCallSite)
}

/// `#keyPath(…)`.
struct KeyPathSite: Sendable {
  let range: Range<Int>
  /// The parts of the type's name; empty if it is that of the code around.
  let types: [String]
  /// The names of the properties.
  let keys: [String]
  /// The full name of the type around it.
  let context: String
}

/// A member of any object that none of Apple's classes is known for.
struct AnyObjectSite: Sendable {
  let member: String
  let isCalled: Bool
  /// Of the member's name.
  let offset: Int
  /// With `type` for the class that has the member.
  let edit: Edit

  static let type = "\u{0}"
}

/// `#selector(…)`.
struct SelectorSite: Sendable {
  enum Form: Sendable { case method, getter, setter }

  let range: Range<Int>
  let form: Form
  /// What stands before the last period: a type's name, an expression, or nothing.
  let base: String?
  /// What the functions around say of the first name of `base`.
  let baseType: LocalType
  let name: String
  /// Nil if only the base name stands there.
  let labels: [String]?
  /// The types of the parameters after `as`.
  let types: [String]?
  /// The full name of the type around it.
  let context: String
}

/// The end of a declaration of a class, an extension or a protocol.
struct TableSite: Sendable {
  /// Which of the file's types it is.
  let record: Int
  /// Of the closing brace.
  let offset: Int
  /// Whether something else stands before the brace in its line.
  let needsSeparator: Bool
  /// What code inside calls the type.
  let shortName: String
}

/// A `dynamic` property.
struct ObservedSite: Sendable {
  let key: String
  let type: String
  /// What is inserted if the type is an object: texts and their places.
  let edits: [Edit]
}

/// A member of an extension that has to be declared in the class itself if Swift is to find its overrides.
struct MovedSite: Sendable {
  let member: MemberRecord
  let type: String
  /// Of the member's name.
  let name: Range<Int>
  /// Of modifiers that go.
  let modifiers: [Edit]
  let isOverride: Bool
  /// Of the members of the extension.
  let block: Range<Int>
}

/// A method that XCTest calls on no actor and a test case of the main actor may override.
struct IsolatedSite: Sendable {
  let name: String
  let type: String
  let isOfType: Bool
  let isThrowing: Bool
  /// `@MainActor`, if it stands on the method itself.
  let attribute: Range<Int>?
  /// Of the first word after the attributes.
  let start: Int
  /// Of the opening brace.
  let body: Int
}

/// An override of a method that an extension of `NSObject` declares.
struct OwnVersionSite: Sendable {
  let member: MemberRecord
  let type: String
  /// `override`.
  let keyword: Range<Int>
}

/// A class that may be a test case, where everything belongs to the main actor by default.
struct TestClassSite: Sendable {
  let type: String
  /// Of the first word after the attributes of the class.
  let keyword: Int
  /// `@MainActor`, if it stands on the class.
  let attribute: Range<Int>?
  /// The members that may be the main actor's.
  let members: [Member]

  struct Member: Sendable {
    /// Of the first word.
    let offset: Int
    /// With the labels; of properties the name.
    let fullName: String
    let isOverride: Bool
  }
}

/// A class that may derive from one of Foundation's that is another here.
struct SuperclassSite: Sendable {
  /// The superclass as written.
  let name: String
  let nameRange: Range<Int>
  /// The full name of the class.
  let type: String
  /// The methods that it overrides.
  let overrides: [Method]
  /// What gives it an initializer without arguments.
  let initializer: [Edit]
  /// With its braces.
  let block: Range<Int>

  struct Method: Sendable {
    /// With the labels.
    let fullName: String
    let nameRange: Range<Int>
  }
}

/// A synchronous test of a class that may be a test case.
struct TestSite: Sendable {
  let member: MemberRecord
  let type: String
  /// `@MainActor`, if it stands on the method itself.
  let attribute: Range<Int>?
  /// Of the first word after the attributes.
  let start: Int
  /// Of the opening brace.
  let body: Int
}
