import Foundation

/// Makes the edits that depend on declarations elsewhere.
struct Resolver {
  let scan: Scanner
  let look: Look
  let isMainActorByDefault: Bool
  let languageMode: Int

  private(set) var edits: [Edit] = []
  private(set) var notes: [AdaptationNote] = []
  private(set) var needsAdditions = false

  init(_ scan: Scanner, look: Look, job: Job) {
    self.scan = scan
    self.look = look
    isMainActorByDefault = job.defaultIsolation == .mainActor
    languageMode = job.languageMode
  }

  mutating func resolve() {
    for site in scan.sites {
      switch site {
      case .selector(let site): resolve(site)
      case .table(let site): resolve(site)
      case .observed(let site):
        resolve(site)
      case .moved(let site): resolve(site)
      case .isolated(let site): resolve(site)
      case .asyncSuper(let range, let type):
        if case .external(let root) = look.ancestry(of: type).root, look.isTestCase(type),
          look.ancestry(of: type).names == [type], root.hasSuffix("TestCase"), isMainActor(type)
        {
          edits.append(Edit(range, "_ = ()"))
        }
      case .made(let site): resolve(site)
      case .superclass(let site): resolve(site)
      case .blockCast(let site): resolve(site)
      case .keyPath(let site): resolve(site)
      case .anyObject(let site): resolve(site)
      case .namedMethod(let site): resolve(site)
      case .optionalCall(let site): resolve(site)
      case .ownVersion(let site):
        if isOwnVersion(site.member, of: site.type) { edits.append(scan.blanking(site.keyword)) }
      case .version(let site): resolve(site)
      case .testClass(let site): resolve(site)
      case .test(let site): resolve(site)
      case .object(let type, let start):
        if !isCoded(type) { edits.append(.insert(Self.kind, at: start)) }
      case .fulfillment(let parameters, let type):
        if isExpectation(type) { edits.append(Edit(parameters, Self.fulfillParameters)) }
      }
    }
  }

  // MARK: Objects

  /// The first field of an object.
  ///
  /// The C part of Foundation reads the kind of an object from there when it compares attributes of texts: no kind (0)
  /// ends the process, any that is not of the class asks the object itself.
  private static let kind = " private let _foundationKind: UInt64 = 1 << 8;"

  /// Whether the compiler writes how the fields of a class are encoded, to which none may be added.
  private func isCoded(_ type: String) -> Bool {
    look.records(type).flatMap(\.inherited).contains {
      ["Codable", "Encodable", "Decodable"].contains($0)
    }
  }

  /// A class may say which of its properties tell their observers themselves.
  private mutating func resolve(_ site: ObservedSite) {
    let type = look.resolve(site.type, in: "") ?? site.type
    guard look.isObject(type) else { return }
    let question = "automaticallyNotifiesObservers(forKey:)"
    guard look.members(of: type).contains(where: { $0.fullName == question }) else {
      edits += site.edits
      return
    }
    edits += site.edits.map { edit in
      var text = edit.text
      for word in ["will", "did"] {
        let call = "\(word)ChangeValue(forKey: \"\(site.key)\")"
        text = text.replacingOccurrences(
          of: call,
          with: "if Self.automaticallyNotifiesObservers(forKey: \"\(site.key)\") { \(call) }")
      }
      return Edit(edit.range, text)
    }
  }

  func isMainActor(_ type: String) -> Bool {
    look.isMainActor(type) || isMainActorByDefault
  }

  mutating func add(_ edit: Edit) { edits.append(edit) }
  mutating func need() { needsAdditions = true }

  mutating func note(_ severity: AdaptationNote.Severity, at offset: Int, _ message: String) {
    let (line, column) = scan.source.position(of: offset)
    notes.append(AdaptationNote(line: line, column: column, severity: severity, message: message))
  }
}
