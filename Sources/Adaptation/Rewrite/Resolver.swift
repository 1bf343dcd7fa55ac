/// Makes the edits that depend on declarations elsewhere.
struct Resolver {
  let scan: Scanner
  let look: Look
  let isMainActorByDefault: Bool
  let languageMode: Int

  private(set) var edits: [Edit] = []
  private(set) var notes: [Note] = []
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
        if look.isObject(look.resolve(site.type, in: "") ?? site.type) { edits += site.edits }
      case .moved(let site): resolve(site)
      case .isolated(let site): resolve(site)
      case .asyncSuper(let range, let type):
        if case .external(let root) = look.ancestry(of: type).root, look.isTestCase(type),
          look.ancestry(of: type).names == [type], root.hasSuffix("TestCase"), isMainActor(type)
        {
          edits.append(Edit(range, "_ = ()"))
        }
      case .ownVersion(let site):
        if isOwnVersion(site.member, of: site.type) { edits.append(scan.blanking(site.keyword)) }
      case .testClass(let site): resolve(site)
      case .test(let site): resolve(site)
      case .fulfillment(let parameters, let type):
        if isExpectation(type) { edits.append(Edit(parameters, Self.fulfillParameters)) }
      }
    }
  }

  func isMainActor(_ type: String) -> Bool {
    look.isMainActor(type) || isMainActorByDefault
  }

  mutating func add(_ edit: Edit) { edits.append(edit) }
  mutating func need() { needsAdditions = true }

  mutating func note(_ severity: Note.Severity, at offset: Int, _ message: String) {
    let (line, column) = scan.source.position(of: offset)
    notes.append(Note(line: line, column: column, severity: severity, message: message))
  }
}
