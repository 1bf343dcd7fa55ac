import Foundation

/// A model of Core Data, `Model.xcdatamodeld` with its versions or `Model.xcdatamodel`.
package struct DataModel: Sendable {
  package let name: String
  /// The versions by their names, each with the XML that describes it.
  package private(set) var versions: [String: Data] = [:]
  package private(set) var currentVersion: String
  /// Where the current version is described; nil where none is there.
  package var currentContents: String? { places[currentVersion] }
  private var places: [String: String] = [:]
  package private(set) var notes: [Note] = []

  /// Reads a model; what it lacks becomes notes.
  package init(path: String) {
    name = path.lastPathPart.pathBaseName
    currentVersion = name
    if path.pathSuffix == "xcdatamodel" {
      read(path)
      return
    }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    for file in files where file.pathSuffix == "xcdatamodel" { read(path + "/" + file) }
    currentVersion = versions.keys.sorted().last ?? name
    let place = path + "/.xccurrentversion"
    guard let data = FileManager.default.contents(atPath: place) else { return }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    if let current, versions[current.pathBaseName] != nil {
      currentVersion = current.pathBaseName
    } else {
      notes.append(
        Note(
          place,
          "it names no version of the model \(name) that is there; \(currentVersion) is taken. "
            + "Choose the current version in Xcode again."))
    }
  }

  private mutating func read(_ path: String) {
    let place = path + "/contents"
    if let contents = FileManager.default.contents(atPath: place) {
      versions[path.lastPathPart.pathBaseName] = contents
      places[path.lastPathPart.pathBaseName] = place
    } else {
      notes.append(
        Note(path, "the version of the model \(name) has no file “contents”; it is skipped."))
    }
  }

  /// The files of the folder `Model.momd`, by their places in the bundle: the versions as they are described,
  /// and which of them is the current one.
  ///
  /// - Throws: An error of `PropertyListSerialization`.
  package func compiled() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for (version, contents) in versions { files["\(name).momd/\(version).mom"] = contents }
    guard !files.isEmpty else { return [:] }
    files["\(name).momd/VersionInfo.plist"] = try PropertyListSerialization.data(
      fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": currentVersion],
      format: .xml, options: 0)
    return files
  }
}
