import Foundation
import XcodeProjects

/// What the Swift files of a target see of its Objective-C by a bridging header: names, since it can't be built here.
struct ObjectiveCNames: Equatable {
  /// The module that stands in for what they name.
  var module: String
  /// Classes, protocols and enumerations.
  var names: [String]
  /// The Swift sources that see them, absolute.
  var files: [String]

  /// The module that stands in for a target's Objective-C, as `Vitrine/Stubs/Shop_ObjectiveC.swift`.
  static func module(of name: String) -> String { "\(name)_ObjectiveC" }

  /// What headers declare, in their order; names that they only announce are left out.
  static func declared(in headers: [String]) -> [String] {
    var names: [String] = []
    let forms = [
      /@interface\s+(\w+)\s*(?:<[^>]*>)?\s*:/,
      /@protocol\s+(\w+)\s*(?:<[^>]*>)?\s*(?![\s\w;,<])/,
      /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/,
    ]
    for header in headers {
      guard let text = try? String(contentsOfFile: header, encoding: .utf8) else { continue }
      for name in forms.flatMap({ text.matches(of: $0).map { String($0.1) } })
      where !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension XcodeWorkspace {
  /// The names of Objective-C that Swift sources of targets see.
  var objectiveCNames: [ObjectiveCNames] {
    targets.compactMap { target in
      let settings = target.settings()
      guard target.reasonToSkip(settings) == nil else { return nil }
      let survey = ProjectPlanner.Survey(
        settings: settings, contents: target.contents(settings), sources: [])
      guard let shared = SharedHeader(of: target, survey) else { return nil }
      let header = BridgingHeader(
        path: shared.path, folders: ProjectPlanner.folders(of: survey),
        module: settings.moduleName, others: [])
      let names = ObjectiveCNames.declared(in: header.objectiveC)
      guard !names.isEmpty else { return nil }
      return ObjectiveCNames(
        module: ObjectiveCNames.module(of: settings.moduleName), names: names,
        files: survey.contents.sources.filter { $0.kind == .swift }.map(\.path))
    }
  }
}
