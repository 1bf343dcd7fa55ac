/// The objects of a project file by their identifiers.
struct ObjectTable: Sendable {
  let file: PropertyListFile
  let root: ProjectObject
  private let objects: [String: PropertyList.Entries]

  /// Finds the objects in a file.
  ///
  /// - Throws: `ProjectError` when it isn't a project's.
  init(_ file: PropertyListFile) throws(ProjectError) {
    guard let table = file.root["objects"]?.entries, let rootID = file.root["rootObject"]?.string
    else {
      throw ProjectError(
        file.path,
        "this is no Xcode project: `objects` or `rootObject` is missing; take the file from the last "
          + "good commit.")
    }
    var objects: [String: PropertyList.Entries] = [:]
    objects.reserveCapacity(table.values.count)
    for (id, value) in table.values {
      if case .dictionary(let entries) = value { objects[id] = entries }
    }
    guard let entries = objects[rootID], entries.values["isa"]?.string == "PBXProject" else {
      throw ProjectError(
        file.path, line: file.line(of: "rootObject"),
        "the root object \(rootID) isn't in the file: an end of the file may be lost; take it from the "
          + "last good commit.")
    }
    self.file = file
    self.objects = objects
    root = ProjectObject(id: rootID, entries)
  }

  subscript(id: String?) -> ProjectObject? {
    guard let id, let entries = objects[id] else { return nil }
    return ProjectObject(id: id, entries)
  }

  /// All objects of a kind, in the order of their places in the file.
  func all(_ isa: String) -> [ProjectObject] {
    objects.compactMap { id, entries in
      entries.values["isa"]?.string == isa ? ProjectObject(id: id, entries) : nil
    }
    .sorted { ($0.line, $0.id) < ($1.line, $1.id) }
  }

  /// The objects that a list of another one names; an identifier that leads nowhere becomes a note.
  func objects(
    _ key: String, of owner: ProjectObject, called name: String, notes: inout [Note]
  ) -> [ProjectObject] {
    owner.strings(key).compactMap { id in
      if let object = self[id] { return object }
      notes.append(dangling(id, key, of: owner, called: name))
      return nil
    }
  }

  /// What to say about an identifier that leads nowhere.
  func dangling(_ id: String, _ key: String, of owner: ProjectObject, called name: String) -> Note {
    Note(
      file.path, line: file.line(of: id, from: max(1, owner.line)),
      "\(name) names the object \(id) (`\(key)`), which isn't in the file; it is skipped. "
        + "Take the line out, or bring the object back from an older commit.")
  }

  /// The line of an object, where it is known.
  func line(_ object: ProjectObject) -> Int? { object.line > 0 ? object.line : nil }
}
