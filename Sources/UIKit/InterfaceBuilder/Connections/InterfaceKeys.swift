import Foundation
import FoundationAdditions

/// What storyboards and xibs reach by name in classes of the app and of UIKit.
@MainActor
enum InterfaceKeys {
  enum Outcome {
    case done
    /// The property is of that type.
    case otherType(String)
    /// The class has these keys.
    case unknown([String])
  }

  // MARK: Properties

  static func set(_ value: Any?, forKey key: String, of object: NSObject) -> Outcome {
    switch KeyValueCoding.set(value, forKey: key, of: object) {
    case .done: return took(value, forKey: key, of: object)
    case .wrongType(let expected): return .otherType(expected)
    case .readOnly: return .otherType("no value: it can only be read")
    case .unknownKey: break
    }
    // Classes may take all keys.
    for name in ["setValue:forKey:", "setValue:forUndefinedKey:"]
    where ClassTable.method(Selector(name), of: object) != nil {
      object.setValue(value, forKey: key)
      return .done
    }
    return .unknown(ClassTable.keys(of: type(of: object)))
  }

  /// An optional property takes an object of another class as nil.
  private static func took(_ value: Any?, forKey key: String, of object: NSObject) -> Outcome {
    guard value != nil, let property = ClassTable.property(key, of: object),
      case .some(.none) = KeyValueCoding.value(forKey: key, of: object)
    else { return .done }
    return .otherType(String(describing: property.valueType))
  }

  /// Nothing happens where an object on the way is nil, as on iOS.
  static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) -> Outcome {
    guard let dot = path.firstIndex(of: ".") else { return set(value, forKey: path, of: object) }
    let key = String(path[..<dot])
    guard ClassTable.property(key, of: object) != nil else {
      return .unknown(ClassTable.keys(of: type(of: object)))
    }
    guard let next = object.value(forKey: key) as? NSObject else { return .done }
    return set(value, forKeyPath: String(path[path.index(after: dot)...]), of: next)
  }

  // MARK: Classes and methods

  static func registeredClass(named name: String, module: String?) -> AnyClass? {
    ClassTable.class(named: name, module: module)
  }

  /// An object of the app's that is no part of UIKit may have the method all the same.
  static func awake(_ object: NSObject) {
    let selector = Selector("awakeFromNib")
    guard ClassTable.method(selector, of: object) != nil else { return }
    ActionDispatch.send(selector, to: object, with: [])
  }

  /// What a method gives; an object without it has made a mistake, which is told.
  static func call(_ selector: String, on object: NSObject, _ arguments: [Any?]) -> Any? {
    ActionDispatch.perform(Selector(selector), on: object, with: arguments)?.takeUnretainedValue()
  }
}
