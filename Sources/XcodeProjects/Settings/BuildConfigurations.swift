/// The build configurations of a project or of a target.
struct BuildConfigurations {
  private let project: XcodeProject
  private let owner: ProjectObject
  private let configurations: [ProjectObject]
  private let defaultName: String?

  init(of owner: ProjectObject, in project: XcodeProject) {
    self.project = project
    self.owner = owner
    let list = project.objects[owner.string("buildConfigurationList")]
    configurations = (list?.strings("buildConfigurations") ?? []).compactMap { project.objects[$0] }
    defaultName = list?.string("defaultConfigurationName")
  }

  var names: [String] { configurations.compactMap { $0.string("name") } }

  /// The layers of a configuration: its `.xcconfig` file, then what is written in the project.
  ///
  /// Where the name is unknown, the default configuration serves, as in Xcode.
  func layers(named name: String, for origin: String, notes: inout [Note]) -> [SettingLayer] {
    var found = configurations.first { $0.string("name") == name }
    if found == nil, let fallback = defaultName ?? names.first {
      found = configurations.first { $0.string("name") == fallback }
      notes.append(
        Note(
          project.file, line: project.objects.line(owner),
          "\(origin) has no configuration “\(name)”; “\(fallback)” is used. "
            + "There are: \(names.joined(separator: ", "))."))
    }
    guard let configuration = found else {
      notes.append(
        Note(
          project.file, line: project.objects.line(owner),
          "\(origin) has no build configurations; its settings are empty."))
      return []
    }
    var layers: [SettingLayer] = []
    if let path = baseFile(of: configuration, origin, notes: &notes) {
      let file = ConfigurationFile(path: path)
      notes += file.notes
      layers.append(SettingLayer(origin: path, file.assignments))
    }
    layers.append(SettingLayer(origin: origin, configuration.dictionary("buildSettings")))
    return layers
  }

  private func baseFile(
    of configuration: ProjectObject, _ origin: String, notes: inout [Note]
  ) -> String? {
    for key in ["baseConfigurationReference", "baseConfigurationReferenceAnchor"] {
      guard let id = configuration.string(key) else { continue }
      guard let reference = project.objects[id] else {
        notes.append(
          project.objects.dangling(
            id, key, of: configuration,
            called: "the configuration “\(configuration.displayName)” of \(origin)"))
        continue
      }
      let path = project.tree.location(of: reference)
        .appending(configuration.string("baseConfigurationReferenceRelativePath") ?? "")
        .path
      if case .respelled(let other) = DiskPath.find(path) {
        notes.append(
          Note(path, "the file is spelled \(other.lastPathPart) on disk; that one is used."))
        return other
      }
      return path
    }
    return nil
  }
}
