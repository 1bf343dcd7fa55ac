import Foundation
import XcodeProjects

/// What targets hold besides Swift.
extension ProjectPlanner {
  /// What a library's target is, as far as its languages go.
  enum Language {
    case swift
    /// C, which is compiled as it is.
    case clang(ProjectModule)
    /// Something that can't be built here, or in whose place there is a stand-in.
    case none
  }

  /// Looks at a target that makes a library.
  mutating func language(of target: XcodeTarget, _ survey: Survey) -> Language {
    let name = survey.settings.moduleName
    if stubs[name] != nil { return .none }
    let code = Self.code(in: survey.contents)
    guard survey.sources.isEmpty, !code.isEmpty else { return .swift }
    if code.contains(where: Self.isObjectiveC) {
      tell(
        "\(target.name) is left out, since it is written in Objective-C. A stand-in serves: vitrine stub \(name)"
      )
      return .none
    }
    var module = ProjectModule(name: name, target: target.name, kind: .framework)
    let headers = survey.contents.headers.map(\.path)
    let shown = headers.filter { BridgingHeader.isPlain($0) }
    let (native, made) = NativeTarget.code(
      name, sources: code, headers: shown, others: headers, survey.settings)
    module.native = native
    module.generated = made
    return .clang(module)
  }

  /// The sources in the languages of C, without the empty ones of CocoaPods.
  private static func code(in contents: TargetContents) -> [String] {
    contents.sources.filter { $0.kind == .clang && !$0.path.hasSuffix("-dummy.m") }.map(\.path)
  }

  private static func isObjectiveC(_ path: String) -> Bool {
    ["m", "mm"].contains(URL(fileURLWithPath: path).pathExtension)
  }

  // MARK: Beside Swift

  /// Adds the C code of a target that is mostly Swift, and what the header gives that all its Swift files see.
  mutating func addForeign(
    of target: XcodeTarget, to module: inout ProjectModule, _ survey: Survey
  ) {
    let code = Self.code(in: survey.contents)
    let plain = code.filter { !Self.isObjectiveC($0) }
    guard let shared = SharedHeader(of: target, survey) else {
      noteLeftOut(code, of: target)
      return
    }
    let path = shared.path
    let header = BridgingHeader(
      path: path, folders: Self.folders(of: survey), module: module.name,
      others: module.dependencies)
    module.settings.implicitImports += header.modules
    if header.modules.contains("Foundation") || header.modules.contains("UIKit") {
      module.settings.implicitImports.append("FoundationAdditions")
    }
    addObjectiveC(of: header, shared, target, to: &module)
    noteLeftOut(code.filter(Self.isObjectiveC), of: target)
    guard !header.headers.isEmpty else {
      noteLeftOut(plain, of: target)
      return
    }
    let suffix = shared.isPublic ? "UmbrellaHeader" : "BridgingHeader"
    var below = ProjectModule(
      name: "\(module.name)_\(suffix)", target: "\(target.name) (C)", kind: .framework)
    let (native, made) = NativeTarget.code(
      below.name, sources: plain, headers: header.headers,
      others: survey.contents.headers.map(\.path).filter { BridgingHeader.isPlain($0) },
      survey.settings)
    below.native = native
    below.generated = made
    if plain.isEmpty {
      // SwiftPM wants something to compile.
      below.generated.append(.init("Empty.c", "// Only headers.\n"))
    }
    add(below)
    module.dependencies.append(below.name)
    module.settings.implicitImports.append(below.name)
    if shared.isPublic {
      // Who imports the framework sees them too.
      module.generated.append(.init("\(below.name).swift", "@_exported import \(below.name)\n"))
    }
  }

  /// Lets the Swift files see the stand-ins for what a header gives of Objective-C, or tells how to have some.
  private mutating func addObjectiveC(
    of header: BridgingHeader, _ shared: SharedHeader, _ target: XcodeTarget,
    to module: inout ProjectModule
  ) {
    let standIn = ObjectiveCNames.module(of: module.name)
    var missing = header.missing
    var advice = ""
    if stubs[standIn] != nil {
      module.dependencies.append(standIn)
      module.settings.implicitImports.append(standIn)
      missing.removeAll { $0.hasSuffix("which is Objective-C") }
    } else if let first = ObjectiveCNames.declared(in: header.objectiveC).first {
      advice = " Stand-ins for what is Objective-C serve: vitrine stub \(first)"
    }
    guard !missing.isEmpty else { return }
    tell(
      "\(target.name): of what the \(shared.role) header \(shared.path) imports, this is missing: "
        + missing.joined(separator: "; ") + "." + advice)
  }

  /// The folders in which headers are looked for by their names.
  static func folders(of survey: Survey) -> [String] {
    let root = survey.settings.string("SRCROOT")
    let named = ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"].flatMap(survey.settings.list)
      .flatMap { path -> [String] in
        let isDeep = path.hasSuffix("/**")
        let path = isDeep ? String(path.dropLast(3)) : path
        let folder = path.hasPrefix("/") ? path : "\(root)/\(path)"
        guard isDeep else { return [folder] }
        let inside = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return [folder]
          + inside.filter { $0.hasSuffix(".h") }.map {
            URL(fileURLWithPath: "\(folder)/\($0)").deletingLastPathComponent().path
          }
      }
    let files = survey.contents.headers.map(\.path) + code(in: survey.contents)
    let beside = files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return [root] + named + Array(Set(beside)).sorted()
  }

  // MARK: What is left out

  private mutating func noteLeftOut(_ code: [String], of target: XcodeTarget) {
    guard !code.isEmpty else { return }
    tell(
      "\(target.name) is built without what is not Swift: "
        + "\(code.map { URL(fileURLWithPath: $0) }.namedBriefly). What these declare is missing.")
  }

  mutating func noteForeign(
    _ contents: TargetContents, of target: XcodeTarget, _ settings: BuildSettings
  ) {
    let models = contents.sources.filter { $0.kind == .dataModel }.map(\.url)
    if !models.isEmpty {
      tell(
        "\(target.name): \(models.namedBriefly): Core Data has no store here. What fetches or makes objects "
          + "fails by name; the rest runs.")
    }
    let definitions = contents.sources.filter { $0.kind == .intentDefinition }.map(\.url)
    if !definitions.isEmpty {
      tell(
        "\(target.name): \(definitions.namedBriefly): the classes that Xcode writes for its intents are missing. "
          + "What names them does not compile; the intents of the system are there.")
    }
    let known: [FileKind] = [.swift, .clang, .dataModel, .intentDefinition]
    let others = contents.sources.filter { !known.contains($0.kind) }.map(\.url)
    if !others.isEmpty {
      tell(
        "\(target.name) is built without what is not Swift: \(others.namedBriefly). "
          + "What these declare is missing.")
    }
    for product in contents.frameworks {
      guard case .binary(let path) = product.source, stubs[product.name.moduleName] == nil else {
        continue
      }
      tell(
        "\(target.name): \(path) is built for Apple's systems and is left out, with what sources import of "
          + "it. A stand-in serves: vitrine stub \(product.name.moduleName)")
    }
    for plugin in target.plugins { tell("\(target.name): the plug-in \(plugin) is not run.") }
    if !settings.droppedSwiftFlags.isEmpty {
      let flags = settings.droppedSwiftFlags.joined(separator: " ")
      tell("\(target.name): these options of the compiler mean nothing here: \(flags)")
    }
  }
}
