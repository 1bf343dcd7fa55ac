/// Puts together what goes into a target, from its build phases and from its synchronized folders.
struct ContentsReader {
  let target: XcodeTarget
  let settings: BuildSettings
  var contents = TargetContents()
  private let excluded: [String]
  private let included: [String]
  private let infoPlist: String?

  init(_ target: XcodeTarget, _ settings: BuildSettings) {
    self.target = target
    self.settings = settings
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    infoPlist = settings.infoPlistFile
  }

  var project: XcodeProject { target.project }
  var objects: ObjectTable { target.project.objects }

  mutating func read() -> TargetContents {
    let who = "the target “\(target.name)”"
    let phases = objects.objects(
      "buildPhases", of: target.object, called: who, notes: &contents.notes)
    for phase in phases { read(phase) }
    readSynchronizedFolders(phases: phases)
    removeRepeats()
    return contents
  }

  // MARK: Phases

  private mutating func read(_ phase: ProjectObject) {
    switch phase.isa {
    case "PBXShellScriptBuildPhase":
      readScript(phase)
      return
    case "PBXCopyFilesBuildPhase", "PBXSourcesBuildPhase", "PBXResourcesBuildPhase",
      "PBXFrameworksBuildPhase", "PBXHeadersBuildPhase":
      break
    default:
      let what = phase.isa.isEmpty ? "without a kind" : "of the kind \(phase.isa)"
      note(phase, "a build phase \(what) is skipped.")
      return
    }
    guard let place = PhasePlace(phase, settings) else { return }
    let who = "the target “\(target.name)”, build phase \(place.name),"
    for file in objects.objects("files", of: phase, called: who, notes: &contents.notes) {
      guard PlatformFilter.allows(file) else { continue }
      if let product = file.string("productRef") {
        if let product = objects[product]?.string("productName") {
          contents.frameworks.append(LinkedProduct(name: product, source: .package))
        }
        continue
      }
      guard let id = file.string("fileRef") else {
        note(
          file, "\(who) has an entry without a file (\(file.id)); it is skipped. Take the line out."
        )
        continue
      }
      guard let reference = objects[id] else {
        contents.notes.append(objects.dangling(id, "fileRef", of: file, called: who))
        continue
      }
      add(reference, file, to: place)
    }
  }

  private mutating func readScript(_ phase: ProjectObject) {
    guard phase.string("runOnlyForDeploymentPostprocessing") != "1" else { return }
    contents.scripts.append(
      ScriptPhase(
        name: phase.string("name") ?? "Run Script", shell: phase.string("shellPath") ?? "/bin/sh",
        script: phase.string("shellScript") ?? "",
        inputs: phase.strings("inputPaths").map(settings.expand),
        inputLists: phase.strings("inputFileListPaths").map(settings.expand),
        outputs: phase.strings("outputPaths").map(settings.expand),
        outputLists: phase.strings("outputFileListPaths").map(settings.expand),
        isAlwaysOutOfDate: phase.string("alwaysOutOfDate") == "1", line: objects.line(phase)))
  }

  // MARK: Files

  private mutating func add(
    _ reference: ProjectObject, _ file: ProjectObject, to place: PhasePlace
  ) {
    switch reference.isa {
    case "PBXVariantGroup":
      for id in reference.strings("children") {
        guard let child = objects[id] else { continue }
        addFile(child, file, to: place, language: child.string("name"))
      }
    case "PBXReferenceProxy": addProduct(reference, to: place)
    case "PBXGroup", "PBXFileSystemSynchronizedRootGroup":
      note(file, "the group “\(reference.displayName)” is listed as a file; it is skipped.")
    default: addFile(reference, file, to: place, language: nil)
    }
  }

  private mutating func addFile(
    _ reference: ProjectObject, _ file: ProjectObject, to place: PhasePlace, language: String?
  ) {
    let location = project.tree.location(of: reference)
    let kind = reference.isa == "XCVersionGroup" ? FileKind.dataModel : FileKind(reference)
    switch location {
    case .product: addProduct(reference, to: place)
    case .sdk(let path):
      if place == .frameworks {
        contents.frameworks.append(LinkedProduct(name: path.libraryName, source: .system))
      }
    case .disk(let path):
      if place == .frameworks, kind == .binary, path.contains("/System/Library/Frameworks/") {
        contents.frameworks.append(LinkedProduct(name: path.libraryName, source: .system))
        return
      }
      guard let path = existing(path, file, place) else { return }
      let flags =
        file.value("settings")?["COMPILER_FLAGS"]?.string.map { settings.expand($0).shellWords }
        ?? []
      put(FileEntry(path: path, kind: kind, language: language, flags: flags), in: place)
    }
  }

  private mutating func addProduct(_ reference: ProjectObject, to place: PhasePlace) {
    let name = (reference.string("path") ?? reference.displayName).lastPathPart
    switch place {
    case .frameworks:
      contents.frameworks.append(LinkedProduct(name: name.libraryName, source: .target))
    case .resources where name.pathSuffix == "bundle": contents.embeddedBundles.append(name)
    default: break
    }
  }

