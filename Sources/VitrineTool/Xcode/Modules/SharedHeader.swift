import Foundation
import XcodeProjects

/// The header of which all Swift files of a target see what it imports: a bridging header, or the umbrella header of a
/// framework.
struct SharedHeader: Equatable {
  /// Absolute.
  var path: String
  /// Whether those who import the module see it too.
  var isPublic: Bool

  /// What Xcode calls it, before "header".
  var role: String { isPublic ? "umbrella" : "bridging" }

  /// Finds that of a target; nil if it has none.
  init?(of target: XcodeTarget, _ survey: ProjectPlanner.Survey) {
    if let path = survey.settings.bridgingHeader {
      self.init(path: path, isPublic: false)
    } else if [.framework, .staticFramework].contains(target.type),
      let name = Self.umbrellaName(survey.settings),
      let header = survey.contents.headers.first(where: { $0.url.lastPathComponent == name })
    {
      self.init(path: header.path, isPublic: true)
    } else {
      return nil
    }
  }

  private init(path: String, isPublic: Bool) {
    self.path = path
    self.isPublic = isPublic
  }

  /// The file name of the header that a framework's module map names, or would name if Xcode writes it.
  private static func umbrellaName(_ settings: BuildSettings) -> String? {
    if let map = settings.path("MODULEMAP_FILE") {
      guard let text = try? String(contentsOfFile: map, encoding: .utf8),
        let start = text.range(of: "umbrella header \"")?.upperBound
      else { return nil }
      let name = text[start...].prefix { $0 != "\"" }
      return URL(fileURLWithPath: String(name)).lastPathComponent
    }
    return settings.flag("DEFINES_MODULE") == true ? "\(settings.moduleName).h" : nil
  }
}
