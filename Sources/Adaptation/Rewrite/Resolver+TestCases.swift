extension Resolver {
  // MARK: Where all belongs to the main actor

  /// Takes a test case off the main actor where all belongs to it by default, and its members back to it.
  ///
  /// The inherited initializer would belong to it too, and XCTest's doesn't. An expectation goes to none as a whole.
  mutating func resolve(_ site: TestClassSite) {
    guard isMainActorByDefault else { return }
    let isTestCase = look.isTestCase(site.type)
    guard isTestCase || isExpectation(site.type) else { return }
    add(.insert("nonisolated ", at: site.keyword))
    if let attribute = site.attribute { add(scan.blanking(attribute)) }
    guard isTestCase else { return }
    let wrapped = wrappedTests(of: site.type)
    for member in site.members where !wrapped.contains(member.fullName) {
      guard !member.isOverride || overridesProjects(member.fullName, in: site.type) else {
        continue
      }
      add(.insert("@MainActor ", at: member.offset))
    }
  }

  /// Whether a member of the project is overridden, and not one of XCTest's.
  private func overridesProjects(_ fullName: String, in type: String) -> Bool {
    look.ancestry(of: type).names.dropFirst().contains { name in
      look.records(name).contains { record in
        record.members.contains { $0.fullName == fullName && !$0.flags.contains(.overriding) }
      }
    }
  }

  // MARK: Tests of different actors

  /// Makes tests of the main actor callable from none where a class has tests of both kinds.
  ///
  /// Lists of tests hold functions of one type. Each test of the main actor becomes a method of its own, which a test
  /// of no actor runs there.
  mutating func resolve(_ site: TestSite) {
    guard look.isTestCase(site.type), isOfMainActor(site.member, of: site.type),
      wrappedTests(of: site.type).contains(site.member.fullName)
    else { return }
    need()
    let name = "_vitrine_\(site.member.name)_\(site.type.replacing(".", with: "_"))"
    let attempt = site.member.flags.contains(.throwing) ? "try " : ""
    if let attribute = site.attribute { add(scan.blanking(attribute)) }
    if look.isMainActor(site.type) { add(.insert("nonisolated ", at: site.start)) }
    add(
      .insert(
        "{ \(attempt)MainActorBody.run(self) { \(attempt)$0.\(name)() } }; @MainActor func \(name)() "
          + (attempt.isEmpty ? "" : "throws "), at: site.body))
  }

  /// The tests of the main actor, by their full names; none where all tests are of one kind.
  private func wrappedTests(of type: String) -> Set<String> {
    let tests = look.records(type).flatMap(\.members).filter(\.isSynchronousTest)
    let isolated = tests.filter { isOfMainActor($0, of: type) }
    return isolated.count == tests.count ? [] : Set(isolated.map(\.fullName))
  }

  private func isOfMainActor(_ member: MemberRecord, of type: String) -> Bool {
    if member.flags.contains(.mainActor) { return true }
    return !member.flags.contains(.nonisolated) && isMainActor(type)
  }

  // MARK: Expectations

  /// Whether a class derives from one of XCTest's expectations.
  func isExpectation(_ type: String) -> Bool {
    guard case .external(let root) = look.ancestry(of: type).root else { return false }
    return root.hasSuffix("Expectation") && root.hasPrefix("XCT")
  }

  /// What `fulfill` has on Linux.
  static let fulfillParameters = "(_ file: StaticString = #file, line: Int = #line)"
}

extension MemberRecord {
  /// Whether XCTest would run it as a test without waiting for it.
  var isSynchronousTest: Bool {
    kind == .method && name.hasPrefix("test") && labels.isEmpty && result.isEmpty
      && flags.isDisjoint(with: [.asynchronous, .ofType, .hidden, .onlySwift])
  }
}
