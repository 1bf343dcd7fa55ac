/// One object of a project file.
struct ProjectObject: Sendable {
  let id: String
  let isa: String
  /// The line on which it begins; 0 where the format doesn't tell.
  let line: Int
  private let values: [String: PropertyList]

  init(id: String, _ entries: PropertyList.Entries) {
    self.id = id
    isa = entries.values["isa"]?.string ?? ""
    line = entries.line
    values = entries.values
  }

  func string(_ key: String) -> String? { values[key]?.string }

  func strings(_ key: String) -> [String] { values[key]?.strings ?? [] }

  func dictionary(_ key: String) -> [String: PropertyList] { values[key]?.entries?.values ?? [:] }

  func value(_ key: String) -> PropertyList? { values[key] }

  /// What the object is called in Xcode.
  var displayName: String {
    string("name") ?? string("path")?.lastPathPart ?? string("productName") ?? id
  }
}
