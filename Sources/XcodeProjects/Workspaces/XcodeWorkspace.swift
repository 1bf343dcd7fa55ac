import Foundation

/// What `vitrine` was pointed at: a workspace, or a project that stands alone.
package struct XcodeWorkspace: Sendable {
  /// The absolute path of the `.xcworkspace` or `.xcodeproj`.
  package let path: String
  /// The projects, those that they refer to among them, each once.
  package let projects: [XcodeProject]
  /// Swift packages that the workspace itself lists.
  package let packages: [PackageReference]
  /// What was odd or left out.
  package let notes: [Note]

  /// The name without its suffix.
  package var name: String { path.pathBaseName }

  /// Whether it is a workspace rather than a single project.
  package var isWorkspace: Bool { path.pathSuffix == "xcworkspace" }

  /// The folder that the workspace or the project lies in.
  package var folder: String { path.withoutLastPathPart }

  /// Opens a `.xcworkspace`, a `.xcodeproj`, or the only one of them in a folder.
  ///
  /// - Throws: `ProjectError` when there is none, several, or one that can't be read.
  package static func open(at path: String) throws(ProjectError) -> XcodeWorkspace {
    try XcodeWorkspace(path: try ProjectFinder.find(path))
  }

  private init(path: String) throws(ProjectError) {
    self.path = path
    var reader = Reader()
    if path.pathSuffix == "xcworkspace" {
      let list = try WorkspaceFile(path: path)
      packages = list.folders.filter {
        FileManager.default.fileExists(atPath: $0 + "/Package.swift")
      }
      .map { PackageReference(source: .local($0)) }
      for project in list.projects { reader.open(project, from: list.file) }
      if reader.projects.isEmpty, let error = reader.firstError { throw error }
    } else {
      packages = []
      reader.add(try XcodeProject(path: path))
    }
    projects = reader.projects
    notes = (reader.notes + projects.flatMap(\.notes)).withoutRepeats
  }

  /// Opens projects and what they refer to.
  private struct Reader {
    var projects: [XcodeProject] = []
    var notes: [Note] = []
    var firstError: ProjectError?
    private var paths: Set<String> = []

    init() {}

    mutating func add(_ project: XcodeProject) {
      guard paths.insert(project.path).inserted else { return }
      projects.append(project)
      for other in project.referencedProjects { open(other, from: project.file) }
    }

    /// A project that can't be read costs only its own targets.
    mutating func open(_ path: String, from file: String) {
      var path = path
      guard !paths.contains(path) else { return }
      switch DiskPath.find(path) {
      case .exact: break
      case .respelled(let other):
        notes.append(
          Note(file, "\(path) is spelled \(other.lastPathPart) on disk; that one is used."))
        path = other
      case .missing:
        notes.append(
          Note(
            file,
            "the project \(path) is listed and missing: its targets are skipped. If a tool makes it "
              + "(as `pod install`), run that first."))
        return
      }
      do throws(ProjectError) {
        add(try XcodeProject(path: path))
      } catch {
        firstError = firstError ?? error
        notes.append(Note(error.file, line: error.line, error.sentence))
      }
    }
  }

  // MARK: Targets

  /// All targets of all projects.
  package var targets: [XcodeTarget] { projects.flatMap(\.targets) }

  /// The first target of a name.
  package func target(named name: String) -> XcodeTarget? {
    projects.lazy.compactMap { $0.target(named: name) }.first
  }

  /// The pinned versions of packages, where there is a file with them.
  ///
  /// - Throws: `ProjectError` when the file can't be read.
  package func pins() throws(ProjectError) -> PackagePins? {
    let places =
      isWorkspace
      ? [path] + projects.map { $0.path + "/project.xcworkspace" }
      : [path + "/project.xcworkspace"]
    let files = places.map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return nil
    }
    return try PackagePins(path: file)
  }
}
