import Foundation
import XcodeProjects

/// What Xcode makes for a bundle out of the files of its target: the property list, the tables of string catalogues,
/// and the Swift names of assets and strings.
struct BundleContents {
  private(set) var items: [BundlePlan.Item] = []
  private(set) var made: [BundlePlan.MadeFile] = []
  private(set) var generated: [ProjectModule.GeneratedSource] = []
  private(set) var notes: [String] = []

  /// What resources become.
  ///
  /// - Parameters:
  ///   - resources: What the target copies, each with its place in the bundle.
  ///   - settings: The settings of the target; nil for the target of a package.
  ///   - bundle: The expression for the bundle in Swift; nil for that of a class of the module.
  init(_ resources: [BundlePlan.Item], settings: BuildSettings?, bundle: String? = nil) {
    var catalogues: [AssetCatalog] = []
    for resource in resources {
      switch resource.source.pathExtension {
      case "xcstrings": compile(resource, settings: settings, bundle: bundle)
      case "xcassets":
        catalogues.append(AssetCatalog(path: resource.source.path))
        items.append(resource)
      default: items.append(resource)
      }
    }
    guard let settings, !catalogues.isEmpty else { return }
    let symbols = GeneratedAssetSymbols(catalogues, settings)
    notes += symbols.notes.map(\.description)
    if let source = symbols.source {
      generated.append(.init(GeneratedAssetSymbols.fileName, Self.adapted(source, bundle: bundle)))
    }
  }

  /// Adds the property list of a target.
  ///
  /// - Throws: `ToolError` when a written one can't be read.
  mutating func addPropertyList(of target: XcodeTarget, _ settings: BuildSettings) throws {
    do {
      let list = try InfoPlist(target, settings)
      notes += list.notes.map(\.description)
      made.append(.init("Info.plist", try list.data()))
    } catch let error as ProjectError {
      throw ToolError(error.description)
    }
  }

  private mutating func compile(
    _ resource: BundlePlan.Item, settings: BuildSettings?, bundle: String?
  ) {
    do {
      let catalogue = try StringCatalog(path: resource.source.path)
      for table in catalogue.compiled() {
        let place = "\(table.language).lproj/\(table.table)"
        made.append(.init("\(place).strings", table.stringsFile))
        if let variations = try table.stringsDictionaryFile() {
          made.append(.init("\(place).stringsdict", variations))
        }
      }
      guard settings?.flag("STRING_CATALOG_GENERATE_SYMBOLS") == true else { return }
      let symbols = GeneratedStringSymbols(catalogue)
      notes += symbols.notes.map(\.description)
      if let source = symbols.source {
        generated.append(.init(symbols.fileName, Self.adapted(source, bundle: bundle)))
      }
    } catch {
      notes.append("\(error)")
    }
  }

  /// Sources as Xcode generates them, on Linux.
  private static func adapted(_ source: String, bundle: String?) -> String {
    source.replacingOccurrences(
      of: "import Foundation\n", with: "import Foundation\nimport FoundationAdditions\n"
    ).replacingOccurrences(
      of: "Bundle(for: ResourceBundleClass.self)",
      with: bundle ?? "Bundle.of(ResourceBundleClass.self)")
  }
}
