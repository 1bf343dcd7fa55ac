import Foundation
import XcodeProjects

/// What Xcode makes for a bundle out of the files of its target: the property list, the tables of string catalogues,
/// models of Core Data, and the Swift names of assets and strings.
struct BundleContents {
  private(set) var items: [BundlePlan.Item] = []
  private(set) var made: [BundlePlan.MadeFile] = []
  private(set) var generated: [ProjectModule.GeneratedSource] = []
  private(set) var notes: [String] = []
  private var catalogues: [AssetCatalog] = []

  /// Who owns the files, which says what Swift names they get.
  enum Owner {
    /// A target with these settings.
    case target(BuildSettings)
    /// The target of a package, which has none.
    case package
    /// A bundle without sources.
    case resources

    /// Names of assets; nil for none.
    fileprivate var assetSymbols: GeneratedAssetSymbols.Options? {
      switch self {
      case .target(let settings): .init(settings)
      case .package: .init()
      case .resources: nil
      }
    }

    /// Whether keys of string catalogues get names; those of packages, which can say nothing of it, do.
    fileprivate var hasStringSymbols: Bool {
      switch self {
      case .target(let settings): settings.flag("STRING_CATALOG_GENERATE_SYMBOLS") == true
      case .package: true
      case .resources: false
      }
    }

    /// The bundle, in Swift.
    fileprivate var bundle: String {
      if case .package = self { "Bundle.module" } else { "Bundle.of(ResourceBundleClass.self)" }
    }
  }

  /// What resources become.
  ///
  /// - Parameters:
  ///   - resources: What the target copies, each with its place in the bundle.
  ///   - owner: Whose they are.
  init(_ resources: [BundlePlan.Item], of owner: Owner) {
    for resource in resources {
      switch resource.source.pathExtension {
      case "xcstrings": compile(resource, of: owner)
      case "xcdatamodeld", "xcdatamodel":
        addModel(at: resource.source)
        if case .package = owner { addModelClasses(of: resource.source) }
      case "xcassets":
        catalogues.append(AssetCatalog(path: resource.source.path))
        items.append(resource)
      default: items.append(resource)
      }
    }
    guard let options = owner.assetSymbols, !catalogues.isEmpty else { return }
    let symbols = GeneratedAssetSymbols(catalogues, options)
    notes += symbols.notes.map(\.description)
    if let source = symbols.source {
      generated.append(.init(GeneratedAssetSymbols.fileName, Self.adapted(source, for: owner)))
    }
  }

  /// Adds the property list of a target.
  ///
  /// - Throws: `ToolError` when a written one can't be read.
  mutating func addPropertyList(of target: XcodeTarget, _ settings: BuildSettings) throws {
    do {
      var list = try InfoPlist(target, settings)
      list.add(catalogues, settings)
      notes += list.notes.map(\.description)
      notes += list.missingFonts(among: items.map(\.destination), target: target.name)
      if list["NSAppTransportSecurity"] != nil {
        notes.append(
          "\(target.name): NSAppTransportSecurity in Info.plist says nothing here: every connection is "
            + "allowed.")
      }
      made.append(.init("Info.plist", try list.data()))
      translate(list)
    } catch let error as ProjectError {
      throw ToolError(error.description)
    }
  }

  /// Adds a model of Core Data, as described, where the compiled one is looked for.
  mutating func addModel(at url: URL) {
    let model = DataModel(path: url.path)
    notes += model.notes.map(\.description)
    do {
      for (place, contents) in try model.compiled().sorted(by: { $0.key < $1.key }) {
        made.append(.init(place, contents))
      }
    } catch {
      notes.append("\(url.path): \(error.localizedDescription)")
    }
  }

  /// Adds the classes that Xcode makes of a model among the sources of a target.
  mutating func addModelClasses(of url: URL) {
    let classes = GeneratedModelClasses(DataModel(path: url.path))
    notes += classes.notes.map(\.description)
    if let source = classes.source { generated.append(.init(classes.fileName, source)) }
  }

  /// Gives each language its own property list in place of the words that `InfoPlist.strings` has.
  private mutating func translate(_ list: InfoPlist) {
    func isTable(_ place: String) -> Bool {
      place.hasSuffix(".lproj/InfoPlist.strings")
    }
    let tables = items.filter { isTable($0.destination) }.map {
      BundlePlan.MadeFile(
        $0.destination, FileManager.default.contents(atPath: $0.source.path) ?? Data())
    }
    for table in tables + made.filter({ isTable($0.destination) }) {
      guard let translated = try? list.translated(by: table.contents) else { continue }
      items.removeAll { $0.destination == table.destination }
      made.removeAll { $0.destination == table.destination }
      made.append(.init(table.destination, translated))
    }
  }

  private mutating func compile(_ resource: BundlePlan.Item, of owner: Owner) {
    do {
      let catalogue = try StringCatalog(path: resource.source.path)
      for table in catalogue.compiled() {
        let place = "\(table.language).lproj/\(table.table)"
        made.append(.init("\(place).strings", table.stringsFile))
        if let variations = try table.stringsDictionaryFile() {
          made.append(.init("\(place).stringsdict", variations))
        }
      }
      guard owner.hasStringSymbols else { return }
      let symbols = GeneratedStringSymbols(catalogue)
      notes += symbols.notes.map(\.description)
      if let source = symbols.source {
        generated.append(.init(symbols.fileName, Self.adapted(source, for: owner)))
      }
    } catch {
      notes.append("\(error)")
    }
  }

  /// Sources as Xcode generates them, on Linux.
  private static func adapted(_ source: String, for owner: Owner) -> String {
    source.replacingOccurrences(
      of: "import Foundation\n", with: "import Foundation\nimport FoundationAdditions\n"
    ).replacingOccurrences(of: "Bundle(for: ResourceBundleClass.self)", with: owner.bundle)
  }
}
