import Foundation
import XcodeProjects

extension ProjectPlanner {
  /// Plans the bundle of a target, with the bundles of resources that are copied into it.
  mutating func addBundle(
    of target: XcodeTarget, to module: inout ProjectModule, _ survey: Survey
  ) throws {
    let settings = survey.settings
    // What a library without a bundle needs goes into the product that it is linked with.
    if target.type == .staticLibrary || target.type == .dynamicLibrary { return }
    let name = settings.fullProductName
    let path =
      switch module.kind {
      case .app, .uiTests: name
      case .framework: "Frameworks/\(name)"
      case .unitTests:
        modules[module.host ?? ""]?.bundle.map { "\($0.path)/PlugIns/\(name)" } ?? name
      }
    var files = BundleContents(
      survey.contents.resources.map { BundlePlan.Item($0.url, to: $0.destination) },
      of: .target(settings))
    for model in survey.contents.sources where model.kind == .dataModel {
      files.addModel(at: model.url)
      files.addModelClasses(of: model.url)
    }
    try files.addPropertyList(of: target, settings)
    var plan = BundlePlan(
      path: path, executable: settings.executableName, identifier: settings.bundleIdentifier)
    plan.items = files.items
    plan.made = files.made
    module.generated += files.generated
    for note in files.notes { tell(note) }
    for bundle in resourceBundles(of: target, survey) { try add(bundle, to: &plan) }
    module.bundle = plan
  }

  /// The bundles of resources that Xcode would put into the product of a target: those that it copies, and for apps
  /// those of the libraries without a bundle of their own.
  private func resourceBundles(of target: XcodeTarget, _ survey: Survey) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    func take(_ target: XcodeTarget, _ contents: TargetContents, _ settings: BuildSettings) {
      for dependency in workspace.dependencies(of: target, settings, contents: contents) {
        let other = dependency.target
        if other.type == .bundle {
          let isMeant =
            contents.embeddedBundles.contains(other.productFileName ?? "")
            || target.type == .staticLibrary
            || target.type == .dynamicLibrary || target.type == .aggregate
          if isMeant, !found.contains(other) { found.append(other) }
        } else if other.type == .staticLibrary || other.type == .dynamicLibrary,
          let survey = surveys[other]
        {
          take(other, survey.contents, survey.settings)
        }
      }
    }
    take(target, survey.contents, survey.settings)
    return found
  }

  private mutating func add(_ target: XcodeTarget, to plan: inout BundlePlan) throws {
    let survey = try survey(target)
    let folder = survey.settings.fullProductName
    var files = BundleContents(
      survey.contents.resources.map { BundlePlan.Item($0.url, to: $0.destination) },
      of: .resources)
    try files.addPropertyList(of: target, survey.settings)
    for note in survey.contents.notes.map(\.description) + files.notes { tell(note) }
    plan.items += files.items.map { BundlePlan.Item($0.source, to: "\(folder)/\($0.destination)") }
    plan.made += files.made.map { .init("\(folder)/\($0.destination)", $0.contents) }
  }
}
