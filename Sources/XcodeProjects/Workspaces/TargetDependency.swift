/// A target that another one needs, and why.
package struct TargetDependency: Hashable, Sendable {
  /// What makes a target need another one.
  package enum Reason: String, Sendable {
    /// The project says so.
    case explicit
    /// Its product is linked with.
    case linked
    /// Its bundle is copied among the resources.
    case embedded
    /// Tests run in it, or drive it.
    case host
    /// Its module is imported, and nothing else is said.
    case imported
  }

  package var target: XcodeTarget
  package var reason: Reason

  package init(target: XcodeTarget, reason: Reason) {
    self.target = target
    self.reason = reason
  }
}

extension XcodeWorkspace {
  /// The targets that a target needs, each once: those that its project names, those whose products it
  /// links with or copies, and the app that its tests run in.
  package func dependencies(of target: XcodeTarget, _ settings: BuildSettings) -> [TargetDependency]
  {
    dependencies(of: target, settings, contents: target.contents(settings))
  }

  /// The same, where the contents are known already.
  package func dependencies(
    of target: XcodeTarget, _ settings: BuildSettings, contents: TargetContents
  ) -> [TargetDependency] {
    var found: [TargetDependency] = []
    func add(_ other: XcodeTarget?, _ reason: TargetDependency.Reason) {
      guard let other, other != target, !found.contains(where: { $0.target == other }) else {
        return
      }
      found.append(TargetDependency(target: other, reason: reason))
    }
    add(hostTarget(of: target, settings), .host)
    for other in explicitDependencies(of: target) { add(other, .explicit) }
    for product in contents.frameworks where product.source == .target {
      add(self.target(making: product.name, near: target.project), .linked)
    }
    for name in Self.libraries(in: settings.list("OTHER_LDFLAGS")) {
      add(self.target(making: name, near: target.project), .linked)
    }
    for bundle in contents.embeddedBundles {
      add(self.target(making: bundle.pathBaseName, near: target.project), .embedded)
    }
    return found
  }

  /// The names of what flags of the linker ask for: `-framework Name`, `-lName`.
  private static func libraries(in flags: [String]) -> [String] {
    var names: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      if ["-framework", "-weak_framework", "-reexport_framework"].contains(flag) {
        names += rest.popFirst().map { [$0] } ?? []
      } else if flag.hasPrefix("-l"), flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      }
    }
    return names
  }

  /// The app that a test target's tests run in, or that its UI tests drive; nil for tests without one.
  package func hostTarget(of target: XcodeTarget, _ settings: BuildSettings) -> XcodeTarget? {
    guard target.type.isTests else { return nil }
    let host = settings.string("TEST_HOST")
    if target.type == .unitTests, host.isEmpty { return nil }
    if let other = target.project.hostTarget(ofTestTarget: target.id) { return other }
    if target.type == .uiTests {
      let name = settings.string("TEST_TARGET_NAME")
      return name.isEmpty ? nil : target.project.target(named: name) ?? self.target(named: name)
    }
    // …/App.app/App, or …/App.app/Contents/MacOS/App
    let app = host.split(separator: "/").last { $0.hasSuffix(".app") }.map {
      String($0.dropLast(4))
    }
    let name = app ?? host.lastPathPart
    return self.target(making: name, near: target.project) ?? self.target(named: name)
  }

  private func explicitDependencies(of target: XcodeTarget) -> [XcodeTarget] {
    let objects = target.project.objects
    return target.object.strings("dependencies").compactMap { objects[$0] }
      .filter(PlatformFilter.allows)
      .compactMap { dependency in
        if let id = dependency.string("target") { return target.project.target(id: id) }
        guard let proxy = objects[dependency.string("targetProxy")] else { return nil }
        return self.target(of: proxy, in: target.project)
      }
  }

  /// The target that an item of another container stands for.
  func target(of proxy: ProjectObject, in project: XcodeProject) -> XcodeTarget? {
    let id = proxy.string("remoteGlobalIDString") ?? ""
    guard let container = project.objects[proxy.string("containerPortal")],
      container.isa != "PBXProject"
    else { return project.target(id: id) }
    let path = project.tree.location(of: container).path
    let other = projects.first { $0.path == path }
    return other?.target(id: id) ?? proxy.string("remoteInfo").flatMap { other?.target(named: $0) }
  }

  /// The target whose product has a name, in the same project rather than in another one.
  private func target(making name: String, near project: XcodeProject) -> XcodeTarget? {
    let candidates = [project] + projects.filter { $0.path != project.path }
    for project in candidates {
      if let found = project.targets.first(where: {
        !$0.type.isTests && $0.productFileName?.libraryName == name
      }) {
        return found
      }
    }
    return nil
  }
}
