import Foundation
import ReviewRecords

/// What the sources of a fetched package import and name, by which it is decided whether SwiftPM can build it by itself.
struct PackageNeeds {
  /// Why it can't, in words that follow a colon; nil where it can.
  private(set) var reasonToAdapt: String?
  /// The packages that its targets use.
  private(set) var packages: [String] = []

  /// Modules of Vitrine's: what a package does with them has to be compiled with them, even where it does without
  /// on Linux.
  private static let frameworks = VitrineLibraries.modules.subtracting(["os", "OSLog"]).union([
    "QuartzCore", "SwiftUICore",
  ]).union(VitrineLibraries.overlays.keys)

  /// - Parameters:
  ///   - source: The package.
  ///   - others: All packages.
  ///   - cache: Where it is kept what the files of a commit import and name.
  init(
    _ source: PackageImporter.Source, among others: [PackageImporter.Source], cache: ScratchFolder
  ) {
    let targets = Self.reachable(source)
    let own = Set(source.description.targets.map(\.name))
    for dependency in targets.flatMap(\.dependencies)
    where dependency.condition?.holds(traits: source.traits) ?? true {
      if dependency.package == nil, own.contains(dependency.name) { continue }
      let package =
        dependency.package
        ?? others.first { other in
          other.description.products.contains { $0.name == dependency.name }
        }?.identity
      if let package, !packages.contains(package) { packages.append(package) }
    }
    if let macro = targets.first(where: { $0.type == "macro" }) {
      reasonToAdapt = "its macros (\(macro.name)) are compiled with the swift-syntax that is here"
      return
    }
    let words = Self.words(of: source, targets: targets, cache: cache)
    let imports = words.imports
    let known = Self.toolchain.union(
      others.flatMap(\.description.targets).map(\.name.moduleName))
    if let module = imports.all.intersection(Self.frameworks).sorted().first {
      reasonToAdapt = "it imports \(module)"
    } else if let module = imports.always.subtracting(known).sorted().first {
      reasonToAdapt = "it imports \(module), which Linux does not have"
    } else if !imports.knowsLinux, imports.all.isDisjoint(with: Self.ofLinux) {
      reasonToAdapt = words.names.reason.map { "it \($0)" }
    }
  }

  /// What sources say.
  private struct Words: Codable {
    var imports: SourceImports
    var names: AppleNames
  }

  /// The targets that its products are made of, and those that these need.
  static func reachable(_ source: PackageImporter.Source) -> [PackageDescription.Target] {
    let package = source.description
    var names: Set<String> = []
    var found: [PackageDescription.Target] = []
    var open = package.products.flatMap(\.targets)
    while let name = open.popLast() {
      guard names.insert(name).inserted,
        let target = package.targets.first(where: { $0.name == name }),
        !["plugin", "test", "executable", "snippet"].contains(target.type)
      else { continue }
      found.append(target)
      // What macros are made of runs in the compiler, not in the app.
      if target.type == "macro" { continue }
      open += target.dependencies.filter {
        $0.package == nil && $0.condition?.holds(traits: source.traits) ?? true
      }.map(\.name)
    }
    return found
  }

  private static func words(
    of source: PackageImporter.Source, targets: [PackageDescription.Target], cache: ScratchFolder
  ) -> Words {
    let file = source.resolved?.revision.map {
      "Manifests/words-\(StableHash.text(of: "\(source.folder.path) \($0)")).json"
    }
    if let file, let kept = FileManager.default.contents(atPath: cache.path(file)),
      let words = try? JSONDecoder().decode(Words.self, from: kept)
    {
      return words
    }
    let files = targets.filter { $0.type == "regular" }.flatMap {
      PackageFiles(of: $0, in: source.folder).sources
    }
    let words = Words(imports: SourceImports(of: files), names: AppleNames(of: files))
    if let file, let data = try? JSONEncoder().encode(words) {
      try? cache.write(data, to: file)
    }
    return words
  }

  /// Modules that Linux alone has: who imports one has looked after the rest too.
  private static let ofLinux: Set = ["FoundationNetworking", "FoundationXML", "Glibc", "Musl"]

  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing",
    "Observation", "RegexBuilder", "Synchronization", "Distributed", "CoreFoundation", "Cxx",
    "_Concurrency", "_StringProcessing", "_Differentiation", "_Volatile", "PackagePlugin",
  ]
}