  /// The path as the disk spells it; nil with a note when there is nothing.
  private mutating func existing(
    _ path: String, _ file: ProjectObject, _ place: PhasePlace
  ) -> String? {
    switch DiskPath.find(path) {
    case .exact: return path
    case .respelled(let other):
      note(
        file,
        "the target “\(target.name)” lists \(path.lastPathPart), which is spelled "
          + "\(other.relativePath(to: project.sourceRoot) ?? other) on disk; that one is used. A Mac "
          + "doesn't mind the case of letters, Linux does: rename one of them.")
      return other
    case .missing:
      note(
        file,
        "the target “\(target.name)”, build phase \(place.name), lists \(path.lastPathPart), which is "
          + "not at \(path); it is left out. Add the file, or take it out of the target.")
      return nil
    }
  }

  mutating func put(_ entry: FileEntry, in place: PhasePlace) {
    if !excluded.isEmpty, excluded.contains(where: { Glob.matches(file: entry.path, $0) }),
      !included.contains(where: { Glob.matches(file: entry.path, $0) })
    {
      return
    }
    switch place {
    case .sources where entry.kind.isResource: addResource(entry, under: "")
    case .sources:
      contents.sources.append(SourceFile(path: entry.path, kind: entry.kind, flags: entry.flags))
    case .headers:
      contents.headers.append(SourceFile(path: entry.path, kind: entry.kind, flags: entry.flags))
    case .frameworks:
      contents.frameworks.append(
        LinkedProduct(name: entry.path.libraryName, source: .binary(entry.path)))
    case .resources: addResource(entry, under: "")
    case .copied(let folder): addResource(entry, under: folder)
    }
  }

  private mutating func addResource(_ entry: FileEntry, under folder: String) {
    // Xcode makes the bundle's Info.plist itself and doesn't copy its draft.
    guard entry.path != infoPlist else { return }
    if entry.kind == .dataModel || entry.kind == .intentDefinition {
      contents.sources.append(SourceFile(path: entry.path, kind: entry.kind, flags: entry.flags))
      return
    }
    let parent = entry.path.withoutLastPathPart.lastPathPart
    let region = parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : nil
    let language = region ?? entry.language
    let name = entry.path.lastPathPart
    contents.resources.append(
      Resource(
        path: entry.path, kind: entry.kind,
        destination: folder.appending(path: language.map { "\($0).lproj/\(name)" } ?? name),
        language: language, isFolder: entry.kind == .folder))
  }

  /// A file that is both listed and in a synchronized folder counts once.
  private mutating func removeRepeats() {
    var paths: Set<String> = []
    contents.sources = contents.sources.filter { paths.insert($0.path).inserted }
    numberCatalogs()
    var destinations: [String: String] = [:]
    contents.resources = contents.resources.filter { resource in
      guard let first = destinations[resource.destination] else {
        destinations[resource.destination] = resource.path
        return true
      }
      if first != resource.path {
        contents.notes.append(
          target.note(
            "the target “\(target.name)” puts two files at \(resource.destination) of its bundle: "
              + "\(first) and \(resource.path); the first one is taken."))
      }
      return false
    }
    var names: Set<LinkedProduct> = []
    contents.frameworks = contents.frameworks.filter { names.insert($0).inserted }
  }

  /// Asset catalogs of one name are merged by Xcode; here the second one gets a name of its own.
  private mutating func numberCatalogs() {
    var paths: Set<String> = []
    contents.resources.removeAll { $0.kind == .assetCatalog && !paths.insert($0.path).inserted }
    var names: Set<String> = []
    for index in contents.resources.indices where contents.resources[index].kind == .assetCatalog {
      let name = contents.resources[index].destination
      var number = 1
      while !names.insert(contents.resources[index].destination).inserted {
        number += 1
        contents.resources[index].destination = "\(name.dropLast(9)) \(number).xcassets"
      }
    }
  }

  mutating func note(_ object: ProjectObject, _ sentence: String) {
    contents.notes.append(Note(project.file, line: objects.line(object), sentence))
  }
}

/// A file on its way into a target.
struct FileEntry {
  var path: String
  var kind: FileKind
  var language: String?
  var flags: [String] = []
}

extension FileKind {
  /// Whether it belongs in the bundle even when it is listed among the sources.
  fileprivate var isResource: Bool {
    switch self {
    case .assetCatalog, .stringCatalog, .strings, .stringsDictionary, .storyboard, .xib: true
    default: false
    }
  }
}

extension String {
  /// The module or library that a file is: `Kit` for `Kit.framework` and for `libKit.a`.
  var libraryName: String {
    let base = pathBaseName
    guard ["a", "dylib", "tbd"].contains(pathSuffix), base.hasPrefix("lib") else { return base }
    return String(base.dropFirst(3))
  }
}

extension XcodeTarget {
  /// What goes into the target: the files of its build phases and of its synchronized folders, as far
  /// as they exist and the platform and the settings let them in.
  package func contents(_ settings: BuildSettings) -> TargetContents {
    var reader = ContentsReader(self, settings)
    return reader.read()
  }
}
