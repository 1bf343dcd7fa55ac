/// The groups of a project, and where each thing in them is.
struct FileTree: Sendable {
  private(set) var locations: [String: FileLocation] = [:]
  private(set) var notes: [Note] = []
  private let sourceRoot: String

  init(_ objects: ObjectTable, sourceRoot: String) {
    self.sourceRoot = sourceRoot
    guard let main = objects[objects.root.string("mainGroup")] else { return }
    locations.reserveCapacity(1024)
    visit(main, in: .disk(sourceRoot), objects)
    if let products = objects[objects.root.string("productRefGroup")],
      locations[products.id] == nil
    {
      visit(products, in: .disk(sourceRoot), objects)
    }
  }

  private mutating func visit(
    _ object: ProjectObject, in folder: FileLocation, _ objects: ObjectTable
  ) {
    guard locations[object.id] == nil else { return }
    let location = location(of: object, in: folder)
    locations[object.id] = location
    for id in object.strings("children") {
      if let child = objects[id] {
        visit(child, in: location, objects)
      } else {
        notes.append(
          objects.dangling(id, "children", of: object, called: "the group “\(object.displayName)”"))
      }
    }
  }

  private func location(of object: ProjectObject, in folder: FileLocation) -> FileLocation {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return path.isEmpty ? folder : folder.appending(path)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT":
      return FileLocation.disk(sourceRoot).appending(path)
    case "<absolute>": return .disk(path.standardizedPath)
    case "BUILT_PRODUCTS_DIR": return .product(path)
    case "SDKROOT", "DEVELOPER_DIR": return .sdk(path)
    default: return folder.appending(path)
    }
  }

  /// Where an object is; what stands in no group is taken to stand in the project's folder.
  func location(of object: ProjectObject) -> FileLocation {
    locations[object.id] ?? location(of: object, in: .disk(sourceRoot))
  }
}
