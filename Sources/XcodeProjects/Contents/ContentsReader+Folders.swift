/// The files that a target has from synchronized folders.
///
/// An exception means one of two things: for a target that owns the folder it takes a file out, for any
/// other target it takes one in.
extension ContentsReader {
  mutating func readSynchronizedFolders(phases: [ProjectObject]) {
    let owned = objects.objects(
      "fileSystemSynchronizedGroups", of: target.object, called: "the target “\(target.name)”",
      notes: &contents.notes)
    let ownedIDs = Set(owned.map(\.id))
    let phaseIDs = Dictionary(phases.map { ($0.id, $0) }) { first, _ in first }
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard case .disk(let path) = project.tree.location(of: group) else { continue }
      let exceptions = group.strings("exceptions").compactMap { objects[$0] }
      let own = exceptions.filter { $0.string("target") == target.id }
      let moves = exceptions.filter { phaseIDs[$0.string("buildPhase") ?? ""] != nil }
      let isOwner = ownedIDs.contains(group.id)
      guard isOwner || !own.isEmpty || !moves.isEmpty else { continue }
      let folder = SynchronizedFolder(group, path: spelled(path, group))
      var membership = FolderMembership(folder, exceptions: own)
      var items = isOwner ? membership.remaining : membership.named
      for exception in moves {
        guard let phase = phaseIDs[exception.string("buildPhase") ?? ""] else { continue }
        items = move(&membership, items, by: exception, to: phase)
      }
      for item in items { place(item, of: folder, by: own) }
      for missing in membership.missing {
        note(
          group,
          "the folder “\(group.displayName)” has an exception for \(missing), which isn't in it; the "
            + "exception does nothing. Take it out.")
      }
    }
  }

  private mutating func spelled(_ path: String, _ group: ProjectObject) -> String {
    switch DiskPath.find(path) {
    case .exact: return path
    case .respelled(let other):
      note(group, "the folder \(path) is spelled \(other.lastPathPart) on disk; that one is used.")
      return other
    case .missing:
      note(
        group,
        "the folder “\(group.displayName)” isn't at \(path): the target “\(target.name)” gets no files "
          + "from it.")
      return path
    }
  }

  /// Files that an exception of a phase names leave the phase if it is the one that their kind goes to,
  /// else they go to it instead.
  private mutating func move(
    _ membership: inout FolderMembership, _ items: [SynchronizedFolder.Item],
    by exception: ProjectObject, to phase: ProjectObject
  ) -> [SynchronizedFolder.Item] {
    let names = exception.strings("membershipExceptions")
    let place = PhasePlace(phase, settings)
    let all = membership.all.filter { item in names.contains { item.answers(to: $0) } }
    for item in all where place != Self.place(of: item.kind) {
      guard let place else { continue }
      put(
        FileEntry(path: membership.folder.path.appending(path: item.relativePath), kind: item.kind),
        in: place)
    }
    return items.filter { item in !names.contains { item.answers(to: $0) } }
  }

  private mutating func place(
    _ item: SynchronizedFolder.Item, of folder: SynchronizedFolder,
    by exceptions: [ProjectObject]
  ) {
    for exception in exceptions {
      let filters = exception.dictionary("platformFiltersByRelativePath")[item.relativePath]
      if let filters = filters?.strings, !filters.isEmpty, !filters.contains("ios") { return }
    }
    let flags = exceptions.flatMap { exception in
      exception.dictionary("additionalCompilerFlagsByRelativePath")[item.relativePath]?.string
        .map { settings.expand($0).shellWords } ?? []
    }
    guard let place = Self.place(of: item.kind) else { return }
    put(
      FileEntry(
        path: folder.path.appending(path: item.relativePath), kind: item.kind, flags: flags),
      in: place)
  }

  private static func place(of kind: FileKind) -> PhasePlace? {
    switch kind {
    case .projectFile: nil
    case .header: .headers
    case .binary: .frameworks
    case let kind where kind.isSource: .sources
    default: .resources
    }
  }
}

/// Which files of a synchronized folder a target's exceptions name.
private struct FolderMembership {
  let folder: SynchronizedFolder
  private let names: [String]

  init(_ folder: SynchronizedFolder, exceptions: [ProjectObject]) {
    self.folder = folder
    names = exceptions.flatMap { $0.strings("membershipExceptions") }
  }

  /// All files in the folder.
  lazy var all = folder.items()

  /// The files that no exception names.
  var remaining: [SynchronizedFolder.Item] {
    mutating get {
      let plain = Set(names)
      let others = names.filter { !$0.isPlainFile }
      return all.filter { item in
        !plain.contains(item.relativePath) && !others.contains { item.answers(to: $0) }
      }
    }
  }

  /// The files that exceptions name.
  var named: [SynchronizedFolder.Item] {
    mutating get {
      names.flatMap { name -> [SynchronizedFolder.Item] in
        if name.hasPrefix("/Localized") { return all.filter { $0.answers(to: name) } }
        return folder.items(in: name)
      }
    }
  }

  /// The names that nothing on disk answers to.
  var missing: [String] {
    mutating get {
      names.filter { name in
        if name.hasPrefix("/Localized") { return !all.contains { $0.answers(to: name) } }
        return if case .missing = DiskPath.find(folder.path.appending(path: name)) { true } else {
          false
        }
      }
    }
  }
}

extension String {
  /// Whether an exception's name can only mean one file.
  fileprivate var isPlainFile: Bool { hasSuffix(".swift") && !hasPrefix("/") }
}

extension SynchronizedFolder.Item {
  /// Whether an exception's name means this file: by its path, by a folder that it lies in, or, with
  /// `/Localized` before it, in all languages.
  fileprivate func answers(to name: String) -> Bool {
    if name == relativePath || relativePath.hasPrefix(name + "/") { return true }
    guard name.hasPrefix("/Localized") else { return false }
    let rest = name.dropFirst("/Localized".count).drop { ":/ ".contains($0) }
    if rest == relativePath { return true }
    let parts = relativePath.split(separator: "/")
    let plain = parts.filter { !$0.hasSuffix(".lproj") }
    return plain.count < parts.count && plain.joined(separator: "/") == rest
  }
}
