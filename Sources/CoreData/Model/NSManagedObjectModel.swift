import Foundation

/// The entities that objects are of.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.model = self } }
  }
  private var configurationEntities: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// Differs from Apple's: kept, and read by nobody here; no text is translated by it.
  open var localizationDictionary: [String: String]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() { super.init() }

  /// Differs from Apple's: the file is not read, so that the model has no entities; nil if there is no such file.
  public convenience init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
  }

  /// Differs from Apple's: the model has no entities.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  /// The entities of several models in one; nil if there are no models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Configurations

  open var configurations: [String] { configurationEntities.keys.sorted() }

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return configurationEntities[configuration]
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    configurationEntities[name] = entities
  }

  // MARK: Templates

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    templates
  }

  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]
  }

  open func setFetchRequestTemplate(
    _ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = request
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    copy.entities = entities.map(\.duplicate)
    copy.configurationEntities = configurationEntities
    copy.templates = templates
    copy.localizationDictionary = localizationDictionary
    copy.versionIdentifiers = versionIdentifiers
    return copy
  }
}
