import Foundation
import FoundationAdditions

extension NSEntityDescription {
  /// The entity of a name in the model that the context's coordinator has; nil if it has others alone.
  ///
  /// Differs from Apple's: a model without entities, as each that comes from a file, gives any name a description.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    guard let model = context.model, !model.entities.isEmpty else {
      return NSEntityDescription(named: entityName, className: entityName)
    }
    return model.entitiesByName[entityName]
  }

  /// Differs from Apple's: fails, as there is no store, and gives an object that is in no store.
  ///
  /// The object is of the class that the entity names, or of the class with the entity's name.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NoStore.fail("NSEntityDescription.insertNewObject(forEntityName:into:)")
    let known = entity(forEntityName: entityName, in: context)
    let entity = known ?? NSEntityDescription(named: entityName, className: entityName)
    let className = entity.managedObjectClassName ?? entityName
    if let type = NSClassFromString(objectiveC: className) as? NSManagedObject.Type {
      return NoStore.$hasFailed.withValue(true) { type.init(context: context) }
    }
    let object = NSManagedObject(entity: entity, insertInto: nil)
    object.managedObjectContext = context
    return object
  }

  convenience init(named name: String, className: String) {
    self.init()
    self.name = name
    managedObjectClassName = className
  }
}
