import Foundation

/// An Xcode project as its file tells of it.
package final class XcodeProject: Sendable {
  /// The absolute path of the `.xcodeproj`.
  package let path: String
  /// The folder that `SOURCE_ROOT` and `$(SRCROOT)` mean.
  package let sourceRoot: String
  /// What was odd when the project was opened; each target's contents and settings have notes of their own.
  package let notes: [Note]
  let objects: ObjectTable
  let tree: FileTree

  /// Reads a project.
  ///
  /// - Throws: `ProjectError` when the file is missing or can't be made sense of.
  package init(path: String) throws(ProjectError) {
    let path = path.standardizedPath
    let file = try PropertyListFile(path: path + "/project.pbxproj")
    objects = try ObjectTable(file)
    let folder = path.withoutLastPathPart
    sourceRoot =
      folder.appending(path: objects.root.string("projectDirPath") ?? "").standardizedPath
    tree = FileTree(objects, sourceRoot: sourceRoot)
    self.path = path
    var notes = file.duplicates.map { duplicate in
      Note(
        file.path, line: duplicate.line,
        "“\(duplicate.key)” stands twice in one dictionary, as a merge can leave it; the later value is taken."
      )
    }
    notes += tree.notes
    _ = objects.objects("targets", of: objects.root, called: "the project", notes: &notes)
    self.notes = notes
  }

  /// The name without `.xcodeproj`.
  package var name: String { path.pathBaseName }

  /// The file that says it all, for notes.
  var file: String { objects.file.path }

  package var targets: [XcodeTarget] {
    objects.root.strings("targets").compactMap { id in
      objects[id].map { XcodeTarget(project: self, object: $0) }
    }
  }

  /// The target of a name.
  package func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }

  /// The target of an identifier, as schemes and test plans name it.
  package func target(id: String) -> XcodeTarget? {
    guard objects.root.strings("targets").contains(id), let object = objects[id] else { return nil }
    return XcodeTarget(project: self, object: object)
  }

  /// The names of the build configurations, in order, as `Debug` and `Release`.
  package var configurations: [String] {
    BuildConfigurations(of: objects.root, in: self).names
  }

  /// The language whose texts serve when there are none in the user's.
  package var developmentRegion: String { objects.root.string("developmentRegion") ?? "en" }

  /// The languages that the project says it has, `Base` among them.
  package var knownRegions: [String] { objects.root.strings("knownRegions") }

  /// The other projects that this one uses, as absolute paths of `.xcodeproj`.
  var referencedProjects: [String] {
    (objects.root.value("projectReferences")?.array ?? []).compactMap { reference in
      objects[reference["ProjectRef"]?.string].flatMap { tree.location(of: $0).disk }
    }
  }

  /// The target whose tests a test target's are run in, as the project's attributes say.
  func hostTarget(ofTestTarget id: String) -> XcodeTarget? {
    let attributes = objects.root.value("attributes")?["TargetAttributes"]?[id]
    return attributes?["TestTargetID"]?.string.flatMap { target(id: $0) }
  }
}
