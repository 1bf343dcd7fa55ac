/// Where the files of a build phase go.
enum PhasePlace: Equatable {
  case sources
  case headers
  case frameworks
  case resources
  /// Into this folder of the bundle.
  case copied(String)

  /// The place of a phase; nil when nothing that its files do matters here, as with the embedding of
  /// frameworks and extensions.
  init?(_ phase: ProjectObject, _ settings: BuildSettings) {
    switch phase.isa {
    case "PBXSourcesBuildPhase": self = .sources
    case "PBXHeadersBuildPhase": self = .headers
    case "PBXFrameworksBuildPhase": self = .frameworks
    case "PBXResourcesBuildPhase": self = .resources
    case "PBXCopyFilesBuildPhase":
      let place = phase.string("dstSubfolder") ?? phase.string("dstSubfolderSpec") ?? ""
      guard ["1", "7", "6", "Wrapper", "Resources", "Executables"].contains(place) else {
        return nil
      }
      self = .copied(settings.expand(phase.string("dstPath") ?? ""))
    default: return nil
    }
  }

  /// What Xcode calls the phase.
  var name: String {
    switch self {
    case .sources: "Compile Sources"
    case .headers: "Headers"
    case .frameworks: "Link Binary With Libraries"
    case .resources: "Copy Bundle Resources"
    case .copied: "Copy Files"
    }
  }
}

/// The platforms that something in a project is limited to.
enum PlatformFilter {
  /// Whether iOS is among them; without a filter it is.
  static func allows(_ object: ProjectObject) -> Bool {
    let filters = object.strings("platformFilters") + object.strings("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }
}
