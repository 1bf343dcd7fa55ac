/// A target of a project.
package struct XcodeTarget: Sendable {
  package let project: XcodeProject
  let object: ProjectObject

  init(project: XcodeProject, object: ProjectObject) {
    self.project = project
    self.object = object
  }

  /// The identifier in the project's file.
  package var id: String { object.id }

  package var name: String { object.string("name") ?? object.string("productName") ?? object.id }

  package var type: ProductType {
    switch object.isa {
    case "PBXAggregateTarget": .aggregate
    case "PBXLegacyTarget": .legacy
    default: ProductType(identifier: productTypeIdentifier)
    }
  }

  var productTypeIdentifier: String { object.string("productType") ?? "" }

  /// The product's file name as the project's file has it, as `App.app`.
  package var productFileName: String? {
    guard let reference = project.objects[object.string("productReference")] else { return nil }
    return (reference.string("path") ?? reference.string("name"))?.lastPathPart
  }

  /// The names of the target's build configurations.
  package var configurations: [String] { BuildConfigurations(of: object, in: project).names }

  /// The settings in a configuration, as `Debug`.
  ///
  /// - Parameters:
  ///   - configuration: The name; where the target has none of that name, its default one serves.
  ///   - overrides: Settings that beat all others, as those of a command line.
  ///   - configurationFile: An `.xcconfig` file whose settings beat the target's.
  /// - Returns: The settings, with notes on what was odd where they come from.
  package func settings(
    configuration: String = "Debug", overrides: [String: String] = [:],
    configurationFile: String? = nil
  ) -> BuildSettings {
    let context = SettingContext(configuration: configuration)
    var notes: [Note] = []
    var layers = [DefaultSettings.layer(for: self, in: context)]
    layers += BuildConfigurations(of: project.objects.root, in: project)
      .layers(named: configuration, for: "the project “\(project.name)”", notes: &notes)
    layers += BuildConfigurations(of: object, in: project)
      .layers(named: configuration, for: "the target “\(name)”", notes: &notes)
    if let configurationFile {
      let file = ConfigurationFile(path: configurationFile)
      notes += file.notes
      layers.append(SettingLayer(origin: configurationFile, file.assignments))
    }
    layers.append(SettingLayer(origin: "the command line", values: overrides))
    return BuildSettings(layers: layers, context: context, notes: notes)
  }

  /// Why the target isn't built here, in a sentence; nil when it is.
  package func reasonToSkip(_ settings: BuildSettings) -> String? {
    let what = "the target “\(name)”"
    switch type {
    case .appExtension:
      return "\(what) is an app extension: it is skipped, the app's tests run without it."
    case .watch: return "\(what) is for Apple Watch: it is skipped."
    case .appClip: return "\(what) is an app clip: it is skipped."
    case .tool: return "\(what) is a command line tool: it is skipped."
    case .aggregate:
      return "\(what) only groups other targets and scripts: it makes nothing itself."
    case .legacy: return "\(what) is built by another program: it is skipped."
    case .other(let type): return "\(what) makes a product of the kind “\(type)”: it is skipped."
    default: break
    }
    return settings.foreignPlatform.map { "\(what) isn't for iOS (\($0)): it is skipped." }
  }

  /// A note about this target.
  package func note(_ sentence: String) -> Note {
    Note(project.file, line: project.objects.line(object), sentence)
  }
}

extension XcodeTarget: Hashable {
  package static func == (one: XcodeTarget, other: XcodeTarget) -> Bool {
    one.id == other.id && one.project.path == other.project.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
